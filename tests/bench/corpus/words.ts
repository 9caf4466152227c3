import type { Random } from './random';

const subjects = [
  ...['account', 'alert', 'archive', 'batch', 'board', 'branch', 'bridge', 'calendar', 'cargo'],
  ...['channel', 'chart', 'checklist', 'contract', 'counter', 'crane', 'customer', 'delivery'],
  ...['device', 'dock', 'document', 'engine', 'estimate', 'export', 'filter', 'fleet', 'forecast'],
  ...['harbor', 'import', 'incident', 'inspection', 'inventory', 'invoice', 'journal', 'label'],
  ...['ledger', 'license', 'manifest', 'market', 'message', 'meter', 'notice', 'order', 'parcel'],
  ...['payment', 'permit', 'pilot', 'plan', 'price', 'quota', 'receipt', 'record', 'refund'],
  ...['region', 'report', 'request', 'route', 'sample', 'schedule', 'sensor', 'shift', 'signal'],
  ...['station', 'storage', 'supplier', 'survey', 'tariff', 'ticket', 'timeline', 'vessel'],
] as const;

const verbs = [
  ...['accepts', 'checks', 'collects', 'compares', 'confirms', 'counts', 'describes', 'divides'],
  ...['follows', 'forwards', 'groups', 'keeps', 'lists', 'marks', 'merges', 'names', 'opens'],
  ...['orders', 'publishes', 'reads', 'renames', 'repeats', 'replaces', 'returns', 'reviews'],
  ...['saves', 'sends', 'shows', 'sorts', 'starts', 'stores', 'updates', 'waits for', 'writes'],
] as const;

const qualities = [
  ...['active', 'annual', 'central', 'closed', 'common', 'current', 'daily', 'direct', 'early'],
  ...['empty', 'final', 'former', 'free', 'hidden', 'internal', 'large', 'late', 'local', 'long'],
  ...['manual', 'monthly', 'narrow', 'new', 'next', 'open', 'optional', 'partial', 'pending'],
  ...['private', 'public', 'recent', 'remote', 'shared', 'short', 'single', 'spare', 'urgent'],
] as const;

const links = ['before', 'after', 'when', 'because', 'until', 'while', 'as soon as', 'unless'];

/** A letter in capitals at the start. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word for a thing. */
export const subject = (random: Random): string => random.pick(subjects);

/** The two words that, with the number, name the section or page of an index. */
export function nameOf(index: number): string {
  const quality = qualities[index % qualities.length] ?? '';
  const thing = subjects[Math.floor(index / qualities.length + index * 7) % subjects.length] ?? '';
  return `${quality} ${thing}`;
}

const clause = (random: Random): string =>
  `the ${random.pick(qualities)} ${random.pick(subjects)} ${random.pick(verbs)} ` +
  `the ${random.pick(subjects)} of the ${random.pick(qualities)} ${random.pick(subjects)}`;

/** A sentence of about ten words, or of about twenty. */
export function sentence(random: Random): string {
  const rest = random.below(3) === 0 ? ` ${random.pick(links)} ${clause(random)}` : '';
  return `${capitalized(clause(random))}${rest}.`;
}

/** Several sentences in a row. */
export function sentences(random: Random, count: number): string {
  return Array.from({ length: count }, () => sentence(random)).join(' ');
}
