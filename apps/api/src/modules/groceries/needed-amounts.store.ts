import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Selects the meals a list counts: those cooked on its dates and not eaten yet, and those it counted before. */
export type Counted = Readonly<{ from: string; to: string; mealIds: readonly number[] }>;

/** Selects the meals cooked on the given dates, and the later meals cooked with them; skipped meals need nothing. */
function selectCounted(db: Db, personId: number, { from, to, mealIds }: Counted) {
  const isPlanned = sql<boolean>`(cooked.status = 'PLANNED' and item.status = 'PLANNED')`;
  return db
    .selectFrom('calendar_day as cooking')
    .innerJoin('calendar_item as cooked', (join) =>
      join.onRef('cooked.person_id', '=', 'cooking.person_id').onRef('cooked.calendar_day_id', '=', 'cooking.id'),
    )
    .innerJoin('calendar_item as item', (join) =>
      join
        .onRef('item.person_id', '=', 'cooked.person_id')
        .on(({ eb, or, ref }) =>
          or([eb('item.id', '=', ref('cooked.id')), eb('item.leftover_of', '=', ref('cooked.id'))]),
        ),
    )
    .innerJoin('calendar_day as day', (join) =>
      join.onRef('day.person_id', '=', 'item.person_id').onRef('day.id', '=', 'item.calendar_day_id'),
    )
    .select(['item.id as item_id', 'day.date', 'item.meal_moment', 'cooking.date as cooked_on'])
    .select(isPlanned.as('is_planned'))
    .where('cooking.person_id', '=', personId)
    .where('cooking.date', '>=', from)
    .where('cooking.date', '<=', to)
    .where('cooked.leftover_of', 'is', null)
    .where('item.skipped', '=', false)
    .where(({ eb, or }) => or([isPlanned, eb('item.id', '=', sql<number>`any(${mealIds}::integer[])`)]));
}

/** The grams to buy for one serving. A small fruit counts as a usual one, because shops rarely sell small ones. */
const BOUGHT_GRAMS = sql<number>`food.bought_factor * case
  when serving.measure = 'small' and food.category = 'FRUIT' then greatest(serving.grams, food.grams_per_piece)
  else serving.grams
end`;

/** Returns what to buy for a line with `quantity` servings of a food on each person's plate. */
function bought(quantity: string, people: RawBuilder<unknown> = sql`1`) {
  return [
    sql<number>`coalesce(food.bought_as_id, food.id)`.as('food_id'),
    sql<number>`${sql.ref(quantity)} * ${people} * ${BOUGHT_GRAMS}`.as('grams'),
  ] as const;
}

export type NeedRow = Awaited<ReturnType<typeof listNeeds>>[number];

/** Returns what to buy for the counted meals: a line per ingredient or single food. */
export function listNeeds(db: Db, personId: number, counted: Counted) {
  const ofRecipes = selectCounted(db, personId, counted)
    .innerJoin('recipe_meal as meal', (join) =>
      join.onRef('meal.person_id', '=', 'item.person_id').onRef('meal.id', '=', 'item.recipe_meal_id'),
    )
    .innerJoin('recipe_template as recipe', 'recipe.id', 'meal.recipe_template_id')
    .innerJoin('recipe_meal_ingredient as line', (join) =>
      join.onRef('line.person_id', '=', 'meal.person_id').onRef('line.recipe_meal_id', '=', 'meal.id'),
    )
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .leftJoin('food as written', (join) =>
      join
        .onRef('written.id', '=', 'line.swapped_from_id')
        // Only swaps with a reason count: a swap without a reason was made by a person, and the dish keeps its name.
        .on(sql<boolean>`cardinality(line.swapped_because) > 0`),
    )
    .where('food.bought_factor', '>', 0)
    .select(['recipe.name_en', 'recipe.name_nl', 'line.position', 'food.vegan'])
    .select([
      'written.name_en as from_en',
      'written.name_nl as from_nl',
      'food.name_en as to_en',
      'food.name_nl as to_nl',
    ])
    .select(bought('line.quantity', sql`meal.cook_for`));
  const ofFoods = selectCounted(db, personId, counted)
    .innerJoin('single_food_meal as meal', (join) =>
      join.onRef('meal.person_id', '=', 'item.person_id').onRef('meal.id', '=', 'item.single_food_meal_id'),
    )
    .innerJoin('serving', 'serving.id', 'meal.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .where('food.bought_factor', '>', 0)
    .select(['food.name_en', 'food.name_nl', sql<number>`0`.as('position'), 'food.vegan'])
    .select([sql<string | null>`null::text`.as('from_en'), sql<string | null>`null::text`.as('from_nl')])
    .select(['food.name_en as to_en', 'food.name_nl as to_nl'])
    .select(bought('meal.quantity'));
  return ofRecipes.unionAll(ofFoods).orderBy('date').orderBy('item_id').orderBy('position').execute();
}

/** For each of the given servings, returns the food to buy and its grams; nothing for tap water. */
export function listBoughtByServing(db: Db, servingIds: readonly number[]) {
  return db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select('serving.id as serving_id')
    .select(sql<number>`coalesce(food.bought_as_id, food.id)`.as('food_id'))
    .select(BOUGHT_GRAMS.as('grams'))
    .where('food.bought_factor', '>', 0)
    .where('serving.id', '=', sql<number>`any(${servingIds})`)
    .execute();
}
