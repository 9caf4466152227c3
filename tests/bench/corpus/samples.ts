import type { Random } from './random';
import type { Block } from './types';
import { capitalized, subject } from './words';

/** A component with types, so that generators that make JavaScript of it have something to do. */
export function componentSample(random: Random, number: number): Block {
  const [thing, part] = [subject(random), subject(random)];
  const name = `${capitalized(thing)}${capitalized(part)}${number}`;
  const code = `import { useEffect, useState } from 'react';

interface ${name}Props {
  readonly ${part}Id: string;
  readonly limit?: number;
  onChange(count: number): void;
}

/** Lists what the ${thing} has to do with the ${part}. */
export default function ${name}({ ${part}Id, limit = ${10 + random.below(90)}, onChange }: ${name}Props) {
  const [rows, setRows] = useState<readonly string[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    fetch(\`/api/${thing}/\${${part}Id}\`, { signal: controller.signal })
      .then((response) => response.json() as Promise<string[]>)
      .then((loaded) => setRows(loaded.slice(0, limit)))
      .catch(() => setRows([]));
    return () => controller.abort();
  }, [${part}Id, limit]);

  return (
    <ul onClick={() => onChange(rows.length)}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}
`;
  return { kind: 'code', language: 'tsx', code };
}

/** What one types into a terminal. */
export function commandSample(random: Random): Block {
  const code = `cd ${subject(random)}
export ${subject(random).toUpperCase()}_LIMIT=${random.below(100)}
node ./${subject(random)}.mjs --name ${subject(random)} | sort
`;
  return { kind: 'code', language: 'bash', code };
}

/** A file of settings. */
export function settingsSample(random: Random): Block {
  const settings = {
    name: `${subject(random)}-${subject(random)}`,
    version: `${random.below(9)}.${random.below(30)}.${random.below(9)}`,
    limits: { [subject(random)]: random.below(1000), timeout: random.below(60) },
    enabled: random.below(2) === 0,
  };
  return { kind: 'code', language: 'json', code: `${JSON.stringify(settings, null, 2)}\n` };
}
