/**
 * Answers in the format of npm's download counts, with numbers that are made up and always the same.
 *
 *   node npmApi.mjs PORT
 */
import { createServer } from 'node:http';

const start = Date.UTC(2026, 9, 21);
const millisecondsOfDay = 24 * 60 * 60 * 1000;

const dayAt = (index) => new Date(start + index * millisecondsOfDay).toISOString().slice(0, 10);

/** Fewer on weekends, as with every package that people work with. */
function downloadsAt(index) {
  const weekday = new Date(start + index * millisecondsOfDay).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return (isWeekend ? 38 : 104) + ((index * 37) % 29);
}

const days = Array.from({ length: 30 }, (_, index) => ({
  day: dayAt(index),
  downloads: downloadsAt(index),
}));

const versions = {
  '0.13.0': 412,
  '0.12.1': 58,
  '0.11.0': 41,
  '0.10.0': 23,
  '0.9.0': 12,
  '0.8.1': 9,
};

createServer(({ url }, response) => {
  const body = url.startsWith('/downloads/range/')
    ? { start: days[0].day, end: days.at(-1).day, package: '@toolpad/studio', downloads: days }
    : { package: '@toolpad/studio', downloads: versions };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}).listen(Number(process.argv[2]), 'localhost');
