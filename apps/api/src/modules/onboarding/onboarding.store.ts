import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Which of a person's locks this is; the number has no meaning of its own. */
const ONBOARDING_LOCK = 1;

/** Lets the onboardings of one person take turns, until the end of the transaction. */
export async function takeTurnOf(db: Kysely<Tables>, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONBOARDING_LOCK}::integer, ${personId}::integer)`.execute(db);
}
