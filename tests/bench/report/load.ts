/** More than this for each processor is somebody else's work, in a run that has not begun. */
const quiet = 0.3;

/**
 * What a reader of figures has to know of a machine that does something else as well.
 *
 * @param load - Average of the last minute, before anything was measured.
 * @returns undefined for a machine that is free.
 */
export function loadNote(load: number, processors: number): string | undefined {
  if (load <= processors * quiet) return undefined;
  return (
    `The machine was busy before anything was measured (load average ${load.toFixed(1)} on ` +
    `${processors} processors): trust ratios more than times, and repeat what is close to a target.`
  );
}
