import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database of the run's cluster; empty on SQLite. */
    postgresUrl: string;
  }
}

/** One cluster for the whole run; every test file creates its own database. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url('postgres'));
  return cluster.remove;
};
