import { type Erasing, erasePeople } from '../accounts/accounts.public.ts';
import { listEndedDemos } from '../access/access.public.ts';

/** Deletes the expired demo accounts, each with all its data. */
export async function endDemoAccounts(parts: Erasing): Promise<void> {
  const { database, clock } = parts;
  const ended = await listEndedDemos(database.as({ personId: null, system: 'expire' }), clock.now());
  await erasePeople(
    parts,
    ended.map(({ id }) => id),
  );
}
