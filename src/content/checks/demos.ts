import path from 'node:path';
import { demoProblems } from '../../demo-projects/demoProblems';
import type { DemoError } from '../../demo-projects/DemoError';
import { importedModules } from '../../demo-projects/importedModules';
import { demosFolder, listDemos } from '../../demo-projects/listDemos';
import { positionAt } from '../../demo-projects/positionAt';
import { demoFiles } from '../../demo-projects/projectFiles';
import { nearest } from '../../navigation/rules/nearest';
import { attributeProblem, demoAttributes } from '../../remark/demos/attributes';
import { createEntryCheck } from '../missingEntries';
import { nearestPathname } from '../nearestPathname';
import { attributeText } from '../page/jsx';
import type { Attribute, ElementUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const toProblem = ({ file, line, column, what, fix }: DemoError): Problem =>
  problemAt(file, { line, column }, 'content/demo', what, fix);

/** Numbers and booleans stand in braces, which are not read here: only their names are known. */
function isUnread({ name, value }: Attribute): boolean {
  return value === undefined && name in demoAttributes;
}

function attributeProblems(file: string, { attributes }: ElementUse): Problem[] {
  return attributes.flatMap((attribute) => {
    const problem = isUnread(attribute)
      ? undefined
      : attributeProblem(attribute.name, attribute.value);
    return problem
      ? [problemAt(file, attribute, 'content/demo-attribute', problem.what, problem.fix)]
      : [];
  });
}

/** What is left of the path of a demo's file: without the folder of all demos, and without extension. */
function shortName(name: string): string {
  const path = name.replace(/^(?:@site\/|\.?\/)?(?:src\/demos\/)?/, '');
  return path.replace(/\.[jt]sx?$/, '');
}

/** A file of the name that is no demo, and what makes it one. */
function fileProblem(
  name: string,
  modules: readonly string[],
): readonly [message: string, fix: string] | undefined {
  const module = modules.find((file) => shortName(file) === name);
  const folder = path.posix.dirname(name);
  const base = path.posix.basename(name);
  const demo = `${folder}/${base.charAt(0).toUpperCase()}${base.slice(1)}`;
  const renamed = `${demosFolder}/${demo}.tsx`;
  if (module === undefined || listDemos([renamed]).length === 0) return undefined;
  const asWell = demo === name ? '' : `, and write "${demo}"`;
  return [
    `${module} is no demo: their names begin with a capital and end in .tsx`,
    `rename it to ${path.posix.basename(renamed)}${asWell}`,
  ];
}

function nameProblem(
  file: string,
  element: ElementUse,
  names: readonly string[],
  modules: readonly string[],
): Problem | undefined {
  const code = 'content/missing-demo';
  const name = attributeText(element, 'name');
  if (name === undefined) {
    const fix = `add name="…", the path below ${demosFolder} without extension, as plain text`;
    return problemAt(file, element, code, 'the demo has no name', fix);
  }
  if (names.includes(name)) {
    return undefined;
  }
  const at = element.attributes.find((attribute) => attribute.name === 'name') ?? element;
  const short = shortName(name);
  const meant = names.includes(short)
    ? short
    : (nearestPathname(short, names) ?? nearest(short, names));
  if (short !== name || name.startsWith('.')) {
    const fix = meant
      ? `write "${meant}"`
      : `write its path below ${demosFolder}, without extension`;
    return problemAt(file, at, code, `"${name}" is not the name of a demo`, fix);
  }
  const other = fileProblem(name, modules);
  if (other) return problemAt(file, at, code, ...other);
  const module = `${demosFolder}/${name}.tsx`;
  const fix = meant ? `did you mean "${meant}"? Otherwise write ${module}` : `write ${module}`;
  return problemAt(file, at, code, `the demo "${name}" does not exist`, fix);
}

/** Demos that pages show: `<Demo name="core/account/Basic" />` is `src/demos/core/account/Basic.tsx`. */
export function shownDemos({ pages, files }: SiteContent): Problem[] {
  const modules = demoFiles(files).filter((file) => /\.[jt]sx?$/.test(file));
  const names = listDemos(modules).map(({ name }) => name);
  return pages.flatMap(({ file, body }) =>
    (body?.elements ?? [])
      .filter((element) => element.name === 'Demo')
      .flatMap((element) => [
        ...[nameProblem(file, element, names, modules) ?? []].flat(),
        ...attributeProblems(file, element),
      ]),
  );
}

/** Imports of entries that the installed packages do not have. */
function missingEntries({ files }: SiteContent): Problem[] {
  const missingEntry = createEntryCheck(files.root);
  return demoFiles(files)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const text = files.read(file).toString('utf8');
      return importedModules(text).flatMap(({ specifier, offset }) => {
        const missing = missingEntry(specifier);
        if (!missing) return [];
        const at = positionAt(text, offset);
        return [problemAt(file, at, 'content/demo', missing.message, missing.fix)];
      });
    });
}

/** Demos, and what pages say of them. */
export function demos(site: SiteContent): Problem[] {
  const { files } = site;
  const read = (file: string): string | undefined =>
    files.isFile(file) ? files.read(file).toString('utf8') : undefined;
  const inDemos = listDemos(demoFiles(files)).flatMap((listing) => demoProblems(listing, read));
  return [
    ...shownDemos(site),
    ...new Map(inDemos.map((error) => [error.message, toProblem(error)])).values(),
    ...missingEntries(site),
  ];
}
