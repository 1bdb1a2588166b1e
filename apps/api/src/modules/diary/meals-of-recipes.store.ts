import type { Language, MealMoment, PartialMacros } from '@weekbord/domain/vocabulary';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { servingColumns } from '../foods/foods.public.ts';
import type { IngredientRow } from '../recipes/recipes.public.ts';
import type { MealRow } from './recipe-meals.store.ts';

/** Where a new meal is put. */
export type SpotInDay = Readonly<{ calendarDayId: number; mealSlotId: number; mealMoment: MealMoment }>;

/** A new meal of a recipe: whose it is, of what, and how large. */
export type NewMealOfRecipe = Readonly<{
  personId: number;
  recipe: Readonly<{ id: number }> & PartialMacros;
  portions: number;
  portionsMultiplier: number;
  /** Left out, the meal is in no day yet. */
  spot?: SpotInDay | undefined;
}>;

/** What was written, so that it need not be read to be shown. */
export type WrittenMeal = Readonly<{ meal: MealRow; lines: readonly IngredientRow[]; itemId: number | null }>;

type Values = Readonly<
  Omit<MealRow, 'id'> & { factor: number; now: Date } & {
    day: number | null;
    slot: number | null;
    moment: MealMoment | null;
  }
>;

/** The servings and foods of the lines are looked up by their keys: joined, every serving that there is would be read. */
function mealOfRecipe(locale: Language) {
  return statement((db, place: Place<Values>) =>
    db
      .with('meal', (query) =>
        query
          .insertInto('recipe_meal')
          .values({
            person_id: place('person_id'),
            recipe_template_id: place('recipe_template_id'),
            portions: place('portions'),
            portions_multiplier: place('portions_multiplier'),
            kcal: place('kcal'),
            protein: place('protein'),
            fat: place('fat'),
            carbohydrates: place('carbohydrates'),
            fiber: place('fiber'),
          })
          .returning(['id', 'person_id']),
      )
      .with('item', (query) =>
        query
          .insertInto('calendar_item')
          .columns([
            'person_id',
            'recipe_meal_id',
            'calendar_day_id',
            'meal_slot_id',
            'meal_moment',
            'status',
            'planned_by',
            'modified_at',
          ])
          .expression(({ selectFrom, val }) =>
            selectFrom('meal')
              .select(['meal.person_id', 'meal.id as recipe_meal_id'])
              .select([
                sql<number>`${place('day')}::integer`.as('calendar_day_id'),
                sql<number | null>`${place('slot')}::integer`.as('meal_slot_id'),
                sql<MealMoment>`${place('moment')}::text`.as('meal_moment'),
                val('PLANNED' as const).as('status'),
                val('PERSON' as const).as('planned_by'),
                sql<Date>`${place('now')}::timestamptz`.as('modified_at'),
              ])
              .where(sql<boolean>`${place('day')}::integer is not null`),
          )
          .returning('id'),
      )
      .with('line', (query) =>
        query
          .insertInto('recipe_meal_ingredient')
          .columns([
            'person_id',
            'recipe_meal_id',
            'position',
            'serving_id',
            'note_en',
            'note_nl',
            'quantity',
            'modified_at',
          ])
          .expression(({ selectFrom }) =>
            selectFrom(['meal', 'recipe_template_ingredient as written'])
              .select(['meal.person_id', 'meal.id as recipe_meal_id', 'written.position', 'written.serving_id'])
              .select(['written.note_en', 'written.note_nl'])
              .select([
                sql<number>`written.quantity * ${place('factor')}::double precision`.as('quantity'),
                sql<Date>`${place('now')}::timestamptz`.as('modified_at'),
              ])
              .where('written.recipe_template_id', '=', place('recipe_template_id')),
          )
          .returningAll(),
      )
      .with('shown', (query) =>
        query
          .selectFrom('line')
          .innerJoinLateral(
            ({ selectFrom }) =>
              selectFrom('serving').selectAll().whereRef('serving.id', '=', 'line.serving_id').limit(1).as('serving'),
            (join) => join.onTrue(),
          )
          .innerJoinLateral(
            ({ selectFrom }) =>
              selectFrom('food').selectAll().whereRef('food.id', '=', 'serving.food_id').limit(1).as('food'),
            (join) => join.onTrue(),
          )
          .select(servingColumns(locale))
          .select([
            'line.id',
            'line.recipe_meal_id as owner_id',
            'line.position',
            'line.quantity',
            `line.note_${locale} as note`,
            'line.modified_at',
            `food.name_${locale} as food_name`,
            `food.plural_${locale} as food_plural`,
          ]),
      )
      .selectFrom('meal')
      .leftJoin('item', (join) => join.onTrue())
      .leftJoin('shown', (join) => join.onTrue())
      .selectAll('shown')
      .select(['meal.id as meal_id', 'item.id as item_id'])
      .orderBy('shown.position'),
  );
}

const MEAL_OF_RECIPE = { en: mealOfRecipe('en'), nl: mealOfRecipe('nl') } as const;

/**
 * Makes a meal of a recipe as it stands and puts it into a day, all in one statement; figures and amounts are the
 * recipe's times the meal's size.
 */
export async function insertMealOfRecipe(
  { db, now, locale }: Readonly<{ db: Kysely<Tables>; now: Date; locale: Language }>,
  { personId, recipe, portions, portionsMultiplier, spot }: NewMealOfRecipe,
): Promise<WrittenMeal> {
  const factor = portions * portionsMultiplier;
  const of = (figure: number | null) => (figure === null ? null : figure * factor);
  const values = {
    person_id: personId,
    recipe_template_id: recipe.id,
    portions,
    portions_multiplier: portionsMultiplier,
    kcal: of(recipe.kcal),
    protein: of(recipe.protein),
    fat: of(recipe.fat),
    carbohydrates: of(recipe.carbohydrates),
    fiber: of(recipe.fiber),
  };
  const { calendarDayId: day = null, mealSlotId: slot = null, mealMoment: moment = null } = spot ?? {};
  const rows = await MEAL_OF_RECIPE[locale](db, { ...values, factor, now, day, slot, moment });
  const [{ meal_id: id, item_id: itemId }] = rows as [(typeof rows)[number]];
  return { meal: { ...values, id }, itemId, lines: rows.filter(isLine) };
}

/** A recipe without ingredients has one row without a line. */
function isLine<Row extends Readonly<{ id: number | null }>>(row: Row): row is Row & IngredientRow {
  return row.id !== null;
}
