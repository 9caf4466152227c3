import { createHash } from 'node:crypto';
import path from 'node:path';

/** What a mutant is, whatever machine or copy of the project it is on. */
function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = [start, end].flatMap(({ line, column }) => [line, column]);
  return [path.basename(fileName), ...place, mutatorName, replacement].join('\n');
}

/** True for `percent` of the mutants: the same ones each time, spread over all files alike. */
function isInSample(mutant, percent) {
  const number = createHash('sha256').update(keyOf(mutant)).digest().readUInt32BE();
  return number / 2 ** 32 < percent / 100;
}

/** Leaves mutants out that are not in the sample: they count as no program, and so for nothing. */
class SampleChecker {
  constructor(percent) {
    this.percent = percent;
  }

  async init() {}

  async check(mutants) {
    const resultOf = (mutant) =>
      isInSample(mutant, this.percent)
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  }

  /** All in one call: each costs a message to another process. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

const create = ({ sample: { percent } }) => new SampleChecker(percent);
create.inject = ['options'];

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: create }];

export const strykerValidationSchema = {
  properties: { sample: { type: 'object' } },
};
