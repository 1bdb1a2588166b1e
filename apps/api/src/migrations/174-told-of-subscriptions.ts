import { sql, type Kysely } from 'kysely';

/** The refund of a subscription after a withdrawal, and the emails that its owner was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Null while the refund is in progress, or if no one withdrew.
  `alter table subscription
    add column returned integer,
    add column returned_currency text`,

  // When the owner was emailed about the start, the end of the trial, the end of an unpaid period, and the end.
  `alter table subscription
    add column told_start timestamptz,
    add column told_trial_end timestamptz,
    add column told_unpaid timestamptz,
    add column told_end timestamptz`,

  // No email announces existing subscriptions as if they were new.
  `update subscription set told_start = started_at, told_trial_end = trial_end`,
  `create index subscription_status on subscription (status)`,
];
