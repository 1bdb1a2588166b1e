import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { deleteAvoided, insertAvoided, listKnownAvoidable } from '../foods.store.ts';

/** Replaces everything that a person avoids. Rejects ingredients that cannot be avoided. */
export async function replaceAvoided(db: Kysely<Tables>, personId: number, ids: readonly number[]): Promise<void> {
  const known = await listKnownAvoidable(db, ids);
  if (ids.some((id) => !known.has(id))) throw new FieldError({ ingredient_to_avoid_ids: 'does_not_exist' });
  await deleteAvoided(db, personId);
  await insertAvoided(db, personId, [...known]);
}
