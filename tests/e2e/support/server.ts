/** Not the default, so that tests run beside a server that somebody has started. */
export const port = 3210;

export const origin = `http://localhost:${port}`;
