/** Seconds that processes kept a processor busy. */
export interface ProcessorTime {
  readonly user: number;
  readonly system: number;
}

const seconds = (text: string): number => {
  const [, minutes = '', rest = ''] = /^(\d+)m([\d.]+)s$/.exec(text) ?? [];
  return Number(minutes || Number.NaN) * 60 + Number(rest);
};

/**
 * Reads what the shell's command `times` prints: a line for the shell itself, and one for all that it
 * has waited for, with everything that these have waited for.
 *
 * @returns time of the second line.
 * @throws if it is something else.
 */
export function parseTimes(output: string): ProcessorTime {
  const line = output.trim().split('\n').at(-1) ?? '';
  // Some shells write a comma, in the manner of the country.
  const [user = Number.NaN, system = Number.NaN] = line
    .trim()
    .replaceAll(',', '.')
    .split(/\s+/)
    .map(seconds);
  if (output.trim().split('\n').length !== 2 || Number.isNaN(user + system)) {
    throw new Error(`the shell's times are none: ${JSON.stringify(output)}`);
  }
  return { user, system };
}
