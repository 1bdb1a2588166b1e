import type { Language } from '@weekbord/domain/languages/languages';
import { composeMeal, type MealSize } from '@weekbord/domain/planner/search/compose-meal';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../../platform/database/statement.ts';
import type { Config } from '../../../../platform/config/config.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import { nutrientColumns } from '../../../foods/foods.public.ts';
import {
  type Eating,
  type IngredientRow,
  linesForPerson,
  linesOfRecipe,
  templateOfVersion,
  type TemplateRow,
} from '../../../recipes/recipes.public.ts';
import { catalogueCacheOfVersion } from './catalogue-cache.ts';
import { type MealRow, usualCookFor, withServings } from './recipe-meals.store.ts';

/** The day and slot for a new meal. */
export type SpotInDay = Readonly<{
  calendarDayId: number;
  mealSlotId: number;
  mealMoment: MealMoment;
}>;

/** A new recipe meal: its person, its recipe, and its size. */
export type NewMealOfRecipe = MealSize &
  Readonly<{
    personId: number;
    recipe: TemplateRow;
    /** The person's dietary rules. */
    eating: Eating;
    /** By default, the recipe is adapted to what the person can eat. */
    isAsWritten?: boolean | undefined;
    /**
     * How many people the meal is cooked for, if that was chosen; by default the number the owner usually cooks for.
     */
    cookFor?: number | undefined;
    /** Without a spot, the meal is on no day yet. */
    spot?: SpotInDay | undefined;
  }>;

/**
 * A meal as stored, so that it can be shown without being read back. `recipe` has the diets and allergens of the
 * version in the meal.
 */
export type WrittenMeal = Readonly<{
  meal: MealRow;
  recipe: TemplateRow;
  lines: readonly IngredientRow[];
  itemId: number | null;
}>;

type WrittenLine = Readonly<{
  serving_id: number;
  quantity: number;
  note_en: string | null;
  note_nl: string | null;
  swapped_from_id: number | null;
  swapped_because: string | null;
  nth: number;
}>;

type Values = Readonly<
  Omit<MealRow, 'id' | 'cook_for' | 'cook_for_chosen'> & { now: Date } & {
    cook_for: number | null;
    day: number | null;
    slot: number | null;
    moment: MealMoment | null;
    servings: readonly number[];
    quantities: readonly number[];
    notesEn: readonly (string | null)[];
    notesNl: readonly (string | null)[];
    swappedFrom: readonly (number | null)[];
    /** The reasons for each line's swap, separated by spaces; null for a line that is not swapped. */
    swappedBecause: readonly (string | null)[];
  }
>;

