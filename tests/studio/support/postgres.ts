import path from 'node:path';
import { freePort } from '../../support/freePort';
import { databaseFolder, startDatabase, type Database } from './database';
import { requirePrograms } from './programs';

/** Starts an empty PostgreSQL from Debian's package, which asks for passwords over the network. */
export async function startPostgres(): Promise<Database> {
  const programs = await requirePrograms('postgresql', ['initdb', 'postgres', 'psql']);
  const folder = await databaseFolder();
  const port = await freePort();
  const data = path.join(folder, 'data');
  const client = [
    programs.psql,
    `--host=${folder}`,
    `--port=${port}`,
    '--username=postgres',
    '--no-psqlrc',
    '--set=ON_ERROR_STOP=1',
  ];
  return startDatabase(folder, port, {
    user: 'postgres',
    create: [
      programs.initdb,
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--no-sync',
    ],
    serve: [
      programs.postgres,
      '-D',
      data,
      '-p',
      `${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ],
    ask: [...client, '--command=SELECT 1'],
    runFile: (file) => [...client, `--file=${file}`],
  });
}
