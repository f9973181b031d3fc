import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** A private PostgreSQL in a temporary folder, on a Unix socket only. */
export interface PostgresCluster {
  /** Address of a database of the cluster. */
  url: (database: string) => string;
  /** Creates an empty database and returns its address. */
  createDatabase: () => Promise<string>;
  /** Runs a statement as the owner of the cluster, on its maintenance database. */
  execute: (sql: string) => Promise<void>;
  /** Folder of its Unix socket. */
  folder: string;
  /** Starts it again after `halt`. */
  start: () => Promise<void>;
  /** Stops it as a crash would, without waiting for clients. */
  halt: () => Promise<void>;
  /** Stops it and removes its folder. */
  remove: () => Promise<void>;
}

/**
 * The folder of PostgreSQL's server programs.
 * @throws Error when there are none
 */
const findBinaries = async (): Promise<string> => {
  const debian = '/usr/lib/postgresql/15/bin';
  if (existsSync(join(debian, 'initdb'))) return debian;
  const folder = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (folder && existsSync(join(folder, 'initdb'))) return folder;
  throw new Error(
    'The tests on PostgreSQL need its server programs (initdb, postgres): install PostgreSQL 15 or later, or run the project "api on sqlite" alone.',
  );
};

const idOf = async (flag: '-u' | '-g') => Number((await run('id', [flag, 'postgres'])).stdout);

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`. */
const findUser = async (): Promise<{ uid: number; gid: number } | null> => {
  if (process.getuid?.() !== 0) return null;
  return { uid: await idOf('-u'), gid: await idOf('-g') };
};

/** Only a crash of the server, not of the machine, must lose nothing. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

export const startPostgresCluster = async (): Promise<PostgresCluster> => {
  const binaries = await findBinaries();
  const user = await findUser();
  // Short, as a socket's path must fit 107 bytes.
  const folder = await mkdtemp(join(tmpdir(), 'kv-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'kalavithi',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    as,
  );

  let server: ReturnType<typeof spawn> | undefined;
  const url = (database: string) =>
    `postgres://kalavithi@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const execute = async (sql: string) => {
    const client = new Client({ connectionString: url('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  const start = async () => {
    server = spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-k',
        folder,
        '-c',
        'listen_addresses=',
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...as, stdio: 'ignore' },
    );
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await execute('select 1');
      } catch (error) {
        if (attempt > 200 || server.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const halt = async () => {
    const halted = server;
    if (!halted || halted.exitCode !== null) return;
    const exit = new Promise((resolve) => halted.once('exit', resolve));
    // SIGQUIT is PostgreSQL's immediate shutdown.
    halted.kill('SIGQUIT');
    await exit;
  };

  await start();
  let count = 0;
  return {
    url,
    createDatabase: async () => {
      count += 1;
      const name = `test_${process.pid}_${count}`;
      await execute(`create database ${name}`);
      return url(name);
    },
    execute,
    folder,
    start,
    halt,
    remove: async () => {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
