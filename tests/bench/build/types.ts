import type { PeerName } from '../peers';
import type { Figure } from '../statistics';

/** What builds of one kind have cost. */
export interface BuildCost {
  /** Seconds. */
  readonly wall: Figure;
  /** Seconds of processor time, of all processes. */
  readonly cpu: Figure;
  /** Bytes in memory: of the largest process, and of all at one time. Unknown outside of Linux. */
  readonly process?: Figure;
  readonly tree?: Figure;
}

/** What a build has written. */
export interface BuildOutput {
  readonly bytes: number;
  readonly files: number;
}

/** Builds of one corpus by one generator. */
export interface BuildFigures {
  readonly peer: PeerName;
  /** Pages of the corpus. */
  readonly pages: number;
  /** Without anything that an earlier build has left. */
  readonly cold: BuildCost;
  /** Again, with nothing changed. */
  readonly warm: BuildCost;
  readonly output: BuildOutput;
  /** Bytes of brotli of the scripts that every page loads; of ours alone. */
  readonly common?: number;
}
