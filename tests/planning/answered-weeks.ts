import { setTimeout as pause } from 'node:timers/promises';
import type { CatalogueFood, CatalogueRecipe } from '@weekbord/catalogue/format';
import type { Answered, Endpoint, Sent } from '@weekbord/contract/endpoint';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { listFoods } from '@weekbord/contract/foods/foods';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import type { OnboardingFormBody } from '@weekbord/contract/onboarding/models';
import { PAGE_SIZE_MAX } from '@weekbord/contract/paging';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { listRecipeTemplates } from '@weekbord/contract/recipes/recipe-templates';
import { replaceWeekWishes } from '@weekbord/contract/planner/week-wishes';
import { addDays, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import type { CookTwiceWish } from '@weekbord/domain/planner/wishes/week-wishes';
import type { SlotMacros } from '@weekbord/domain/macros/macros';
import type { TestClient } from '@weekbord/testkit/test-client';
import { ruleCheckFor } from './broken-rules.ts';
import { tasteOfForm } from './plan-persona.ts';
import { catalogue } from './real-catalogue.ts';
import {
  type MeasuredDay,
  type MeasuredLine,
  type MeasuredMeal,
  measuredMoment,
  type MeasuredPerson,
  type MeasuredWeek,
} from './week-measures.ts';

type Issues = Answered<typeof autoPlanDays>['planning_issues'];
/** The catalogue's foods and recipes by their ids in the API. */
export type AnsweredFoods = ReadonlyMap<number, CatalogueFood> &
  Readonly<{ recipes: ReadonlyMap<number, CatalogueRecipe> }>;

/** The weeks that a person plans, starting on a Monday. */
export type WantedWeeks = Readonly<{ start: string; weeks: number; cookTwice?: CookTwiceWish }>;

const DAYS = 7;
const foodsByName = new Map([...catalogue.foods.values()].map((food) => [food.name.en, food]));
const recipesByName = new Map(catalogue.recipes.map((recipe) => [recipe.name.en, recipe]));

/** How many times a call is retried if the server is too busy; on a loaded machine, planning may take too long. */
const TRIES = 10;
/** The pause before a retry, in milliseconds. */
const PAUSE_MS = 3000;

/** Returns the response to a call; throws if it is rejected. */
async function asked<E extends Endpoint>(
  client: TestClient,
  endpoint: E,
  input: Sent<E>,
  tries = TRIES,
): Promise<Answered<E>> {
  const { status, body, text } = await client.call(endpoint, input);
  if (status === 503 && tries > 1) {
    await pause(PAUSE_MS);
    return asked(client, endpoint, input, tries - 1);
  }
  if (status >= 300) throw new Error(`${endpoint.route.method} ${endpoint.route.path} answered ${status}: ${text}`);
  return body;
}

/** Reads all foods from the API; throws if the nutrients of one differ from the catalogue's file. */
export async function answeredFoods(client: TestClient): Promise<AnsweredFoods> {
  const foods = new Map<number, CatalogueFood>();
  for (let page = 1, more = true; more; page += 1) {
    const { results, next } = await asked(client, listFoods, { query: { page, page_size: PAGE_SIZE_MAX } });
    for (const { id, name, per_100g: answered } of results) {
      const food = foodsByName.get(name);
      if (food === undefined) throw new Error(`the catalogue has no ${name}`);
      for (const figure of ['kcal', 'protein', 'fat', 'carbohydrates', 'fiber', 'salt'] as const)
        if (answered[figure] !== food.per100[figure])
          throw new Error(`${name} has other ${figure} than in the catalogue`);
      foods.set(id, food);
    }
    more = next !== null;
  }
  return Object.assign(foods, { recipes: await answeredRecipes(client) });
}

/** Reads the names of all original recipes; a meal has the name of its recipe version. */
async function answeredRecipes(client: TestClient): Promise<ReadonlyMap<number, CatalogueRecipe>> {
  const recipes = new Map<number, CatalogueRecipe>();
  for (let page = 1, more = true; more; page += 1) {
    const { results, next } = await asked(client, listRecipeTemplates, { query: { page, page_size: PAGE_SIZE_MAX } });
    for (const { id, name } of results) recipes.set(id, recipesByName.get(name)!);
    more = next !== null;
  }
  return recipes;
}

/**
 * Plans a person's weeks through the API, beginning with the wizard's answers, and returns what the API says about
 * them.
 */
export async function answeredWeeks(
  client: TestClient,
  answers: OnboardingFormBody,
  { start, weeks, cookTwice }: WantedWeeks,
  foods: AnsweredFoods,
): Promise<MeasuredPerson> {
  const wizard = await asked(client, completeOnboarding, { body: { ...answers, start_date: start, seed: 1 } });
  const issues: Issues[number][] = cookTwice === undefined ? [...wizard.planning_issues] : [];
  if (cookTwice !== undefined) await wish(client, cookTwice);
  for (let week = cookTwice === undefined ? 1 : 0; week < weeks; week += 1) {
    const dates = { start_date_inclusive: addDays(start, week * DAYS), num_days: DAYS };
    const planned = await asked(client, autoPlanDays, { body: { ...dates, delete_existing_plans: true, seed: week } });
    issues.push(...planned.planning_issues);
  }
  const targets = wizard.weekly_nutrition_plan;
  const targetOf = (date: string): SlotMacros => {
    const slots = targets[weekdayOf(date)].meal_slot_specifications;
    const total = (macro: keyof SlotMacros) => slots.reduce((sum, slot) => sum + slot[macro], 0);
    return { kcal: total('kcal'), protein: total('protein'), fat: total('fat'), carbohydrates: total('carbohydrates') };
  };
  const measured: MeasuredWeek[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const [from, to] = [addDays(start, week * DAYS), addDays(start, week * DAYS + DAYS - 1)];
    const query = { date__gte: from, date__lte: to, page_size: DAYS };
    const { results } = await asked(client, listCalendarDays, { query });
    if (results.length !== DAYS) throw new Error(`${results.length} days from ${from} on`);
    const { items } = await asked(client, createGroceryList, { body: { start_date: from, end_date: to } });
    measured.push({
      days: results.map((day) => dayOf(day, targetOf(day.date), issues, foods)),
      list: items.map(({ name, food }) => knownFood(foods, food ?? 0, name)),
    });
  }
  const { diet_type, dietary_preference, intolerances, ingredient_dislikes } = answers.diet_preferences;
  const taste = tasteOfForm({
    dietaryPreference: dietary_preference ?? null,
    intolerances: intolerances.filter((one) => one !== 'HALAL'),
    ingredientDislikes: ingredient_dislikes,
  });
  return { isKeto: diet_type === 'KETO', brokenBy: ruleCheckFor(taste).ofFoods, weeks: measured };
}

async function wish(client: TestClient, cookTwice: CookTwiceWish): Promise<void> {
  const none = { meat_dinners: 0, fish_dinners: 0, meatless_dinners: 0, lunch: 'EITHER' as const };
  const minutes = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };
  const body = {
    ...none,
    dinner_minutes: { ...minutes, saturday: null, sunday: null },
    same_breakfast: false,
    familiarity: 'BALANCED' as const,
    cook_twice: cookTwice,
  };
  await asked(client, replaceWeekWishes, { body });
}

