import { importedModules } from './importedModules';

/** Components that bring a theme and the base styles with them. */
const THEMED = [
  '@toolpad/core/AppProvider',
  '@toolpad/core/react-router',
  '@toolpad/core/nextjs',
  '@mui/material/CssBaseline',
];

/** Components that fill a window and bring their own space. */
const FULL_BLEED = [
  '@toolpad/core/DashboardLayout',
  '@toolpad/core/PageContainer',
  '@toolpad/core/SignInPage',
  '@toolpad/core/Crud',
];

function importsOneOf(sources: readonly string[], specifiers: readonly string[]): boolean {
  return sources.some((source) =>
    importedModules(source).some(({ specifier }) => specifiers.includes(specifier)),
  );
}

/** True for a demo without a theme of its own: it is put into Material UI's, in the reader's mode. */
export function needsTheme(sources: readonly string[]): boolean {
  return !importsOneOf(sources, THEMED);
}

/** True for a demo that fills the frame; others stand in the middle of it, with space around. */
export function isFullBleed(sources: readonly string[]): boolean {
  return importsOneOf(sources, FULL_BLEED);
}
