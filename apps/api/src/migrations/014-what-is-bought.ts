import { sql, type Kysely } from 'kysely';

/** The food to buy for a food: rice for cooked rice, a lemon for its juice, nothing for water. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table food
    add column bought_as_id integer references food (id),
    add column bought_factor double precision not null default 1`,
  `create index food_bought_as on food (bought_as_id) where bought_as_id is not null`,
];
