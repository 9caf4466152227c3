import { endGroup } from '../../support/runCommand';

/** Leaders of process groups that were started and have not ended. */
const leaders = new Set<number>();

/** Notes a group, which an interrupted run has to end: it does not get the signal of the terminal. */
export function noteGroup(pid: number | undefined): void {
  if (pid !== undefined) leaders.add(pid);
}

/** Ends a group with everything in it, whether it runs or not. */
export function endNotedGroup(pid: number | undefined): void {
  endGroup(pid);
  if (pid !== undefined) leaders.delete(pid);
}

/** Ends all groups that were noted. */
export function endNotedGroups(): void {
  leaders.forEach((pid) => endNotedGroup(pid));
}
