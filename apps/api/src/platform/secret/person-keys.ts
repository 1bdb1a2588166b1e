import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import { ApiError } from '../http/errors.ts';
import { isSealedBy, open, seal, SealFault, type SealingKey, sealingKey } from './sealed.ts';

/** The secrets that wrap people's keys: the current one, and the previous one during a rotation. */
export type DataKeys = Pick<Config, 'dataKey' | 'dataKeyBefore'>;

/** Seals and opens the data of one person. */
export interface PersonKey {
  /** Encrypts a text for a field of the person, such as `menstrual_cycle.starts`. */
  seal(field: string, text: string): Buffer;
  /** Opens what was sealed for the field. Throws `data_unreadable` if it cannot be opened. */
  open(field: string, sealed: Buffer): string;
}

const SECRET_BYTES = 32;
const WRAPPED = 'person_key.wrapped';
/** How many keys are rotated in one transaction. */
const BATCH = 500;

const placeOf = (personId: number, field: string) => `person ${personId} ${field}`;

function wrappingKeys({ dataKey, dataKeyBefore }: DataKeys): readonly [SealingKey, ...SealingKey[]] {
  if (dataKey === undefined) throw new Error('The data key is missing.');
  return [sealingKey(dataKey), ...(dataKeyBefore === undefined ? [] : [sealingKey(dataKeyBefore)])];
}

/** Unwraps a person's key. Throws `data_unreadable` if the secret that wraps it is unknown. */
export function unwrapKey(keys: DataKeys, personId: number, wrapped: Buffer): PersonKey {
  const secret = readable(() => open(wrappingKeys(keys), placeOf(personId, WRAPPED), wrapped));
  return keyOf(personId, sealingKey(secret));
}

function keyOf(personId: number, key: SealingKey): PersonKey {
  return {
    seal: (field, text) => seal(key, placeOf(personId, field), Buffer.from(text)),
    open: (field, sealed) => readable(() => open([key], placeOf(personId, field), sealed)).toString(),
  };
}

function readable<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof SealFault ? new ApiError('data_unreadable', { cause: error }) : error;
  }
}

/** Whether a person's wrapped key opens with one of the data keys. */
export function canUnwrap(keys: DataKeys, personId: number, wrapped: Buffer): boolean {
  try {
    open(wrappingKeys(keys), placeOf(personId, WRAPPED), wrapped);
    return true;
  } catch (error) {
    if (error instanceof SealFault) return false;
    throw error;
  }
}

/** Returns a person's key, or undefined if none of their data is sealed. */
export async function findPersonKey(
  db: Kysely<Tables>,
  keys: DataKeys,
  personId: number,
): Promise<PersonKey | undefined> {
  const row = await db.selectFrom('person_key').select('wrapped').where('person_id', '=', personId).executeTakeFirst();
  return row === undefined ? undefined : unwrapKey(keys, personId, row.wrapped);
}

/** Returns the key of a person, created now if they have none. */
export async function makePersonKey(db: Kysely<Tables>, keys: DataKeys, personId: number): Promise<PersonKey> {
  const wrapped = seal(wrappingKeys(keys)[0], placeOf(personId, WRAPPED), randomBytes(SECRET_BYTES));
  const made = await db
    .insertInto('person_key')
    .values({ person_id: personId, wrapped })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('wrapped')
    .executeTakeFirst();
  if (made !== undefined) return unwrapKey(keys, personId, made.wrapped);
  const found = await findPersonKey(db, keys, personId);
  if (found === undefined) throw new Error("The person's key has been deleted in the meantime.");
  return found;
}

/** Destroys the key of a person. Nothing sealed with it can be opened any more, not even in a backup. */
export async function destroyPersonKey(db: Kysely<Tables>, personId: number): Promise<void> {
  await db.deleteFrom('person_key').where('person_id', '=', personId).execute();
}

/**
 * Rewraps the keys that the previous secret wraps, while others read and write. May be interrupted. Returns how many
 * keys were rotated and how many open with neither secret.
 */
export async function rewrapPersonKeys(
  db: Kysely<Tables>,
  keys: DataKeys,
): Promise<Readonly<{ rewrapped: number; unknown: number }>> {
  const wrapping = wrappingKeys(keys);
  const [present] = wrapping;
  const counts = { rewrapped: 0, unknown: 0 };
  for (let after = 0; ;) {
    const last = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('person_key')
        .select(['person_id', 'wrapped'])
        .where('person_id', '>', after)
        .orderBy('person_id')
        .limit(BATCH)
        .forUpdate()
        .execute();
      for (const { person_id: personId, wrapped } of rows) {
        if (isSealedBy(present, wrapped)) continue;
        if (!wrapping.some((key) => isSealedBy(key, wrapped))) {
          counts.unknown += 1;
          continue;
        }
        const place = placeOf(personId, WRAPPED);
        const rewrapped = seal(present, place, open(wrapping, place, wrapped));
        await trx.updateTable('person_key').set({ wrapped: rewrapped }).where('person_id', '=', personId).execute();
        counts.rewrapped += 1;
      }
      return rows.at(-1)?.person_id;
    });
    if (last === undefined) return counts;
    after = last;
  }
}
