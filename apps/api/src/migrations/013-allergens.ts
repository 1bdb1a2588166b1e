import { sql, type Kysely } from 'kysely';

/** All fourteen label allergens, and halal status, of foods and recipes; and which allergens a person avoids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Allergens are unknown until a food or recipe is rewritten; until then, people who avoid something are not offered
  // it.
  `alter table food add column halal text not null default 'unknown', add column free_of text[] not null default '{}'`,
  `alter table recipe_template add column halal text not null default 'unknown',
    add column label_allergens text[] not null default '{}', add column free_of text[] not null default '{}',
    add column has_meat boolean not null default false`,
  `alter table intake add column excluded_allergens text[] not null default '{}',
    add column allows_peanuts boolean not null default false`,
];
