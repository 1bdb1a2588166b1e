import type { Database } from '@weekbord/api/platform/database/open-database';
import { saveCycle } from '@weekbord/api/modules/intake/cycle.store';
import { TEST_KEYS } from '../test-keys.ts';

/** Gives a person a cycle: its length in days, and when her last period began. */
export async function giveCycle(
  db: Database['db'],
  { id }: Readonly<{ id: number }>,
  { start, length = 28 }: Readonly<{ start: string; length?: number }>,
): Promise<void> {
  await saveCycle({ db, config: TEST_KEYS }, id, { starts: [start], saidLength: length });
}
