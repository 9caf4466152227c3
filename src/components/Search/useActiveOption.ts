import { useState } from 'react';
import { optionName, type SearchOption } from './options';

interface Chosen {
  /** What the field held. */
  readonly query: string;
  readonly position: number;
  readonly name: string;
}

const nameOf = (option: SearchOption | undefined): string =>
  option === undefined ? '' : optionName(option);

/**
 * The position of the option that Enter opens, and how to choose another.
 *
 * It is the best one until the reader chooses, and again after the next key: results that arrive in
 * between leave a choice where it is.
 */
export function useActiveOption(
  query: string,
  options: readonly SearchOption[],
): readonly [number, (position: number) => void] {
  const [chosen, setChosen] = useState<Chosen>();
  const text = query.trim();
  const choose = (position: number): void =>
    setChosen({ query: text, position, name: nameOf(options[position]) });
  if (!chosen || chosen.query !== text) return [0, choose];
  const { position, name } = chosen;
  if (nameOf(options[position]) === name) return [position, choose];
  const now = options.findIndex((option) => nameOf(option) === name);
  return [Math.max(now, 0), choose];
}
