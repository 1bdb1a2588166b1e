import { CONSENT_TEXT_VERSIONS, type ConsentPurpose, isGiven } from '@weekbord/domain/consent/consents';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ConsentTable } from '../../platform/database/tables/people.ts';
import type { Locale } from '../../platform/http/actor.ts';

type Db = Kysely<Tables>;
export type ConsentRow = Selectable<ConsentTable>;

/** The answering person, the language in which the text was shown, and the time. */
export interface Answering {
  readonly personId: number;
  readonly language: Locale;
  readonly now: Date;
}

/** Returns a person's latest answer for each purpose they have answered. */
export function listConsents(db: Db, personId: number): Promise<ConsentRow[]> {
  return db
    .selectFrom('consent')
    .selectAll()
    .distinctOn('purpose')
    .where('person_id', '=', personId)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute();
}

/** Records that a person agrees to the current texts. Earlier answers are kept. */
export async function giveConsents(
  db: Db,
  { personId, language, now }: Answering,
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  const { consents_given: given } = await db
    .selectFrom('person')
    .select('consents_given')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const fresh = purposes.filter((purpose) => !isGiven({ given }, purpose));
  if (fresh.length === 0) return;
  await db
    .insertInto('consent')
    .values(
      fresh.map((purpose) => ({
        person_id: personId,
        purpose,
        text_version: CONSENT_TEXT_VERSIONS[purpose],
        text_language: language,
        given_at: now,
        withdrawn_at: null,
      })),
    )
    .execute();
}

/** Records that a person withdraws a consent, or refuses it in the first place. */
export async function withdrawConsent(
  db: Db,
  { personId, language, now }: Answering,
  purpose: ConsentPurpose,
): Promise<void> {
  const last = (await listConsents(db, personId)).find((row) => row.purpose === purpose);
  if (last !== undefined && last.withdrawn_at !== null) return;
  if (last !== undefined) {
    await db
      .updateTable('consent')
      .set({ withdrawn_at: now })
      .where('person_id', '=', personId)
      .where('id', '=', last.id)
      .execute();
    return;
  }
  const refused = { purpose, text_version: CONSENT_TEXT_VERSIONS[purpose], given_at: null, withdrawn_at: now };
  await db
    .insertInto('consent')
    .values({ person_id: personId, text_language: language, ...refused })
    .execute();
}
