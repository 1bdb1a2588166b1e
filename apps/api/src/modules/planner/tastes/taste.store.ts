import type { TasteAnswer } from '@weekbord/domain/planner/taste/learned-taste';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** The stored data from which a person's taste is learned. Days are counted back from today. */
export type TasteRow = Readonly<{
  /** Data from this many days ago or earlier is not used; null if the learned taste was never deleted. */
  forgottenAgo: number | null;
  answers: readonly (readonly [recipeId: number, answer: TasteAnswer, daysAgo: number])[];
  turnedDown: readonly (readonly [recipeId: number, daysAgo: number])[];
  /** All meals on the days until today. Without a recipe, `recipeId` is null. */
  meals: readonly (readonly [recipeId: number | null, isEaten: boolean, daysAgo: number])[];
}>;

type Window = Readonly<{ personId: number; after: string; today: string }>;

const TASTE = statement((db, place: Place<Window>) => {
  const [personId, after, today] = [place('personId'), place('after'), place('today')];
  // Each meal is looked up by its key: a join would read everything the person ever planned.
  const taste = sql<TasteRow>`
    select
      (select ${today}::date - taste_forgotten_on from person where id = ${personId}) as "forgottenAgo",
      coalesce((
        select json_agg(json_build_array(recipe_template_id, answer, ${today}::date - given_on))
        from taste_answer where person_id = ${personId}
      ), '[]') as answers,
      coalesce((
        select json_agg(json_build_array(recipe_template_id, ${today}::date - date))
        from turned_down_recipe where person_id = ${personId} and date > ${after}
      ), '[]') as "turnedDown",
      coalesce((
        select json_agg(json_build_array(
          (
            select recipe_template_id from recipe_meal
            where recipe_meal.person_id = ${personId} and recipe_meal.id = item.recipe_meal_id
          ),
          item.status = 'EATEN', ${today}::date - day.date
        ))
        from calendar_day as day
        join calendar_item as item on item.person_id = day.person_id and item.calendar_day_id = day.id
        where day.person_id = ${personId} and day.date > ${after} and day.date <= ${today}
      ), '[]') as meals`;
  return { compile: () => taste.compile(db) };
});

/** Returns everything after a given date, up to today, from which a person's taste is learned, in one query. */
export async function findTaste(db: Db, window: Window): Promise<TasteRow> {
  const [row] = await TASTE(db, window);
  return row!;
}

/** Returns the recipes that a person has ever ticked as eaten. */
export async function listEatenRecipes(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_item')
    .innerJoin('recipe_meal', (join) =>
      join
        .onRef('recipe_meal.id', '=', 'calendar_item.recipe_meal_id')
        .onRef('recipe_meal.person_id', '=', 'calendar_item.person_id'),
    )
    .select('recipe_meal.recipe_template_id')
    .distinct()
    .where('calendar_item.person_id', '=', personId)
    .where('calendar_item.status', '=', 'EATEN')
    .execute();
  return rows.map((row) => row.recipe_template_id);
}

/** Returns one page of a person's answers, latest first, and the total. */
export async function listAnswers(
  db: Db,
  filter: Readonly<{ personId: number; recipe: number | undefined; limit: number; offset: number }>,
): Promise<{ count: number; rows: { recipe: number; answer: TasteAnswer }[] }> {
  const all = db
    .selectFrom('taste_answer')
    .where('person_id', '=', filter.personId)
    .$if(filter.recipe !== undefined, (query) => query.where('recipe_template_id', '=', filter.recipe ?? 0));
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .select(['recipe_template_id as recipe', 'answer'])
    .orderBy('given_on', 'desc')
    .orderBy('recipe_template_id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { count: Number(count), rows };
}

/** Saves a person's answer about a recipe, replacing any earlier one. */
export async function upsertAnswer(
  db: Db,
  given: Readonly<{ personId: number; recipeId: number; answer: TasteAnswer; date: string }>,
): Promise<void> {
  const { answer, date } = given;
  await db
    .insertInto('taste_answer')
    .values({ person_id: given.personId, recipe_template_id: given.recipeId, answer, given_on: date })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'recipe_template_id']).doUpdateSet({ answer, given_on: date }),
    )
    .execute();
}

export async function deleteAnswer(db: Db, personId: number, recipeId: number): Promise<void> {
  await db
    .deleteFrom('taste_answer')
    .where('person_id', '=', personId)
    .where('recipe_template_id', '=', recipeId)
    .execute();
}

/** Deletes a person's answers and rejections, and stores the date from which their diary may be used again. */
export async function deleteTaste(db: Db, personId: number, today: string): Promise<void> {
  await db.deleteFrom('taste_answer').where('person_id', '=', personId).execute();
  await db.deleteFrom('turned_down_recipe').where('person_id', '=', personId).execute();
  await db.updateTable('person').set({ taste_forgotten_on: today }).where('id', '=', personId).execute();
}