function knownFood(foods: AnsweredFoods, id: number, name: string): CatalogueFood {
  const food = foods.get(id);
  if (food === undefined) throw new Error(`the API has no food ${id}, ${name}`);
  return food;
}

function dayOf(
  { date, calendar_items: items }: CalendarDay,
  target: SlotMacros,
  issues: Issues,
  foods: AnsweredFoods,
): MeasuredDay {
  return { date, target, meals: items.map((item) => mealOf(item, date, issues, foods)) };
}

function mealOf(item: CalendarItem, date: string, issues: Issues, foods: AnsweredFoods): MeasuredMeal {
  if (item.content_type !== 'recipemeal') throw new Error(`item ${item.id} is a ${item.content_type}`);
  const { meal, meal_slot: slot, meal_moment: moment, leftover_of: leftoverOf } = item;
  const { kcal, protein, fat, carbohydrates, recipe_template: template } = meal;
  const recipe = foods.recipes.get(template.id);
  if (recipe === undefined) throw new Error(`the catalogue has no ${template.name}`);
  return {
    moment: measuredMoment(recipe, moment),
    recipe,
    isSide: isSideDish(recipe, moment),
    lines: meal.ingredients.map(({ quantity: sent, suggested_serving: serving, name }): MeasuredLine => {
      const quantity = exactQuantity(sent);
      const grams = quantity * serving.one_serving_in_metric_value;
      return { food: knownFood(foods, serving.food, name), quantity, measure: serving.measure, grams };
    }),
    stated: { kcal: kcal ?? NaN, protein: protein ?? NaN, fat: fat ?? NaN, carbohydrates: carbohydrates ?? NaN },
    isLeftover: leftoverOf !== null,
    isRepeatReported: issues.some(
      (issue) => issue.kind === 'repeatsRelaxed' && issue.date === date && issue.meal_slot === slot,
    ),
  };
}

/** Restores thirds, which are sent with three decimal places. */
function exactQuantity(sent: number): number {
  const third = Math.round(sent * 3) / 3;
  return Math.abs(third - sent) < 1e-3 ? third : sent;
}
