import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CatalogueFigures, FurtherColumns } from '../../foods/foods.public.ts';

type Db = Kysely<Tables>;

/** A recipe as the catalogue defines it, in columns. Its nutrients are per portion. */
export type CatalogueRecipeRow = CatalogueFigures &
  FurtherColumns &
  Readonly<{
    slug: string;
    name_en: string;
    name_nl: string;
    picture: string;
    preparation_time_min: number;
    cooking_time_min: number;
    tags: readonly string[];
    meal_types: readonly string[];
    is_side: boolean;
    waiting_time_min: number;
    source: string | null;
    form: string | null;
    temperature: string | null;
    scene: string;
    cuisine: string | null;
    families: readonly string[];
    appeal: string | null;
    seasons: readonly string[] | null;
    directions_en: readonly string[];
    directions_nl: readonly string[];
    label_allergens: readonly string[];
    has_meat: boolean;
    /** The names of the recipe and of its foods, for searching. */
    search: string;
  }>;

/** A line of a catalogue recipe, for one portion. */
export type CatalogueLineRow = Readonly<{
  slug: string;
  position: number;
  serving_id: number;
  quantity: number;
  note_en: string | null;
  note_nl: string | null;
  moves_with: number | null;
}>;

const COLUMNS = `name_en text, name_nl text, picture text, preparation_time_min integer, cooking_time_min integer,
  tags text[], meal_types text[], is_side boolean, source text, form text, temperature text, scene text, cuisine text, families text[], appeal text, seasons text[], waiting_time_min integer, directions_en text[], directions_nl text[],
  kcal double precision, protein double precision, fat double precision, carbohydrates double precision,
  fiber double precision, sugars double precision, sugars_unknown smallint, saturated_fat double precision,
  saturated_fat_unknown smallint, known_fiber double precision, fiber_unknown smallint, salt double precision,
  salt_unknown smallint, vegan text, vegetarian text, pescatarian text, halal text, gluten text, lactose text, nuts text,
  crustaceans_shellfish text, label_allergens text[], free_of text[], has_meat boolean, dislikes text[], search text`;
const NAMES = COLUMNS.split(',').map((column) => column.trim().split(/\s/)[0]!);

/** Writes all recipes in the catalogue in one statement, and withdraws those no longer in it. */
export async function saveRecipes(db: Db, recipes: readonly CatalogueRecipeRow[], now: Date): Promise<void> {
  const names = sql.raw(NAMES.join(', '));
  const updates = sql.raw(NAMES.map((name) => `${name} = excluded.${name}`).join(', '));
  await sql`
    insert into recipe_template (slug, ${names}, source_provider, published, created_at, modified_at)
    select slug, ${names}, 'WEEKMEALS', true, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(recipes)}::jsonb) as given (slug text, ${sql.raw(COLUMNS)})
    on conflict (slug) do update set ${updates}, published = true, modified_at = excluded.modified_at`.execute(db);
  await sql`
    update recipe_template set published = false
    where slug is not null and published and slug <> all(${recipes.map(({ slug }) => slug)}::text[])`.execute(db);
}

/** Replaces the lines of all catalogue recipes. Planned meals have their own lines, which are unchanged. */
export async function replaceLines(db: Db, lines: readonly CatalogueLineRow[]): Promise<void> {
  await sql`
    delete from recipe_template_ingredient using recipe_template
    where recipe_template.id = recipe_template_id and recipe_template.slug is not null`.execute(db);
  await sql`
    insert into recipe_template_ingredient
      (recipe_template_id, position, serving_id, quantity, note_en, note_nl, moves_with, is_shared)
    select recipe_template.id, position, serving_id, quantity, note_en, note_nl, moves_with, true
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as given (slug text, position integer, serving_id integer, quantity double precision, note_en text, note_nl text,
        moves_with smallint)
    join recipe_template on recipe_template.slug = given.slug
    order by recipe_template.id, position`.execute(db);
}
