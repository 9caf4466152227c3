import fs from 'node:fs';
import path from 'node:path';
import { createFiles, type Files } from '../content/files';
import { productIds } from '../products';
import { demosFolder, listDemos } from './listDemos';
import type { ReadText } from './collectFiles';
import type { DemoListing } from './types';

const projectRoot = path.resolve(__dirname, '../..');

/** Reads a file of this project; undefined where there is none. */
export const readText: ReadText = (file) => {
  const absolute = path.join(projectRoot, file);
  return fs.statSync(absolute, { throwIfNoEntry: false })?.isFile()
    ? fs.readFileSync(absolute, 'utf8')
    : undefined;
};

/** Files in the folders of the products; beside those stand packages and what tests leave behind. */
export function demoFiles(files: Files): string[] {
  return productIds.flatMap((product) => files.list(`${demosFolder}/${product}`));
}

/** The demos of this project, as the disk has them now. */
export function projectDemos(): DemoListing[] {
  return listDemos(demoFiles(createFiles(projectRoot)));
}
