import { SWAP_REASONS } from '@weekbord/domain/recipes/swaps/swap-reasons';
import { INGREDIENT_CONTENT_TYPES } from '@weekbord/domain/diary/calendar-items';
import { SOURCE_PROVIDERS } from '@weekbord/domain/recipes/import/source-providers';
import { z } from 'zod';
import { text } from '../fields.ts';
import { allergenAnswers, dietAnswers, suggestedServing } from '../foods/models.ts';
import { listOf, SIZES } from '../sizes.ts';

/** In kcal or grams; null if unknown. */
export const figure = z.number().nullable();

/**
 * Total grams over the foods where the amount is known (null if it is known for none), and the number of foods where it
 * isn't.
 */
export const knownPart = z.object({ amount: figure, unknown: z.number().int() });

/** The nutrients of a label other than energy and macros; includes fibre if known. */
export const furtherFigures = z
  .object({ sugars: knownPart, saturated_fat: knownPart, fiber: knownPart, salt: knownPart })
  .meta({ id: 'LabelNutrients' });

/**
 * The URL of a painted picture without its suffix: `-hero`, `-card` or `-crop` (800 by 600, 400 by 300 and 160 by 160
 * pixels), then `.avif` or `.webp`. The picture at a URL never changes.
 */
export const paintedPicture = z.string();

/**
 * A person's rule that causes a food in a recipe to be swapped: `diet:vegan`, `intolerance:lactose`, `dislike:HONEY`,
 * `without:egg`.
 */
const swapReason = z.enum(SWAP_REASONS);

/** The reason for a version, if the recipe's name promises a food that was swapped; otherwise null. */
export const versionOfName = swapReason.nullable();

/** A food in a recipe: `quantity` times the serving. */
export const ingredient = z
  .object({
    id: z.number().int().nullable(),
    name: z.string(),
    note: z.string().nullable(),
    quantity: z.number(),
    /** Grams of the whole line. */
    grams: z.number(),
    suggested_serving: suggestedServing,
    object_id: z.number().int().nullable(),
    content_type: z.enum(INGREDIENT_CONTENT_TYPES),
    modified: z.string().nullable(),
    /**
     * The name of the food that this one replaces, and the person's rules that it breaks; null if the food was not
     * swapped.
     */
    swapped: z
      .object({
        from: z.string(),
        because: listOf(swapReason, SIZES.few),
        /** The line before a person swapped its food by hand, without a rule requiring it; null if no one did. */
        before: z.object({ suggested_serving: suggestedServing, quantity: z.number() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Ingredient' });
export type Ingredient = z.infer<typeof ingredient>;

export const direction = z.object({ text: z.string() });

/** A recipe in a list, with the nutrients of one portion; null if unknown. */
export const recipeTemplateSummary = z
  .object({
    id: z.number().int(),
    name: z.string(),
    author: z.number().int().nullable(),
    image: z.string().nullable(),
    /**
     * The picture for a recipe without a photo, which shows the actual foods in a version or a meal. Null until it is
     * painted.
     */
    picture: paintedPicture.nullable(),
    preparation_time_min: z.number().int().nullable(),
    cooking_time_min: z.number().int().nullable(),
    waiting_time_min: z.number().int().nullable(),
    /** The sum of preparation (work by hand), cooking and waiting; null if unknown. */
    total_time_min: z.number().int().nullable(),
    tags: listOf(z.object({ name: z.string() }), SIZES.few),
    meal_types: listOf(z.string(), SIZES.few),
    /** Whether the recipe is served at lunch and dinner only in addition to a main dish. */
    is_side: z.boolean(),
    source_provider: z.enum(SOURCE_PROVIDERS),
    published: z.boolean(),
    external_url: z.string().nullable(),
    kcal: figure,
    protein: figure,
    fat: figure,
    carbohydrates: figure,
    fiber: figure,
    diets: dietAnswers,
    allergens: allergenAnswers,
    /** The label allergens that the recipe contains. */
    label_allergens: listOf(z.string(), SIZES.few),
    unknown_allergens: listOf(z.string(), SIZES.few),
    /** Whether the recipe contains meat or poultry, which people who eat halal buy halal. */
    has_meat: z.boolean(),
    created: z.string(),
    modified: z.string(),
  })
  .meta({ id: 'RecipeTemplateSummary' });
export type RecipeTemplateSummary = z.infer<typeof recipeTemplateSummary>;

export const recipeTemplate = recipeTemplateSummary
  .extend({
    further_figures: furtherFigures,
    ingredients: listOf(ingredient, SIZES.many),
    directions: listOf(direction, SIZES.few),
    version: versionOfName,
  })
  .meta({ id: 'RecipeTemplate' });
export type RecipeTemplate = z.infer<typeof recipeTemplate>;

/** A saved favourite or dislike. */
export const recipePreference = z
  .object({ id: z.number().int(), user: z.number().int(), recipe: z.number().int() })
  .meta({ id: 'RecipePreference' });

/** The feedback that a person can give on a recipe. */
export const recipeFeedbackFields = {
  rating: z.number().int().min(1).max(5).nullable().optional(),
  comment: text({ max: 2000 }).optional(),
};

export const recipeFeedback = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    recipe: z.number().int(),
    rating: z.number().int().nullable(),
    comment: z.string(),
    created: z.string(),
  })
  .meta({ id: 'RecipeFeedback' });
