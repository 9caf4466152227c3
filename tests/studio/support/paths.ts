import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(__dirname, '../../..');

/** Folder of the fixtures; projects are named from here, such as `studio/first-app`. */
export const fixtures = path.join(root, 'tests/fixtures');

/** Folder with the lockfile of what the projects need. */
export const packages = path.join(root, 'tests/studio/packages');
