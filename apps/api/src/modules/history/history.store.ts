import { EXPORTED_DATA, type ExportedSection } from '@weekbord/domain/history/exported-data';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { EXPORTED_TABLES, type ExportedTable, TABLE_SECTIONS, type TableSection } from './exported-tables.ts';

type Db = Kysely<Tables>;

/** A row of an export: its fields and their values. */
export type ExportedRow = Record<string, unknown>;

/** Fields that are looked up because they are not columns of their section's table. */
type LookUps = Readonly<Record<string, RawBuilder<unknown>>>;

/** The name of a person's custom food or dish is the same in both languages. */
function lookUpsOf(section: TableSection, language: Language): LookUps {
  const name = sql.ref(`name_${language}`);
  const description = sql.ref(`description_${language}`);
  const recipe = sql`(select ${name} from recipe_template where id = row.recipe_template_id)`;
  const food = sql`(select food.${name} from serving join food on food.id = serving.food_id where serving.id = row.serving_id)`;
  const serving = sql`(select ${description} from serving where id = row.serving_id)`;
  const all: Partial<Record<TableSection, LookUps>> = {
    account: {
      organisation: sql`(select name from organisation where id = row.organisation_id)`,
      coach: sql`(select trim(first_name || ' ' || last_name) from person where id = row.coach_id)`,
    },
    waitlists: { organisation: sql`(select name from organisation where id = row.organisation_id)` },
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
    recipe_imports: { import_source: sql`row.source` },
    looks: { who: sql`(select trim(first_name || ' ' || last_name) from person where id = row.actor_id)` },
  };
  return all[section] ?? {};
}

/** Whether a row belongs to a person. */
function isOf({ table, owner }: ExportedTable, personId: number): RawBuilder<boolean> {
  if (owner === 'food.author_id') {
    return sql`exists (select from food where food.id = row.food_id and food.author_id = ${personId})`;
  }
  if (owner === 'recipe_template.author_id') {
    return sql`exists (
      select from recipe_template as recipe where recipe.id = row.recipe_template_id and recipe.author_id = ${personId}
    )`;
  }
  if (owner === 'email') return sql`row.email = (select person.email from person where person.id = ${personId})`;
  return sql`${sql.ref(`row.${owner ?? 'person_id'}`)} = ${personId}${table === 'food' ? sql` and source = 'PERSON'` : sql``}`;
}

/** Calculated fields of meals, with the values that the diary shows. */
export const MEAL_FACTS = ['name', 'kcal', 'protein', 'fat', 'carbohydrates', 'fiber'] as const;
/** The sections whose rows each contain a meal, of one of three kinds. */
export const SECTIONS_OF_MEALS: readonly ExportedSection[] = ['meals', 'recurring_meals', 'plan_template_meals'];

/**
 * The sections that a coach may have recorded about an invited person. A cycle is sealed with its owner's key, so no
 * coach writes one.
 */
const RECORDED_SECTIONS = TABLE_SECTIONS.filter(
  (section) => EXPORTED_TABLES[section].owner === undefined && section !== 'cycle',
);
const RECORDED_TABLES = RECORDED_SECTIONS.map((section): string => EXPORTED_TABLES[section].table);

/** Returns the fields of a section that are columns or look-ups, each with its SQL expression. */
function fieldsOf(section: TableSection, language: Language): { field: string; value: RawBuilder<unknown> }[] {
  const lookUps = lookUpsOf(section, language);
  const facts: readonly string[] = SECTIONS_OF_MEALS.includes(section) ? MEAL_FACTS : [];
  const fields: readonly string[] = EXPORTED_DATA[section];
  return fields
    .filter((field) => !facts.includes(field))
    .map((field) => ({ field, value: lookUps[field] ?? sql.ref(`row.${field}`) }));
}

/** Returns the rows of a section in the order of creation, without the calculated fields. */
export async function listSection(
  db: Db,
  personId: number,
  section: ExportedSection,
  language: Language,
): Promise<ExportedRow[]> {
  if (section === 'waiting_invitations') return listWaitingInvitations(db);
  if (section === 'recorded_by_coaches') return listRecorded(db, language);
  const of = EXPORTED_TABLES[section];
  const columns = fieldsOf(section, language).map(({ field, value }) => sql`${value} as ${sql.ref(field)}`);
  const { rows } = await sql<ExportedRow>`
    select ${sql.join(columns)} from ${sql.table(of.table)} as row where ${isOf(of, personId)} order by 1`.execute(db);
  return rows;
}

/** Returns the acting person's unanswered invitations. */
async function listWaitingInvitations(db: Db): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`select * from waiting_invitations()`.execute(db);
  return rows;
}

/** Returns what coaches recorded about the acting person, as rows of the sections they belong to. */
async function listRecorded(db: Db, language: Language): Promise<ExportedRow[]> {
  const { rows: found } = await sql<{ of_table: string }>`
    select distinct of_table from recorded_rows(${RECORDED_TABLES}::text[])`.execute(db);
  const tables = new Set(found.map((row) => row.of_table));
  const all: ExportedRow[] = [];
  for (const section of RECORDED_SECTIONS.filter((one) => tables.has(EXPORTED_TABLES[one].table))) {
    const { table } = EXPORTED_TABLES[section];
    const fields = fieldsOf(section, language).map(({ field, value }) => sql`${field}::text, ${value}`);
    const { rows } = await sql<ExportedRow>`
      select found.invitation_id, ${section}::text as recorded_kind,
        jsonb_strip_nulls(jsonb_build_object(${sql.join(fields)})) as recorded
      from recorded_rows(array[${table}::text]) as found,
        jsonb_populate_record(null::${sql.table(table)}, found.recorded) as row
      order by 1`.execute(db);
    all.push(...rows);
  }
  return all;
}

/** Returns the number of rows in each section. */
export async function countSections(db: Db, personId: number): Promise<{ section: ExportedSection; count: number }[]> {
  const counts = TABLE_SECTIONS.map((section) => {
    const of = EXPORTED_TABLES[section];
    return sql`select ${section}::text as section, count(*)::integer as count
      from ${sql.table(of.table)} as row where ${isOf(of, personId)}`;
  });
  const ofInvitations = sql`
    select 'waiting_invitations', count(*)::integer from waiting_invitations()
    union all select 'recorded_by_coaches', count(*)::integer from recorded_rows(${RECORDED_TABLES}::text[])`;
  const { rows } = await sql<{
    section: ExportedSection;
    count: number;
  }>`${sql.join([...counts, ofInvitations], sql` union all `)}`.execute(db);
  return rows;
}
