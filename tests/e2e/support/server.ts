/**
 * Port of the server under test. Not the site's default, so that tests run beside a server that
 * somebody has started; `E2E_PORT` sets another, for several runs at a time.
 */
export const port = Number(process.env.E2E_PORT ?? 3210);

export const origin = `http://localhost:${port}`;
