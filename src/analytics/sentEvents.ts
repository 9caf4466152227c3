import { createStorageSlot } from '@docusaurus/theme-common';
import type { EventParameters } from './events';

/** What the page has handed over to be sent. */
export interface SentEvent {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly name: string;
  readonly parameters: EventParameters;
}

/** Name of the slot in session storage, without the site's namespace. */
export const sentEventsSlot = 'analyticsSent';

/** As many as a reader looks through; older ones are forgotten. */
export const maxSentEvents = 50;

const slot = () => createStorageSlot(sentEventsSlot, { persistence: 'sessionStorage' });

function isSentEvent(value: unknown): value is SentEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { time, name, parameters } = value as Partial<Record<keyof SentEvent, unknown>>;
  const hasParameters = typeof parameters === 'object' && parameters !== null;
  return typeof time === 'number' && typeof name === 'string' && hasParameters;
}

/** Reads a stored list; whatever is none counts as empty. */
export function parseSentEvents(stored: string | null): SentEvent[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isSentEvent).slice(0, maxSentEvents) : [];
  } catch {
    return [];
  }
}

/** Notes an event for the reader to see. The list is this tab's alone, and goes nowhere. */
export function noteSentEvent(name: string, parameters: EventParameters): void {
  const event: SentEvent = { time: Date.now(), name, parameters };
  const events = [event, ...parseSentEvents(slot().get())].slice(0, maxSentEvents);
  slot().set(JSON.stringify(events));
}

/** The list as it is stored: the same text until something changes. */
export function readSentEvents(): string | null {
  return slot().get();
}

/** @returns function that ends the subscription. */
export function subscribeToSentEvents(listener: () => void): () => void {
  return slot().listen(listener);
}
