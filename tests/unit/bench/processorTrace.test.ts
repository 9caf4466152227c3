import { processorTrace, type TraceEvent } from '../../bench/reader/processorTrace';

type Times = Pick<TraceEvent, 'ts' | 'dur' | 'tts' | 'tdur'>;

const event = (name: string, times: Times, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: times.dur === undefined ? 'I' : 'X', pid: 1, tid: 1 },
  ...times,
  ...more,
});

/** Begin and duration of each event, by name. */
function timesOf(events: readonly TraceEvent[]): Record<string, (number | undefined)[]> {
  const { traceEvents } = processorTrace({ traceEvents: events });
  return Object.fromEntries(traceEvents.map(({ name, ts, dur }) => [name, [ts, dur]]));
}

test('a task begins when it began, and takes as long as its processor time', () => {
  const times = timesOf([
    event('parse', { ts: 100, dur: 60, tts: 10, tdur: 20 }),
    event('paint', { ts: 160, dur: 5, tts: 30, tdur: 5 }),
  ]);
  expect(times).toEqual({ parse: [100, 20], paint: [160, 5] });
});

test('what is in a task moves with what was worked before it', () => {
  const times = timesOf([
    event('style', { ts: 140, dur: 40, tts: 15, tdur: 10 }),
    event('task', { ts: 100, dur: 100, tts: 10, tdur: 20 }),
    event('request', { ts: 190, tts: 28 }),
  ]);
  expect(times).toEqual({ task: [100, 20], style: [105, 10], request: [118, undefined] });
});

test('nothing in a task sticks out of it, however coarse the clocks are', () => {
  const times = timesOf([
    event('task', { ts: 100, dur: 100, tts: 10, tdur: 20 }),
    event('early', { ts: 101, dur: 10, tts: 9, tdur: 5 }),
    event('long', { ts: 150, dur: 50, tts: 25, tdur: 9 }),
  ]);
  expect(times).toEqual({ task: [100, 20], early: [100, 5], long: [115, 5] });
});

test('threads and processes are apart, and what tells no processor time stays', () => {
  const task = { ts: 100, dur: 100, tts: 10, tdur: 20 };
  const times = timesOf([
    event('task', task),
    event('other thread', { ts: 110, dur: 10, tts: 1000, tdur: 10 }, { tid: 2 }),
    event('other process', { ts: 110, dur: 10, tts: 2000, tdur: 4 }, { pid: 2 }),
    event('outside of tasks', { ts: 300, tts: 40 }),
    event('mark', { ts: 150 }),
  ]);
  expect(times).toEqual({
    task: [100, 20],
    'other thread': [110, 10],
    'other process': [110, 4],
    'outside of tasks': [300, undefined],
    mark: [150, undefined],
  });
});

test('the rest of a trace is kept', () => {
  expect(processorTrace({ traceEvents: [], metadata: { cpu: 2 } })).toEqual({
    traceEvents: [],
    metadata: { cpu: 2 },
  });
});
