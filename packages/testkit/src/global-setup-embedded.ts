import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';

/** Starts the PostgreSQL that comes with the product. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(embeddedBinaries());
  project.provide('databaseServer', cluster.address);
  return cluster.stop;
}
