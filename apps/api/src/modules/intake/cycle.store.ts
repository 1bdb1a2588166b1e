import type { CycleRecord } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Kysely } from 'kysely';
import { asSystem } from '../../platform/database/acting.ts';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { forgetAnswersAbout } from '../../platform/http/idempotency.ts';
import { type DataKeys, destroyPersonKey, makePersonKey, unwrapKey } from '../../platform/secret/person-keys.ts';
import { deleteCycleShare } from './cycle-sharing.store.ts';

/** Where cycles are stored, and the keys that open them. */
export interface CycleStore {
  readonly db: Kysely<Tables>;
  readonly config: DataKeys;
}

const STARTS = 'menstrual_cycle.starts';
const LENGTH = 'menstrual_cycle.length_days';

const CYCLE_OF = statement((db, place: Place<{ personId: number }>) =>
  db
    .selectFrom('menstrual_cycle')
    .innerJoin('person_key', 'person_key.person_id', 'menstrual_cycle.person_id')
    .select(['starts', 'length_days', 'wrapped'])
    .where('menstrual_cycle.person_id', '=', place('personId')),
);

/** Returns the cycle of a person, or undefined if they have none. Throws `data_unreadable` if its key is missing. */
export async function findCycle({ db, config }: CycleStore, personId: number): Promise<CycleRecord | undefined> {
  const [row] = await CYCLE_OF(db, { personId });
  if (row === undefined) return undefined;
  const key = unwrapKey(config, personId, row.wrapped);
  return {
    starts: JSON.parse(key.open(STARTS, row.starts)) as PlainDate[],
    saidLength: row.length_days === null ? null : Number(key.open(LENGTH, row.length_days)),
  };
}

/** Returns the cycle of a person for work that can continue without it; undefined also if it cannot be read. */
export async function findReadableCycle(store: CycleStore, personId: number): Promise<CycleRecord | undefined> {
  try {
    return await findCycle(store, personId);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'data_unreadable') return undefined;
    throw error;
  }
}

/** Saves a person's cycle, sealed with the person's key, replacing any earlier one. */
export async function saveCycle({ db, config }: CycleStore, personId: number, cycle: CycleRecord): Promise<void> {
  const key = await makePersonKey(db, config, personId);
  const sealed = {
    starts: key.seal(STARTS, JSON.stringify(cycle.starts)),
    length_days: cycle.saidLength === null ? null : key.seal(LENGTH, String(cycle.saidLength)),
  };
  await db
    .insertInto('menstrual_cycle')
    .values({ person_id: personId, ...sealed })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(sealed))
    .execute();
}

/**
 * Deletes a person's cycle data, its key and sharing settings, and any stored responses that may reveal it. A coach can
 * do this too, but never sees the cycle.
 */
export async function deleteCycle(db: Kysely<Tables>, personId: number): Promise<void> {
  await asSystem(db, 'delete-profile', async (trx) => {
    await deleteCycleShare(trx, personId);
    await trx.deleteFrom('menstrual_cycle').where('person_id', '=', personId).execute();
    await destroyPersonKey(trx, personId);
    await forgetAnswersAbout(trx, personId);
  });
}
