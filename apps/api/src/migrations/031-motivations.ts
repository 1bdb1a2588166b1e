import { sql, type Kysely } from 'kysely';

/** People's birthdays, and why they want to reach their goal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table intake
        add column birthday date,
        add column motivations text[] not null default '{}',
        add column motivation_other text not null default ''`,
    )
    .execute(db);
}
