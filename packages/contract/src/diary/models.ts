import {
  MAX_QUICK_GRAMS,
  MAX_QUICK_KCAL,
  MAX_QUICK_NAME_LENGTH,
  MIN_QUICK_FIGURE,
} from '@weekbord/domain/recipes/amounts/meal-limits';
import { PLAN_REASONS } from '@weekbord/domain/planner/reasons/plan-reasons';
import { ITEM_PLANNERS, ITEM_STATUSES } from '@weekbord/domain/diary/calendar-items';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { coded, line } from '../fields.ts';
import {
  direction,
  figure,
  furtherFigures,
  ingredient,
  paintedPicture,
  recipeTemplateSummary,
  versionOfName,
} from '../recipes/models.ts';
import { listOf, SIZES } from '../sizes.ts';

/**
 * A recipe in a plan. The ingredients are those of the whole meal in kitchen amounts, from which the nutrients are
 * computed. `portions_multiplier` is the meal's size relative to the recipe's portion.
 */
export const recipeMeal = z
  .object({
    id: z.number().int().nullable(),
    /**
     * The recipe: its nutrients are those of a portion of the original, its diets and allergens those of the meal's
     * actual ingredients.
     */
    recipe_template: recipeTemplateSummary,
    kcal: figure,
    protein: figure,
    fat: figure,
    carbohydrates: figure,
    fiber: figure,
    further_figures: furtherFigures,
    portions: z.number().int(),
    portions_multiplier: z.number(),
    /** How many people the meal is cooked for; its amounts and nutrients are those of the one plate that is counted. */
    cook_for: z.number().int(),
    /**
     * The number of those plates that the person eats, like `portions`. The amounts cooked for everyone are in the
     * `batch` of a meal in a day.
     */
    portions_to_plan: z.number().int(),
    planned_portions: z.number().int(),
    /** How a proposal was fitted, to be sent back when planning it; null if the meal already exists. */
    plate: z.string().nullable(),
    ingredients: listOf(ingredient, SIZES.many),
    directions: listOf(direction, SIZES.few),
    version: versionOfName,
  })
  .meta({ id: 'RecipeMeal' });
export type RecipeMeal = z.infer<typeof recipeMeal>;

/** A single food as a meal; the nutrients are for the amount in `ingredient`. */
export const singleFoodMeal = z
  .object({
    id: z.number().int(),
    ingredient: ingredient.extend({ content_type: z.literal('singlefoodmeal') }),
    brand_name: z.string().nullable(),
    picture: paintedPicture,
    kcal: figure,
    protein: figure,
    fat: figure,
    carbohydrates: figure,
    fiber: figure,
    further_figures: furtherFigures,
  })
  .meta({ id: 'SingleFoodMeal' });
export type SingleFoodMeal = z.infer<typeof singleFoodMeal>;

/** The nutrients of something eaten, each null if unknown. */
export const quickAddMeal = z
  .object({
    id: z.number().int(),
    /** A name for the eaten food, if given. */
    name: z.string().nullable(),
    kcal: figure,
    protein: figure,
    fat: figure,
    carbohydrates: figure,
    fiber: figure,
    further_figures: furtherFigures,
  })
  .meta({ id: 'QuickAddMeal' });
export type QuickAddMeal = z.infer<typeof quickAddMeal>;

const quickName = line({ max: MAX_QUICK_NAME_LENGTH })
  .transform((name) => (name === '' ? null : name))
  .nullable();
const quickFigure = (max: number) => z.number().min(MIN_QUICK_FIGURE, coded('not_positive')).max(max);
const quickGrams = quickFigure(MAX_QUICK_GRAMS).nullable();

/** Energy in kcal and macros in grams as entered by a person. */
export const quickFigures = z.object({
  name: quickName.default(null),
  kcal: quickFigure(MAX_QUICK_KCAL),
  protein: quickGrams.default(null),
  fat: quickGrams.default(null),
  carbohydrates: quickGrams.default(null),
});

