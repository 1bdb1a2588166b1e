import type { SoldAs } from '@weekbord/domain/groceries/pack-sizes';
import type { SoldIn } from '@weekbord/domain/groceries/sold-in';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CatalogueFigures } from '../facts/trait-columns.ts';

type Db = Kysely<Tables>;

/** A food as the catalogue defines it, in columns. */
export type CatalogueFoodRow = CatalogueFigures &
  Readonly<{
    slug: string;
    name_en: string;
    name_nl: string;
    plural_en: string;
    plural_nl: string;
    category: string;
    role: string;
    origins: readonly string[] | null;
    perishable: boolean;
    protein_source: string | null;
    is_special: boolean;
    sold_in: SoldIn;
    kitchen_kind: string | null;
    kitchen_place: number | null;
    kitchen_on_need: boolean;
    grams_per_ml: number | null;
    grams_per_piece: number | null;
    picture: string | null;
    saturated_fat: number | null;
    sugars: number | null;
    salt: number | null;
    figures_from: string;
    synonyms_en: readonly string[];
    synonyms_nl: readonly string[];
    label_allergens: readonly string[] | null;
    may_contain: readonly string[];
    search: string;
  }>;

/** The food to buy for a food. */
export type BoughtRow = Readonly<{ slug: string; bought_as: string | null; factor: number }>;

/** How a food is sold; null if by the piece or by weight. */
export type InShopRow = Readonly<{ slug: string; sold_as: SoldAs | null; is_staple: boolean }>;

export type CatalogueServingRow = Readonly<{
  slug: string;
  measure: string;
  description_en: string;
  description_nl: string;
  plural_en: string;
  plural_nl: string;
  grams: number;
}>;

/** Lets only one process at a time write the catalogue, until the transaction ends. */
export async function lockCatalogue(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('weekbord catalogue'))`.execute(db);
}

/** Stores the version of the catalogue that is in the database. */
export async function saveCatalogueVersion(db: Db, version: string): Promise<void> {
  await db
    .insertInto('catalogue_state')
    .values({ version })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ version }))
    .execute();
}

const FOOD_COLUMNS = `name_en text, name_nl text, plural_en text, plural_nl text, category text, role text,
  origins text[], perishable boolean, protein_source text, is_special boolean, sold_in text[], kitchen_kind text, kitchen_place smallint,
  kitchen_on_need boolean, grams_per_ml double precision, grams_per_piece double precision, picture text,
  kcal double precision, protein double precision, fat double precision, carbohydrates double precision,
  fiber double precision, vegan text, vegetarian text, pescatarian text, halal text, gluten text, lactose text, nuts text,
  crustaceans_shellfish text, dislikes text[], saturated_fat double precision, sugars double precision,
  salt double precision, figures_from text, synonyms_en text[], synonyms_nl text[], label_allergens text[], may_contain text[],
  free_of text[],
  search text`;
const FOOD_NAMES = FOOD_COLUMNS.split(',').map((column) => column.trim().split(/\s/)[0]!);

/** Writes all foods in the catalogue in one statement. Returns the ids of those that are new or changed. */
export async function saveFoods(db: Db, foods: readonly CatalogueFoodRow[]): Promise<number[]> {
  const names = sql.raw(FOOD_NAMES.join(', '));
  const updates = sql.raw(FOOD_NAMES.map((name) => `${name} = excluded.${name}`).join(', '));
  const known = sql.raw(FOOD_NAMES.map((name) => `food.${name}`).join(', '));
  const given = sql.raw(FOOD_NAMES.map((name) => `excluded.${name}`).join(', '));
  const { rows } = await sql<{ id: number }>`
    insert into food (slug, ${names})
    select slug, ${names} from jsonb_to_recordset(${JSON.stringify(foods)}::jsonb)
      as given (slug text, ${sql.raw(FOOD_COLUMNS)})
    on conflict (slug) do update set ${updates} where (${known}) is distinct from (${given})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes which foods to buy for the given catalogue foods. Any other food is bought as it is. */
export async function saveBought(db: Db, bought: readonly BoughtRow[]): Promise<void> {
  await sql`
    update food set bought_as_id = other.id, bought_factor = coalesce(given.factor, 1)
    from food as one
    left join jsonb_to_recordset(${JSON.stringify(bought)}::jsonb)
      as given (slug text, bought_as text, factor double precision) on given.slug = one.slug
    left join food as other on other.slug = given.bought_as
    where food.id = one.id and food.slug is not null
      and (food.bought_as_id, food.bought_factor) is distinct from (other.id, coalesce(given.factor, 1))`.execute(db);
}

/** Writes how the catalogue's foods are sold, and which of them most kitchens have. */
export async function saveInShop(db: Db, foods: readonly InShopRow[]): Promise<void> {
  await sql`
    update food set sold_as = given.sold_as, is_staple = given.is_staple
    from jsonb_to_recordset(${JSON.stringify(foods)}::jsonb) as given(slug text, sold_as jsonb, is_staple boolean)
    where food.slug = given.slug
      and (food.sold_as, food.is_staple) is distinct from (given.sold_as, given.is_staple)`.execute(db);
}

/**
 * Writes all servings of the catalogue's foods in one statement, grams first. Returns the ids of the foods with a new
 * or changed serving.
 */
export async function saveServings(db: Db, servings: readonly CatalogueServingRow[]): Promise<number[]> {
  const { rows } = await sql<{ food_id: number }>`
    insert into serving (food_id, measure, description_en, description_nl, plural_en, plural_nl, grams, is_shared)
    select food.id, measure, description_en, description_nl, given.plural_en, given.plural_nl, grams, true
    from jsonb_to_recordset(${JSON.stringify(servings.map((serving, place) => ({ ...serving, place })))}::jsonb)
      as given (slug text, measure text, description_en text, description_nl text, plural_en text, plural_nl text,
        grams double precision, place integer)
    join food on food.slug = given.slug
    order by place
    on conflict (food_id, measure) do update set description_en = excluded.description_en,
      description_nl = excluded.description_nl, plural_en = excluded.plural_en, plural_nl = excluded.plural_nl,
      grams = excluded.grams
      where (serving.description_en, serving.description_nl, serving.plural_en, serving.plural_nl, serving.grams)
        is distinct from (excluded.description_en, excluded.description_nl, excluded.plural_en, excluded.plural_nl,
          excluded.grams)
    returning food_id`.execute(db);
  return rows.map(({ food_id: id }) => id);
}

/** Returns the ids of the catalogue's servings, by food and measure. */
export async function listCatalogueServings(db: Db): Promise<{ id: number; slug: string; measure: string }[]> {
  return db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select(['serving.id', 'food.slug', 'serving.measure'])
    .where('food.slug', 'is not', null)
    .$narrowType<{ slug: string }>()
    .execute();
}

/** Writes what people can choose to avoid, in the order in which it is offered. */
export async function saveIngredientsToAvoid(
  db: Db,
  rows: readonly Readonly<{ key: string; name_en: string; name_nl: string }>[],
): Promise<void> {
  await db
    .insertInto('ingredient_to_avoid')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        name_en: eb.ref('excluded.name_en'),
        name_nl: eb.ref('excluded.name_nl'),
      })),
    )
    .execute();
}
