import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createCalendarItem, deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import {
  createRecipeMeal,
  deleteRecipeMeal,
  editRecipeMealPortions,
  getRecipeMeal,
} from '@weekbord/contract/diary/recipe-meals';
import { createQuickAddMeal, getQuickAddMeal, updateQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import {
  createSingleFoodMeal,
  getSingleFoodMeal,
  updateSingleFoodMeal,
} from '@weekbord/contract/diary/single-food-meals';
import { deleteIngredient, getIngredient, updateIngredient } from '@weekbord/contract/diary/ingredients';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { describe, expect, it } from 'vitest';
import { MONDAY, startPlannerApp } from '../diary.test-support.ts';
import { aRecipeOf, servingOf } from '../../recipes/own/own-recipes.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const [tofu, onionGrams, onions] = await Promise.all([
  servingOf(app, 'tofu'),
  servingOf(app, 'onion'),
  servingOf(app, 'onion', 'piece'),
]);
const someone = async () => app.as(tokenOf(await aPerson(app.db)));

describe('two concurrent changes', () => {
  it('[REC-06] scale a meal once if both request the same portions', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, 'basmati-rice': 50 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const params = { id: meal.id! };
    const answers = await whileLocked(app, rowsOf('recipe_meal', params.id), [
      () => client.call(editRecipeMealPortions, { params, body: { portions: 3 } }),
      () => client.call(editRecipeMealPortions, { params, body: { portions: 3 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body: after } = await client.call(getRecipeMeal, { params });
    expect(after).toMatchObject({ portions: 3, kcal: Math.round(meal.kcal! * 30) / 10 });
    expect(after.ingredients.map(({ grams }) => grams)).toEqual([300, 150]);
  });

  it('[REC-07] are both saved for an ingredient', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { onion: 100 });
    const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
    const lineOf = meal.ingredients[0]!.id!;
    await whileLocked(app, rowsOf('recipe_meal', meal.id!), [
      () => client.call(updateIngredient, { params: { id: lineOf }, body: { quantity: 2 } }),
      () => client.call(updateIngredient, { params: { id: lineOf }, body: { suggested_serving: onions } }),
    ]);
    const { body: line } = await client.call(getIngredient, { params: { id: lineOf } });
    expect(line).toMatchObject({ quantity: 2, suggested_serving: { id: onions } });
  });

  it('[REC-07] delete an ingredient once, and the second request gets a 404', async () => {
    const client = await someone();
    const recipe = await aRecipeOf(app, client, { tofu: 100, onion: 50 }, { published: true });
    const params = { id: recipe.ingredients[0]!.id! };
    const answers = await whileLocked(app, rowsOf('recipe_template', recipe.id), [
      () => client.call(deleteIngredient, { params }),
      () => client.call(deleteIngredient, { params }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('are both saved for a single food', async () => {
    const client = await someone();
    const { body: meal } = await client.call(createSingleFoodMeal, {
      body: { suggested_serving: onionGrams, quantity: 80 },
    });
    const params = { id: meal.id };
    await whileLocked(app, rowsOf('single_food_meal', meal.id), [
      () => client.call(updateSingleFoodMeal, { params, body: { quantity: 1 } }),
      () => client.call(updateSingleFoodMeal, { params, body: { suggested_serving: tofu } }),
    ]);
    const { body: after } = await client.call(getSingleFoodMeal, { params });
    expect(after.ingredient).toMatchObject({ quantity: 1, suggested_serving: { id: tofu } });
  });

  it('are both saved for a quick add', async () => {
    const client = await someone();
    const { body: meal } = await client.call(createQuickAddMeal, { body: { kcal: 200 } });
    const params = { id: meal.id };
    await whileLocked(app, rowsOf('quick_add_meal', meal.id), [
      () => client.call(updateQuickAddMeal, { params, body: { kcal: 300 } }),
      () => client.call(updateQuickAddMeal, { params, body: { protein: 20 } }),
    ]);
    expect((await client.call(getQuickAddMeal, { params })).body).toMatchObject({ kcal: 300, protein: 20 });
  });

  it('never change a deleted meal, but a changed one can still be deleted', async () => {
    const client = await someone();
    for (const first of ['delete', 'edit'] as const) {
      const recipe = await aRecipeOf(app, client, { tofu: 100 });
      const { body: meal } = await client.call(createRecipeMeal, { body: { recipe_template: recipe.id } });
      const params = { id: meal.id! };
      const calls = {
        delete: async () => (await client.call(deleteRecipeMeal, { params })).status,
        edit: async () => (await client.call(editRecipeMealPortions, { params, body: { portions: 2 } })).status,
      };
      const second = first === 'delete' ? 'edit' : 'delete';
      const answers = await whileLocked(app, rowsOf('recipe_meal', params.id), [calls[first], calls[second]]);
      expect(answers).toEqual(first === 'delete' ? [204, 404] : [200, 204]);
      expect((await client.call(getRecipeMeal, { params })).status).toBe(404);
    }
  });

  it('never tick a meal that was removed from its day', async () => {
    const client = await someone();
    const { body: meal } = await client.call(createQuickAddMeal, { body: { kcal: 200 } });
    const { body: day } = await client.call(createCalendarDay, { body: { date: MONDAY } });
    const { body: item } = await client.call(createCalendarItem, {
      body: { calendar_day: day.id, content_type: 'quickaddmeal', object_id: meal.id, meal_moment: 'LUNCH' },
    });
    const params = { id: item.id };
    const [removed, ticked] = await whileLocked(app, rowsOf('calendar_item', item.id), [
      () => client.call(deleteCalendarItem, { params }),
      () => client.call(updateCalendarItem, { params, body: { status: 'EATEN' } }),
    ]);
    expect([removed.status, ticked.status]).toEqual([204, 404]);
  });
});
