/** An event of Chromium's tracing. Times are microseconds, those with two t of the thread's processor time. */
export interface TraceEvent {
  readonly name: string;
  /** `X`: has a duration; `I`: a moment. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** A task that is in no other: what a thread does without a break. */
interface Task {
  readonly event: TraceEvent;
  readonly end: number;
}

const byBegin = (one: TraceEvent, other: TraceEvent): number =>
  one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0);

/** An event of a task, with what was waited for within the task taken out. */
function withoutWaiting(event: TraceEvent, { event: task }: Task): TraceEvent {
  if (event.tts === undefined || task.tts === undefined) return event;
  const begin = Math.min(Math.max(event.tts - task.tts, 0), task.tdur ?? 0);
  const duration = Math.min(event.tdur ?? 0, (task.tdur ?? 0) - begin);
  return { ...event, ts: task.ts + begin, ...(event.dur !== undefined && { dur: duration }) };
}

function eventsOfThread(events: readonly TraceEvent[]): TraceEvent[] {
  let task: Task | undefined;
  return [...events].sort(byBegin).map((event) => {
    if (event.ph === 'X' && (!task || event.ts >= task.end)) {
      task = { event, end: event.ts + (event.dur ?? 0) };
    }
    return task && event.ts <= task.end ? withoutWaiting(event, task) : event;
  });
}

/**
 * The trace of a page as if each of its tasks had had a processor for itself: each begins when it began,
 * and takes the processor time that it took. On a machine with few cores, tasks also wait for one while
 * the browser's other threads and Lighthouse have it.
 *
 * Events without processor time stay as they are, as do gaps between tasks.
 */
export function processorTrace<T extends Trace>(trace: T): T {
  const threads = new Map<string, TraceEvent[]>();
  const others: TraceEvent[] = [];
  for (const event of trace.traceEvents) {
    if (event.tts === undefined) {
      others.push(event);
      continue;
    }
    const name = `${event.pid}:${event.tid}`;
    const events = threads.get(name);
    if (events) events.push(event);
    else threads.set(name, [event]);
  }
  const traceEvents = [...others, ...[...threads.values()].flatMap(eventsOfThread)];
  return { ...trace, traceEvents };
}
