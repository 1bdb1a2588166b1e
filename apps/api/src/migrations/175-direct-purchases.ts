import { sql, type Kysely } from 'kysely';

/**
 * Checkouts of clients that show the fields of a card themselves. What they buy with is settled by the first call that buys,
 * so that every later one asks Stripe for the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table billing_checkout
    add column direct text check (direct in ('CARD', 'BUYING')),
    add column promotion_id text`,
];
