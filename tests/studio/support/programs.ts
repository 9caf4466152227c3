import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../support/runCommand';

/** Where Debian has programs of servers that are on nobody's path. */
async function folders(): Promise<string[]> {
  const postgres = '/usr/lib/postgresql';
  const versions = existsSync(postgres) ? await readdir(postgres) : [];
  return [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(postgres, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
  ];
}

/** Names of programs, each with its file. */
export type Programs<Name extends string> = Record<Name, string>;

async function find<Name extends string>(
  names: readonly Name[],
): Promise<Programs<Name> | undefined> {
  const places = await folders();
  const found = names.map((name) => [
    name,
    places.map((folder) => path.join(folder, name)).find((file) => existsSync(file)),
  ]);
  return found.every(([, file]) => file)
    ? (Object.fromEntries(found) as Programs<Name>)
    : undefined;
}

/**
 * Finds programs of a Debian package, and installs it first if they are missing and this process
 * may do so.
 *
 * @throws with the name of the package, if they are missing in the end.
 */
export async function requirePrograms<Name extends string>(
  debianPackage: string,
  names: readonly Name[],
): Promise<Programs<Name>> {
  const present = await find(names);
  if (present) {
    return present;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['install', '-y', debianPackage], {
      folder: '/',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeLimit: 600_000,
    });
  }
  const installed = await find(names);
  if (!installed) {
    throw new Error(
      `${names.join(', ')}  not found -> install Debian's package ${debianPackage}, and run again`,
    );
  }
  return installed;
}
