import type { FoodCandidate } from '@weekbord/domain/foods/rank-foods';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A search word: either a whole word or the beginning of one. */
export type WantedWord = Readonly<{ word: string; isBeginning: boolean }>;
/** Alternatives; a match of one is enough. An alternative requires all of its words, each in one of its variants. */
export type WantedWords = readonly (readonly (readonly WantedWord[])[])[];

/** The maximum number of foods of one kind that are examined, so that a short prefix stays fast. */
const MOST = 200;
const MOST_OF_MINE = 100;
const NEAR_WORDS = 20;

/**
 * Products by how many people search for them. Each tier has its own index, so the condition must be spelt as in the
 * index.
 */
export const PRODUCT_TIERS = ['popularity >= 200', 'popularity >= 10 and popularity < 200', 'popularity < 10'] as const;
export type ProductTier = (typeof PRODUCT_TIERS)[number];

const COLUMNS = sql.raw(`food.id, food.name_en, food.name_nl, food.plural_en, food.plural_nl, food.synonyms_en,
  food.synonyms_nl, food.brand_name, food.popularity, food.source = 'CATALOGUE' as "isCatalogue",
  food.source = 'PERSON' as "isOwn"`);

/** Returns the catalogue's foods, the person's own and those they ate recently that match the words. */
export async function listNearFoods(db: Db, personId: number, wanted: WantedWords): Promise<FoodCandidate[]> {
  const fits = fitting(wanted);
  const { rows } = await sql<FoodCandidate>`
    with found as (
      (select id from shared_food where source = 'CATALOGUE' and ${fits} limit ${sql.lit(MOST)})
      union
      (select id from food where author_id = ${personId} and source = 'PERSON' and retired is null and ${fits}
        order by id desc limit ${sql.lit(MOST_OF_MINE)})
      union
      (select food.id from recent_food join food on food.id = recent_food.food_id
        where recent_food.person_id = ${personId} and (source <> 'PERSON' or author_id = ${personId})
          and retired is null and ${fits}
        order by last_used_at desc limit ${sql.lit(MOST_OF_MINE)})
    )
    select ${COLUMNS}, recent_food.food_id is not null as "isRecent"
    from found
    join food on food.id = found.id
    left join recent_food on recent_food.person_id = ${personId} and recent_food.food_id = food.id`.execute(db);
  return rows;
}

/** Returns the products of a tier that match the words, popular ones first. */
export async function listProducts(db: Db, tier: ProductTier, wanted: WantedWords): Promise<FoodCandidate[]> {
  const { rows } = await sql<FoodCandidate>`
    select ${COLUMNS}, false as "isRecent" from shared_food as food
    where source in ('OPEN_FOOD_FACTS', 'USDA') and ${sql.raw(tier)} and ${fitting(wanted)}
    ${tier === 'popularity < 10' ? sql`` : sql`order by popularity desc`}
    limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** Words of any foods, and words of the catalogue's foods. */
export type AlikeWords = Readonly<{ words: readonly string[]; ofCatalogue: readonly string[] }>;

/** Returns words of foods that are spelt like one of the given words, or contain it. */
export async function listAlikeWords(db: Db, typed: readonly string[]): Promise<Map<string, AlikeWords>> {
  const { rows } = await sql<AlikeWords & { typed: string }>`
    select typed, array(
      (select word from food_word where word % typed order by word <-> typed limit ${sql.lit(NEAR_WORDS)})
      union
      (select word from food_word where word like '%' || typed || '%' limit ${sql.lit(NEAR_WORDS)})
    ) as words, array(
      select word from food_word where is_of_catalogue and word % typed order by word <-> typed limit ${sql.lit(NEAR_WORDS)}
    ) as "ofCatalogue"
    from unnest(${typed}::text[]) as typed`.execute(db);
  return new Map(rows.map((row) => [row.typed, row]));
}

/** Returns which of the given words are words of foods. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('food_word')
    .select('word')
    .where('word', '=', sql<string>`any(${words})`)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/** Returns which of the given prefixes begin a word of a food. */
export async function listKnownBeginnings(db: Db, beginnings: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ beginning: string }>`
    select beginning from unnest(${beginnings}::text[]) as beginning
    where exists (select from food_word where word >= beginning and word < beginning || chr(1114111))`.execute(db);
  return new Set(rows.map(({ beginning }) => beginning));
}

/** Returns the food with a barcode that a person may see, their own first. */
export async function findFoodByGtin(db: Db, personId: number, gtin: number): Promise<number | null> {
  const row = await db
    .selectFrom('food')
    .select('id')
    .where('gtin', '=', gtin)
    .where((eb) => eb.or([eb('source', '<>', 'PERSON'), eb('author_id', '=', personId)]))
    .where('retired', 'is', null)
    .orderBy((eb) => eb('source', '=', 'PERSON'), 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

function fitting(wanted: WantedWords): RawBuilder<boolean> {
  return sql<boolean>`to_tsvector('simple', search) @@ to_tsquery('simple', ${tsqueryOf(wanted)})`;
}

/** Folded words contain only letters and digits, so quoting is enough. */
function tsqueryOf(wanted: WantedWords): string {
  return wanted
    .map((words) => words.map((choices) => `(${choices.map(termOf).join(' | ')})`).join(' & '))
    .map((way) => `(${way})`)
    .join(' | ');
}

function termOf({ word, isBeginning }: WantedWord): string {
  return isBeginning ? `'${word}':*` : `'${word}'`;
}
