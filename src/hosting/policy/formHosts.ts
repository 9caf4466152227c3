/** Sandboxes that demos are handed over to, by forms that the reader sends off. */
export const formHosts: readonly string[] = ['https://stackblitz.com', 'https://codesandbox.io'];
