import type { Root } from 'mdast';

/**
 * True for a page, which begins with front matter. What has none is included by others, which may hand it
 * what it asks for, and have around it what it needs.
 */
export const isPage = (tree: Root): boolean => tree.children[0]?.type === 'yaml';
