import { EXPORTED_DATA, EXPORTED_SECTIONS, type ExportedSection } from '@weekbord/domain/history/exported-data';
import type { Language } from '@weekbord/domain/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables.ts';

type Db = Kysely<Tables>;

/** A row of an export: its fields and what stands in them. */
export type ExportedRow = Record<string, unknown>;

/** Fields that are no column of their section's table but are looked up. */
type LookUps = Readonly<Record<string, RawBuilder<unknown>>>;

/** The name of a person's own food or dish is in both languages what they called it. */
function lookUpsOf(section: ExportedSection, language: Language): LookUps {
  const name = sql.ref(`name_${language}`);
  const description = sql.ref(`description_${language}`);
  const recipe = sql`(select ${name} from recipe_template where id = row.recipe_template_id)`;
  const food = sql`(select food.${name} from serving join food on food.id = serving.food_id where serving.id = row.serving_id)`;
  const serving = sql`(select ${description} from serving where id = row.serving_id)`;
  const all: Partial<Record<ExportedSection, LookUps>> = {
    account: {
      organisation: sql`(select name from organisation where id = row.organisation_id)`,
      coach: sql`(select trim(first_name || ' ' || last_name) from person where id = row.coach_id)`,
    },
    cycle_sharing: {
      shared_with: sql`(select trim(first_name || ' ' || last_name) from person where id = row.coach_id)`,
    },
    meals: {
      date: sql`(select date from calendar_day where person_id = row.person_id and id = row.calendar_day_id)`,
    },
    recipe_meals: { recipe },
    meal_ingredients: { food, serving },
    food_meals: { food, serving },
    own_recipe_ingredients: { food, serving },
    recent_foods: { food, serving },
    favourite_recipes: { recipe },
    disliked_recipes: { recipe },
    taste_answers: { recipe },
    turned_down_recipes: { recipe },
    recipe_feedback: { recipe },
    avoided_ingredients: {
      name: sql`(select ${name} from ingredient_to_avoid where id = row.ingredient_to_avoid_id)`,
    },
    grocery_items: { food: sql`(select ${name} from food where id = row.food_id)` },
    data_imports: { import_source: sql`row.source` },
    looks: { who: sql`(select trim(first_name || ' ' || last_name) from person where id = row.actor_id)` },
  };
  return all[section] ?? {};
}

/** Whose a row is. */
function isOf({ table, owner }: ExportedTable, personId: number): RawBuilder<boolean> {
  if (owner === 'food.author_id') {
    return sql`exists (select from food where food.id = row.food_id and food.author_id = ${personId})`;
  }
  if (owner === 'recipe_template.author_id') {
    return sql`exists (
      select from recipe_template as recipe where recipe.id = row.recipe_template_id and recipe.author_id = ${personId}
    )`;
  }
  return sql`${sql.ref(`row.${owner ?? 'person_id'}`)} = ${personId}${table === 'food' ? sql` and source = 'PERSON'` : sql``}`;
}

/** Fields of meals that are worked out as the diary works them out. */
export const MEAL_FACTS = ['name', 'kcal', 'protein', 'fat', 'carbohydrates', 'fiber'] as const;
/** The sections whose rows are a meal of one of three kinds. */
export const SECTIONS_OF_MEALS: readonly ExportedSection[] = ['meals', 'recurring_meals', 'plan_template_meals'];

/** The rows of a section in the order in which they were made, as far as the database has them. */
export async function listSection(
  db: Db,
  personId: number,
  section: ExportedSection,
  language: Language,
): Promise<ExportedRow[]> {
  const of = EXPORTED_TABLES[section];
  const lookUps = lookUpsOf(section, language);
  const facts: readonly string[] = SECTIONS_OF_MEALS.includes(section) ? MEAL_FACTS : [];
  const fields: readonly string[] = EXPORTED_DATA[section];
  const columns = fields
    .filter((field) => !facts.includes(field))
    .map((field) => sql`${lookUps[field] ?? sql.ref(`row.${field}`)} as ${sql.ref(field)}`);
  const { rows } = await sql<ExportedRow>`
    select ${sql.join(columns)} from ${sql.table(of.table)} as row where ${isOf(of, personId)} order by 1`.execute(db);
  return rows;
}

/** How many rows each section has. */
export async function countSections(db: Db, personId: number): Promise<{ section: ExportedSection; count: number }[]> {
  const counts = EXPORTED_SECTIONS.map((section) => {
    const of = EXPORTED_TABLES[section];
    return sql`select ${section}::text as section, count(*)::integer as count
      from ${sql.table(of.table)} as row where ${isOf(of, personId)}`;
  });
  const { rows } = await sql<{
    section: ExportedSection;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}
