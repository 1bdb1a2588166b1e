import { sql, type Kysely } from 'kysely';

/**
 * An organisation may have an address for its members' questions, and needs no help page: the product has one. The help
 * page URL that every organisation initially had pointed to a page that never existed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table organisation add support_email text, alter support_url drop not null`,
  `update organisation set support_url = null where support_url = 'https://help.weekbord.example/'`,
];
