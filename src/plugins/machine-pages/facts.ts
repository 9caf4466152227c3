import type { ProductId } from '../../products';

/** What a program that writes code has to know before it reads a page, a sentence each. */
export const facts: Readonly<Record<ProductId, readonly string[]>> = {
  core: [
    'Install exactly `@toolpad/core@0.13.0`; later releases have other APIs, which these pages do not describe.',
    'It needs React 18 or 19, Material UI 6.4 or 7, and MUI X 7; npm also asks for `@mui/x-data-grid-pro` and `-premium`, for which the installation page has a way without a license.',
    'Import from entries such as `@toolpad/core/DashboardLayout`, not from `@toolpad/core`: the root entry and `@toolpad/core/Crud` import `@mui/material/Grid2`, which Material UI 7 lacks; the installation page has the alias.',
    'Samples and demos are TypeScript, and every one is compiled against the published packages.',
  ],
  studio: [
    'Install exactly `@toolpad/studio@0.13.0`, its last release; npm needs the override of the installation page.',
    'An app is a folder of YAML and TypeScript files that the editor writes; its pages can be written by hand by the file schema.',
    'Samples are cut from projects that were built and run with the published package.',
  ],
};
