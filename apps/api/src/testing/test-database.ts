import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Whether this run is on PostgreSQL. */
export const onPostgres = (): boolean => inject('postgresUrl') !== '';

/**
 * A new database for one test file, as environment variables; none on SQLite, where DATA_DIR is the
 * database. On PostgreSQL it is deleted with the cluster.
 */
export const freshDatabase = async (): Promise<{ DATABASE_URL?: string }> => {
  const maintenance = inject('postgresUrl');
  if (maintenance === '') return {};
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
};