const MEAL_OF_RECIPE = statement((db, place: Place<Values>) =>
  db
    .with('meal', (query) =>
      query
        .insertInto('recipe_meal')
        .values({
          person_id: place('person_id'),
          recipe_template_id: place('recipe_template_id'),
          portions: place('portions'),
          portions_multiplier: place('portions_multiplier'),
          cook_for: sql<number>`coalesce(${place('cook_for')}::smallint, ${usualCookFor(place('person_id'))})`,
          cook_for_chosen: sql<boolean>`${place('cook_for')}::smallint is not null`,
          kcal: place('kcal'),
          protein: place('protein'),
          fat: place('fat'),
          carbohydrates: place('carbohydrates'),
          fiber: place('fiber'),
          sugars: place('sugars'),
          sugars_unknown: place('sugars_unknown'),
          saturated_fat: place('saturated_fat'),
          saturated_fat_unknown: place('saturated_fat_unknown'),
          known_fiber: place('known_fiber'),
          fiber_unknown: place('fiber_unknown'),
          salt: place('salt'),
          salt_unknown: place('salt_unknown'),
        })
        .returning(['id', 'person_id', 'cook_for', 'cook_for_chosen']),
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
          'quantity',
          'note_en',
          'note_nl',
          'swapped_from_id',
          'swapped_because',
          'modified_at',
        ])
        .expression(({ selectFrom }) =>
          selectFrom([
            'meal',
            sql<WrittenLine>`unnest(${place('servings')}::integer[], ${place('quantities')}::double precision[],
              ${place('notesEn')}::text[], ${place('notesNl')}::text[], ${place('swappedFrom')}::integer[],
              ${place('swappedBecause')}::text[]) with ordinality`.as<'given'>(
              sql`given(serving_id, quantity, note_en, note_nl, swapped_from_id, swapped_because, nth)`,
            ),
          ])
            .select(['meal.person_id', 'meal.id as recipe_meal_id'])
            .select(sql<number>`given.nth - 1`.as('position'))
            .select(['given.serving_id', 'given.quantity', 'given.note_en', 'given.note_nl'])
            .select(['given.swapped_from_id'])
            .select(sql<string[] | null>`string_to_array(given.swapped_because, ' ')`.as('swapped_because'))
            .select(sql<Date>`${place('now')}::timestamptz`.as('modified_at')),
        )
        .returning(['id', 'position']),
    )
    .selectFrom('meal')
    .leftJoin('item', (join) => join.onTrue())
    .select(['meal.id', 'meal.cook_for', 'meal.cook_for_chosen', 'item.id as item_id'])
    .select(({ selectFrom }) =>
      sql<number[]>`array(${selectFrom('line').select('line.id').orderBy('line.position')})`.as('line_ids'),
    ),
);

/** Creates a recipe meal on a plate and puts it on a day, in one statement. The caller passes the person's rules. */
export async function insertMealOfRecipe(
  ctx: Readonly<{
    db: Kysely<Tables>;
    config: Config;
    now: Date;
    locale: Language;
  }>,
  { personId, recipe, portions, plate, spot, eating, isAsWritten = false, cookFor }: NewMealOfRecipe,
): Promise<WrittenMeal> {
  const { db, now, locale } = ctx;
  const recipeLines = isAsWritten ? await linesOfRecipe(ctx, recipe) : await linesForPerson(ctx, recipe, eating);
  const composed = composeMeal({ id: recipe.id, lines: recipeLines }, { portions, plate });
  const { ingredients, macros, further } = composed;
  const values = {
    person_id: personId,
    recipe_template_id: recipe.id,
    portions,
    portions_multiplier: composed.portionsMultiplier,
    ...macros,
    ...nutrientColumns(further),
  };
  const { calendarDayId: day = null, mealSlotId: slot = null, mealMoment: moment = null } = spot ?? {};
  const [written] = await MEAL_OF_RECIPE(db, {
    ...values,
    cook_for: cookFor ?? null,
    now,
    day,
    slot,
    moment,
    servings: ingredients.map(({ servingId }) => servingId),
    quantities: ingredients.map(({ quantity }) => quantity),
    notesEn: ingredients.map(({ noteEn }) => noteEn),
    notesNl: ingredients.map(({ noteNl }) => noteNl),
    swappedFrom: ingredients.map(({ swapped }) => swapped?.foodId ?? null),
    swappedBecause: ingredients.map(({ swapped }) => swapped?.because.join(' ') ?? null),
  });
  const { id, item_id: itemId, line_ids: lineIds, cook_for, cook_for_chosen } = written!;
  const lines = ingredients.map((line, position) => ({
    id: lineIds[position]!,
    owner_id: id,
    position,
    serving_id: line.servingId,
    quantity: line.quantity,
    note: locale === 'en' ? line.noteEn : line.noteNl,
    swapped_from_id: line.swapped?.foodId ?? null,
    swapped_because: line.swapped === null ? null : [...line.swapped.because],
    replaced_serving_id: null,
    replaced_quantity: null,
    modified_at: now,
  }));
  return {
    meal: { ...values, cook_for, cook_for_chosen, id },
    recipe: templateOfVersion(recipe, recipeLines),
    itemId,
    lines: await withServings(db, lines, locale, catalogueCacheOfVersion(ctx, eating.catalogueVersion)),
  };
}
