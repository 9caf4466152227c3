import type { PeerName } from '../peers';
import type { Figure } from '../statistics';

/** A development server at work. In milliseconds. */
export interface DevFigures {
  readonly peer: PeerName;
  /** From the command, without anything that an earlier one has left, to the first page painted. */
  readonly firstPage: Figure;
  /** From a saved file to the page painted with what is new in it. */
  readonly edit: Figure;
}
