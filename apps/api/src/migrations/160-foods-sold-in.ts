import { sql, type Kysely } from 'kysely';

/**
 * The countries where a food is usually sold; null for everywhere. The values for the catalogue are written at startup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table food add column sold_in text[] check (
        sold_in <@ array['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES']
      )`,
    )
    .execute(db);
}
