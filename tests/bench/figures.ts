import type { BuildFigures } from './build/types';
import type { DevFigures } from './dev/types';
import type { ReaderFigures } from './reader/types';
import type { Figure } from './statistics';

/** The machine that figures are of. */
export interface Machine {
  readonly processor: string;
  readonly processors: number;
  /** Bytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Load average of the minute before anything was measured. */
  readonly load: number;
}

/** Everything that a run has measured; what it has not is missing. */
export interface Figures {
  readonly machine: Machine;
  readonly builds?: readonly BuildFigures[];
  readonly dev?: readonly DevFigures[];
  /** Seconds of `npm run check`. */
  readonly check?: Figure;
  readonly reader?: ReaderFigures;
}
