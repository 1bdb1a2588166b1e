import { MAX_MEAL_PORTIONS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { alsoAt, endpoint, replacementOf } from '../endpoint.ts';
import { readPlate } from '@weekbord/domain/plates/plate-code';
import { coded, cookFor, id, idParams, idText, line } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { calendarItem, justPlannedItem, recipeMeal } from './models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

/** A recipe: its id, or the object from a response; only its id is read. */
const recipeReference = z.union([id, z.object({ id }).transform((template) => template.id)]);

export const createRecipeMeal = endpoint(diaryPaths.createRecipeMeal, {
  access: 'member',
  summary: 'Creates a meal from a recipe, to be planned.',
  body: z.object({
    recipe_template: recipeReference,
    portions: z.number().int().min(1).max(MAX_MEAL_PORTIONS).default(1),
  }),
  answer: recipeMeal,
  status: 201,
});

export const getRecipeMeal = endpoint(diaryPaths.getRecipeMeal, {
  access: 'subject',
  summary: 'Returns a meal made from a recipe.',
  params: idParams,
  answer: recipeMeal,
});

export const deleteRecipeMeal = endpoint(diaryPaths.deleteRecipeMeal, {
  access: 'subject',
  summary: 'Deletes a meal made from a recipe and removes it from its day.',
  params: idParams,
});

export const editRecipeMealPortions = endpoint(diaryPaths.editRecipeMealPortions, {
  access: 'subject',
  summary:
    'Sets how many portions of a planned recipe are eaten, which scales its ingredients, and for how many people it is cooked, which scales the amounts to cook and buy.',
  params: idParams,
  body: z.object({
    portions: z.number().int().min(1).max(MAX_MEAL_PORTIONS).optional(),
    cook_for: cookFor.optional(),
  }),
  answer: recipeMeal,
});

export const planGeneratedRecipeMeal = endpoint(diaryPaths.planGeneratedRecipeMeal, {
  event: 'calendar_item.created',
  access: 'subject',
  summary: 'Plans a suggested meal in a slot of a day, optionally in place of another meal.',
  body: z.object({
    recipe_template: recipeReference,
    portions_to_plan: z.number().int().min(1).max(MAX_MEAL_PORTIONS).default(1),
    /** The size relative to the recipe's portion, if no plate is given. */
    portions_multiplier: z.number().min(0.5).max(3).multipleOf(0.25).default(1),
    /** The plate that was proposed. */
    plate: z
      .string()
      .refine((text) => readPlate(text) !== null, coded('invalid'))
      .optional(),
    calendar_day_id: id,
    meal_slot_specification_id: id,
    /** The planned meal to replace in the slot. */
    replaces: id.optional(),
    /**
     * How many people the meal is cooked for. If absent: the number chosen for the replaced meal or, if none was, the
     * number for whom the day's owner usually cooks.
     */
    cook_for: cookFor.optional(),
  }),
  answer: justPlannedItem,
  status: 201,
});

export const saveAndPlanRecipeMeal = endpoint(diaryPaths.saveAndPlanRecipeMeal, {
  event: 'calendar_item.created',
  access: 'subject',
  summary: "Publishes one of the caller's drafts under a name and plans one portion in a slot of a day.",
  body: z.object({
    id,
    name: line({ min: 1, max: 200 }),
    calendar_day_id: id,
    meal_slot_id: id,
    /** The caller's custom recipe that the draft replaces. */
    existing_recipe_template_id: id.nullable().optional(),
  }),
  answer: calendarItem,
  status: 201,
  errors: ['own_recipes_off'],
});

export const listRecipeMeals = endpoint(diaryResourcePaths.listRecipeMeals, {
  access: 'subject',
  summary: 'Lists the recipe meals of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(recipeMeal),
});

export const updateRecipeMeal = alsoAt(editRecipeMealPortions, diaryResourcePaths.updateRecipeMeal);

export const replaceRecipeMeal = replacementOf(editRecipeMealPortions, diaryResourcePaths.replaceRecipeMeal, {
  summary: 'Replaces how many portions are eaten and for how many people the recipe is cooked.',
  body: z.object({ portions: z.number().int().min(1).max(MAX_MEAL_PORTIONS), cook_for: cookFor.default(1) }),
});
