import path from 'node:path';
import { freePort } from '../../support/freePort';
import { databaseFolder, startDatabase, type Database } from './database';
import { requirePrograms } from './programs';

/** Starts an empty MariaDB, which speaks the protocol of MySQL, from Debian's package. */
export async function startMariadb(): Promise<Database> {
  const programs = await requirePrograms('mariadb-server', [
    'mariadb-install-db',
    'mariadbd',
    'mariadb',
  ]);
  const folder = await databaseFolder();
  const port = await freePort();
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 's');
  const client = [programs.mariadb, '--no-defaults', `--socket=${socket}`, '--user=root'];
  return startDatabase(folder, port, {
    user: 'mysql',
    create: [
      programs['mariadb-install-db'],
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    serve: [
      programs.mariadbd,
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${path.join(folder, 'pid')}`,
    ],
    ask: [...client, '--execute=SELECT 1'],
    runFile: (file) => [...client, `--execute=source ${file}`],
  });
}
