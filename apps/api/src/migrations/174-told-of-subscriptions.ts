import { sql, type Kysely } from 'kysely';

/** What went back for a subscription that was withdrawn from, and what its owner was told of it by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Null while the money is on its way back, or where nobody withdrew.
  `alter table subscription
    add column returned integer,
    add column returned_currency text`,

  // The moments that mails were about: of a beginning, the end of a trial, the end of a period that is not paid, an end.
  `alter table subscription
    add column told_start timestamptz,
    add column told_trial_end timestamptz,
    add column told_unpaid timestamptz,
    add column told_end timestamptz`,

  // What was there before is not told of as if it were new.
  `update subscription set told_start = started_at, told_trial_end = trial_end`,
  `create index subscription_status on subscription (status)`,
];