/** The values to change; absent ones are unchanged. */
export const quickFiguresChange = z.object({
  name: quickName.optional(),
  kcal: quickFigure(MAX_QUICK_KCAL).optional(),
  protein: quickGrams.optional(),
  fat: quickGrams.optional(),
  carbohydrates: quickGrams.optional(),
});

/** Why the planner chose a meal: `detail` is the reason in the caller's language, the other fields are its facts. */
export const planReason = z
  .object({
    kind: z.enum(PLAN_REASONS),
    /** How often the meal was eaten, or how many minutes it takes, depending on the reason. */
    count: z.number().int().nullable(),
    /** A food that a meal on an earlier date also uses. */
    food: z.string().nullable(),
    /** The date of the meal that also uses `food`, or a date on the weekday on which a meal recurs. */
    date: z.string().nullable(),
    detail: z.string(),
  })
  .meta({ id: 'PlanReason' });
export type ShownReason = z.infer<typeof planReason>;

const itemParts = {
  id: z.number().int(),
  meal_slot: z.number().int().nullable(),
  meal_moment: z.enum(MEAL_MOMENTS),
  object_id: z.number().int(),
  calendar_day: z.number().int(),
  status: z.enum(ITEM_STATUSES),
  /** Who planned the meal. A meal planned by the planner becomes the person's own once they change or tick it. */
  planned_by: z.enum(ITEM_PLANNERS),
  /** Whether a person locked the meal, so that replanning leaves it in place. */
  locked: z.boolean(),
  /** Whether the person said that they skipped the meal, which then counts as neither planned nor eaten. */
  skipped: z.boolean(),
  /** Null if there is no strong reason, and for meals that people planned themselves. */
  reason: planReason.nullable(),
  modified: z.string(),
};

/** Another meal on a day, cooked in the same batch; `portions` are those of the recipe, rounded to tenths. */
const mealOfBatch = z
  .object({ id: z.number().int(), date: z.string(), meal_moment: z.enum(MEAL_MOMENTS), portions: z.number() })
  .meta({ id: 'MealOfBatch' });

/** The batch cooked for a meal and later ones: its plates, and the total amounts. */
const batch = z
  .object({
    portions: z.number(),
    meals: listOf(mealOfBatch, SIZES.mealsOfDay),
    ingredients: listOf(ingredient, SIZES.many),
  })
  .meta({ id: 'Batch' });

const cookingParts = {
  /**
   * The earlier meal that this one is cooked together with, so that it is only reheated; null if it is cooked
   * separately.
   */
  leftover_of: mealOfBatch.nullable(),
  /** Null if there are no leftovers for another meal. */
  batch: batch.nullable(),
};
export type Batch = z.infer<typeof batch>;

const recipeItem = z.object({
  ...itemParts,
  content_type: z.literal('recipemeal'),
  meal: recipeMeal,
  ...cookingParts,
});

/** The id for restoring the replaced meals on a day; null if nothing was replaced. */
export const undoId = z.number().int().nullable();

/** A newly planned recipe meal. */
export const justPlannedItem = recipeItem.extend({ undo_id: undoId }).meta({ id: 'JustPlannedItem' });

/** One meal in a calendar day: a recipe, a single food, or plain numbers. */
export const calendarItem = z
  .discriminatedUnion('content_type', [
    recipeItem,
    z.object({ ...itemParts, content_type: z.literal('singlefoodmeal'), meal: singleFoodMeal }),
    z.object({ ...itemParts, content_type: z.literal('quickaddmeal'), meal: quickAddMeal }),
  ])
  .meta({ id: 'CalendarItem' });
export type CalendarItem = z.infer<typeof calendarItem>;
export type ItemOf<Kind extends CalendarItem['content_type']> = Extract<CalendarItem, { content_type: Kind }>;

/** A person's diary for one date. */
export const calendarDay = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    date: z.string(),
    note: z.string(),
    calendar_items: listOf(calendarItem, SIZES.mealsOfDay),
  })
  .meta({ id: 'CalendarDay' });
export type CalendarDay = z.infer<typeof calendarDay>;
