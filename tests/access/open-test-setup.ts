import type { Served } from '@weekbord/api/platform/http/serve';
import { prepareQueues } from '@weekbord/api/queues';
import { seedOrganisations } from '@weekbord/api/modules/organisations/organisations.public';
import type { Product } from '@weekbord/api/product';
import { weekbord } from '@weekbord/api/weekbord';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { startServing } from '@weekbord/testkit/test-app';
import { startTill } from '@weekbord/testkit/till/till';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll } from 'vitest';
import type { TestSetup } from './matrix.ts';
import { rollbackDatabase, type RollbackDatabase } from './rollback-database.ts';
import { snapshotStatements, takeSnapshot } from './snapshot.ts';
import { insertTestUsers } from './test-users.ts';

/** The product without its catalogue; these tests insert their own recipes. */
const bare: Product = {
  ...weekbord,
  async prepare({ database, jobs }) {
    await prepareQueues(jobs);
    await seedOrganisations(database.db);
  },
};

/** Payments use a fake payment provider, which stops at the end of the test file. */
async function withTill() {
  const { secretKey, webhookSecret, url: apiUrl, stop } = await startTill();
  afterAll(stop);
  return { stripe: { secretKey, webhookSecret, apiUrl } };
}

/**
 * Opens the product on a database with all test users; each call is rolled back. As the owner, the server bypasses row
 * security, so that its own conditions are tested alone.
 */
export async function openTestSetup(role: 'app' | 'owner' = 'app'): Promise<TestSetup> {
  const clock = fakeClock();
  const database = await rollbackDatabase(await openTestDatabase());
  afterAll(() => database.close());
  const serving = database.serving(role);
  const app = await startServing({ product: bare, config: await withTill(), clock, database, serving, quick: true });
  const users = await insertTestUsers(database.db, clock.now());
  return { app, database, role, users, snapshot: await firstSnapshot(database) };
}

/** Returns the same setup with changed routes, for example without an access rule. */
export async function withRoutes(setup: TestSetup, change: (served: Served) => Served): Promise<TestSetup> {
  const product = { ...weekbord, prepare: async () => undefined, routes: weekbord.routes.map(change) };
  const endpoints = product.routes.map((served) => served.endpoint);
  const { database, role } = setup;
  const serving = database.serving(role);
  const app = await startServing({
    product: { ...product, endpoints },
    config: await withTill(),
    clock: fakeClock(),
    database,
    serving,
    quick: true,
  });
  return { ...setup, app };
}

async function firstSnapshot(database: RollbackDatabase) {
  const statements = await snapshotStatements(database.db);
  return { statements, before: await takeSnapshot(database.db, statements) };
}
