/**
 * Whether everything is tested in each combination (each page in each theme at each width, each demo
 * in each theme with each tool), as `npm run verify -- --nightly` asks for. By day, a page of each kind
 * is seen in each combination, a page that somebody wrote in both themes and at both widths, and what is
 * made alike from one side: pages that a program makes, translations, demos. Without scripts, a browser
 * shows a page of each kind, and the others are read from the build.
 */
export const eachCombination = process.env.E2E_COMBINATIONS === 'all';
