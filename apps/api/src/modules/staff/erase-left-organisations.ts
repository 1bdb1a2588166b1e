import { type Erasing, erasePeople } from '../accounts/accounts.public.ts';
import { deleteLeft, listLeft, listPeopleOfLeft } from './staff.store.ts';

/**
 * Deletes the organisations whose leaving date has come, each with its people if requested. The organisation's own data
 * is deleted last, so that failed deletions are retried.
 */
export async function eraseLeftOrganisations(parts: Erasing): Promise<void> {
  const { database, clock, log } = parts;
  const now = clock.now();
  const db = database.as({ personId: null, system: 'expire' });
  for (const organisation of await listLeft(db, now)) {
    const people = await listPeopleOfLeft(db, organisation, now);
    await erasePeople(parts, people);
    await deleteLeft(db, organisation, now);
    log.info({ organisation, people: people.length }, 'erased an organisation that left');
  }
}
