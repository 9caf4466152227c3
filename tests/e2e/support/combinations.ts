/**
 * Whether everything is tested in each combination (each page in each theme at each width, each demo
 * in each theme with each tool), as `npm run verify -- --nightly` asks for. Else each of them is seen
 * once, and what is made alike in one place for all: a page of each kind in each combination.
 */
export const eachCombination = process.env.E2E_COMBINATIONS === 'all';
