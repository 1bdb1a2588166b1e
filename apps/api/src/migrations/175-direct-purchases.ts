import { sql, type Kysely } from 'kysely';

/**
 * Checkouts of clients that show the card fields themselves. The first call that buys settles how the checkout is paid,
 * so that every later one sends Stripe the same request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table billing_checkout
    add column direct text check (direct in ('CARD', 'BUYING')),
    add column promotion_id text`,
];
