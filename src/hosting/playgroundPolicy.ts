import { siteUrl } from '../site';

/** Name of this site as a source. What is wrong with a malformed address is told by the checks. */
function ownSource(): string {
  const { hostname, origin } = new URL(URL.canParse(siteUrl) ? siteUrl : 'http://localhost');
  // On the machine of a developer, the port may be any.
  return hostname === 'localhost' ? 'http://localhost:*' : origin;
}

/** To WebKit, nothing is at the `'self'` of a document without origin, so the name stands beside it. */
const ownFiles = `'self' ${ownSource()}`;

/** Directives that count in a document's own `<meta>` as well as in a header. */
const directives = [
  "default-src 'none'",
  // What the reader types is compiled and run here, and nowhere else.
  `script-src ${ownFiles} 'unsafe-eval'`,
  `style-src ${ownFiles} 'unsafe-inline'`,
  `img-src ${ownFiles} data: https:`,
  `font-src ${ownFiles} data:`,
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * Policy of the page that runs edited demos. It may evaluate code, so it may do nothing else: no
 * requests, no forms, and `sandbox` takes its origin away even when it is opened by itself.
 */
export const playgroundPolicy = {
  document: directives.join('; '),
  header: [...directives, "frame-ancestors 'self'", 'sandbox allow-scripts'].join('; '),
} as const;
