import type { Bytes } from './types';

const kinds: Readonly<Record<string, keyof Bytes>> = {
  js: 'js',
  mjs: 'js',
  css: 'css',
  woff: 'font',
  woff2: 'font',
  ttf: 'font',
  html: 'html',
};

const pictures = ['avif', 'gif', 'ico', 'jpg', 'jpeg', 'png', 'svg', 'webp'];

/** What a file counts as, by its address; undefined for a picture. */
export function kindOfFile(pathname: string): keyof Bytes | undefined {
  const ending = /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase();
  if (ending === undefined) return 'html';
  return pictures.includes(ending) ? undefined : (kinds[ending] ?? 'other');
}
