/**
 * Origin of the host that serves font stylesheets in the form of Google Fonts. Only demos that ask
 * for such a stylesheet use it. `DOCS_FONT_HOST` names another host; empty, no host is asked.
 */
export const fontHost = process.env.DOCS_FONT_HOST ?? 'https://fonts.googleapis.com';

/** Hosts of stylesheets, and of the files that those name. Google keeps the two apart. */
export const fontHosts = {
  stylesheets: fontHost ? [fontHost] : [],
  files:
    fontHost === 'https://fonts.googleapis.com'
      ? ['https://fonts.gstatic.com']
      : fontHost
        ? [fontHost]
        : [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
