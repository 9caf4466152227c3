import path from 'node:path';
import { runMeasured } from '../processes/runMeasured';
import type { Report } from '../report/types';
import { figure, type Figure } from '../statistics';

const root = path.resolve(__dirname, '../../..');

/** In milliseconds. */
const longestCheck = 5 * 60_000;

/**
 * Runs `npm run check` on this project as often as is said, after a first time that fills its cache,
 * as for a maintainer who has run it before.
 *
 * @returns seconds from the command to its end; undefined if it could not be run.
 */
export async function measureCheck(rounds: number, report: Report): Promise<Figure | undefined> {
  const seconds: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const { wall } = await runMeasured(['npm', 'run', '--silent', 'check'], {
        folder: root,
        env: {},
        timeLimit: longestCheck,
      });
      if (round > 0) seconds.push(wall);
    }
  } catch (error) {
    report.failure('npm run check', error);
    return undefined;
  }
  report.progress(`npm run check: ${seconds.map((time) => time.toFixed(1)).join(', ')} s`);
  return figure(seconds);
}
