import { existsSync } from 'node:fs';
import { installedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import type { TestProject } from 'vitest/node';
import { makeTemplate, startTestCluster } from './test-cluster.ts';

const INSTALLED = '/usr/lib/postgresql/15/bin';

/** Whether tests can use a PostgreSQL other than the embedded one. */
export function hasExternalServer(): boolean {
  return process.env['DATABASE_URL_TEST'] !== undefined || existsSync(INSTALLED);
}

/** Uses the oldest supported PostgreSQL: the one at `DATABASE_URL_TEST`, or an installed version 15. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given !== undefined) {
    await makeTemplate(given);
    project.provide('databaseServer', given);
    return async () => undefined;
  }
  const cluster = await startTestCluster(installedBinaries(INSTALLED));
  project.provide('databaseServer', cluster.address);
  return cluster.stop;
}
