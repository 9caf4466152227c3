import { readFileSync } from 'node:fs';
import render from '@docusaurus/core/lib/client/serverEntry';
import { createFileCache } from '../fileCache';
import { renderThroughCache } from '../renderThroughCache';
import type { RenderKeys } from '../renderKeys';

/** Put in by the bundler: absolute paths. */
declare const RENDER_KEYS_FILE: string;
declare const RENDERED_PAGES_FOLDER: string;

const keys = JSON.parse(readFileSync(RENDER_KEYS_FILE, 'utf8')) as RenderKeys;

/** Docusaurus' renderer of pages, which renders what has not been rendered before from the same. */
export default renderThroughCache(render, keys, createFileCache(RENDERED_PAGES_FOLDER));
