/** Directives that count in a document's own `<meta>` as well as in a header. */
const directives = [
  "default-src 'none'",
  // What the reader types is compiled and run here, and nowhere else.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self' data:",
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
