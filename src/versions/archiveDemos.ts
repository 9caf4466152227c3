import fs from 'node:fs';
import path from 'node:path';
import { listDemos } from '../demo-projects/listDemos';
import { demoFiles } from '../demo-projects/projectFiles';
import { readDemo, stylingsOf } from '../demo-projects/readDemo';
import type { DemoListing } from '../demo-projects/types';
import { createFiles } from '../content/files';

/** A demo with its attributes, each a text or an expression in braces. */
const DEMO = /<Demo((?:\s+[a-zA-Z]+=(?:"[^"]*"|\{[^}]*\}))*)\s*\/>/g;
const ATTRIBUTE = /([a-zA-Z]+)="([^"]*)"/g;

/** What of a demo's attributes an archived page keeps. */
const KEPT = ['title', 'description'];

function fence(file: string, styling: string, text: string): string {
  const language = /[^.]+$/.exec(file)?.[0] ?? 'text';
  return `\`\`\`${language} title="${file}"${styling}\n${text.trimEnd()}\n\`\`\``;
}

async function sourceOf(listing: DemoListing, siteDir: string): Promise<string> {
  const read = (file: string): string | undefined => {
    const absolute = path.join(siteDir, file);
    return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
  };
  const stylings = stylingsOf(listing);
  const fences: string[] = [];
  for (const styling of stylings) {
    const { files } = await readDemo(listing, styling, 'TS', read);
    const mark = stylings.length > 1 ? ` styling="${styling}"` : '';
    fences.push(...files.map((file) => fence(file.path, mark, file.text)));
  }
  return fences.join('\n\n');
}

/**
 * A page's text with the source of its demos in their place. A demo runs the current release, and its
 * module will go on with it; an archived page keeps what it was.
 *
 * @param siteDir - Absolute path of the project with the demos.
 * @throws {Error} for a demo that does not exist, or is written in a way that can't be read here.
 */
export async function archiveDemos(text: string, siteDir: string): Promise<string> {
  const listings = new Map(
    listDemos(demoFiles(createFiles(siteDir))).map((listing) => [listing.name, listing]),
  );
  let archived = '';
  let end = 0;
  for (const { 0: element, 1: written = '', index } of text.matchAll(DEMO)) {
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    );
    const listing = listings.get(attributes.get('name') ?? '');
    if (!listing) {
      const line = text.slice(0, index).split('\n').length;
      throw new Error(`${line}:1  the demo of ${element} does not exist -> correct its name`);
    }
    const kept = KEPT.flatMap((key) => {
      const value = attributes.get(key);
      return value === undefined ? [] : [` ${key}="${value}"`];
    });
    const id = path.posix.basename(listing.name);
    archived +=
      text.slice(end, index) +
      `<ArchivedDemo id="${id}"${kept.join('')}>\n\n` +
      `${await sourceOf(listing, siteDir)}\n\n</ArchivedDemo>`;
    end = index + element.length;
  }
  archived += text.slice(end);
  const missed = archived.split('\n').findIndex((line) => /<Demo\b/.test(line));
  if (missed >= 0) {
    throw new Error(
      `${missed + 1}:1  a <Demo> that can't be read -> write it as <Demo name="…" />`,
    );
  }
  return archived;
}
