import { tmpdir } from 'node:os';
import path from 'node:path';
import { oneOf, readArguments } from '../../src/command-line/readArguments';
import { UsageError } from '../../src/command-line/UsageError';
import { peerNames, type PeerName } from './peers/types';
import { readerParts, type ReaderPart } from './reader/parts';

/** What can be measured by itself. */
export const parts = ['reader', 'build', 'dev', 'check'] as const;

export type Part = (typeof parts)[number];

/** Corpora that are built unless others are named. */
export const defaultPages = [120, 1000] as const;

/** Fewer pages make no two sections, between which pages link. */
const fewestPages = 12;

/** What a command line asks for. */
export interface Options {
  readonly parts: readonly Part[];
  readonly readerParts: readonly ReaderPart[];
  readonly peers: readonly PeerName[];
  /** Pages of the corpora, the smallest first. */
  readonly pages: readonly number[];
  /** Undefined: as many as the size allows. */
  readonly rounds: number | undefined;
  readonly runs: number;
  readonly clicks: number;
  /** Absolute paths. */
  readonly dir: string;
  readonly cache: string;
  readonly work: string | undefined;
  readonly json: string | undefined;
  readonly reports: string | undefined;
}

const listed = (text: string): string[] => text.split(',').map((item) => item.trim());

function wholeNumber(option: string, text: string, least = 1): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least)) {
    throw new UsageError(`--${option} is "${text}" -> use a whole number, ${least} or more`);
  }
  return value;
}

function oneOrMore<T extends string>(option: string, text: string, allowed: readonly T[]): T[] {
  const named = listed(text).map((name) => oneOf(option, name, allowed));
  return allowed.filter((name) => named.includes(name));
}

function partsOf(positionals: readonly string[]): Part[] {
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new UsageError(`"${unknown}" can't be measured -> use ${parts.join(', ')}`);
  }
  return parts.filter((part) => positionals.length === 0 || positionals.includes(part));
}

/**
 * Reads the command line.
 *
 * @param root - Absolute path of the project.
 * @throws {UsageError} for what it can't do.
 */
export function readOptions(root: string, args?: readonly string[]): Options {
  const { values, positionals } = readArguments({
    ...(args && { args: [...args] }),
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: defaultPages.join(',') },
      rounds: { type: 'string' },
      runs: { type: 'string', default: '5' },
      clicks: { type: 'string', default: '10' },
      peers: { type: 'string', default: peerNames.join(',') },
      only: { type: 'string', default: readerParts.join(',') },
      dir: { type: 'string', default: path.join(root, 'build') },
      // Beside the projects that use them: Astro finds its own components only below a common folder.
      cache: { type: 'string', default: path.join(tmpdir(), 'toolpad-docs-bench') },
      work: { type: 'string' },
      json: { type: 'string' },
      reports: { type: 'string' },
    },
  });
  const { rounds, work, json, reports } = values;
  const pages = listed(values.pages).map((text) => wholeNumber('pages', text, fewestPages));
  return {
    parts: partsOf(positionals),
    readerParts: oneOrMore('only', values.only, readerParts),
    peers: oneOrMore('peers', values.peers, peerNames),
    pages: [...new Set(pages)].sort((a, b) => a - b),
    rounds: rounds === undefined ? undefined : wholeNumber('rounds', rounds),
    runs: wholeNumber('runs', values.runs),
    clicks: wholeNumber('clicks', values.clicks),
    dir: path.resolve(values.dir),
    cache: path.resolve(values.cache),
    work: work === undefined ? undefined : path.resolve(work),
    json: json === undefined ? undefined : path.resolve(json),
    reports: reports === undefined ? undefined : path.resolve(reports),
  };
}
