import path from 'node:path';

/** Public path of an app that names none. */
export const defaultBase = '/prod';

/** File of Studio's program in a copy of a project. */
export const studioProgram = (project: string) =>
  path.join(project, 'node_modules/@toolpad/studio/cli.mjs');
