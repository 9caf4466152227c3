// Plain Node.js: it runs before anything else of the project, which may be what can't be read.
import fs from 'node:fs';
import path from 'node:path';

/** Folders of content, code, and files, as they are called at the top of a project. */
const readFolders = /^(?:docs-[\w-]+|\w+_versioned_(?:docs|sidebars)|i18n|src|static)$/;

/** Files that are run, or without which nothing else can be told. What else can't be read is told later. */
const neededFiles = /^(?:src\/(?!demos\/|css\/)|package\.json$|sidebars\.ts$|\w+_versions\.json$)/;

const isDenied = ({ code }) => code === 'EACCES' || code === 'EPERM';

function isReadable(file) {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    return true;
  } catch (error) {
    return !isDenied(error);
  }
}

const folderFault = {
  message: 'this user may not open the folder',
  fix: 'let every user of the project open it',
};

const fileFault = {
  message: 'this user may not read the file',
  fix: 'let every user of the project read it',
};

/**
 * What stands in the way of the user of this process: folders of a project that may not be opened, and
 * files without which nothing of it can be told.
 *
 * @param {string} root - Absolute path of the project.
 * @returns {{ file: string, message: string, fix: string }[]} paths from the root, with slashes.
 */
export function unreadableEntries(root) {
  const found = [];
  const visit = (folder) => {
    let entries;
    try {
      entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
    } catch (error) {
      if (isDenied(error)) found.push({ file: folder || '.', ...folderFault });
      return;
    }
    for (const entry of entries) {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && (folder || readFolders.test(file))) visit(file);
      } else if (neededFiles.test(file) && !isReadable(path.join(root, file))) {
        found.push({ file, ...fileFault });
      }
    }
  };
  visit('');
  return found;
}
