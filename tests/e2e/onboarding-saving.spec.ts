import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import {
  choose,
  chooseWeightUnit,
  goOnTo,
  next,
  onStep,
  openAsNewcomer,
  option,
  throughTour,
} from './support/wizard.ts';
import { wordsOf } from './support/words.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const SAVE = '**/api/users/completeOnboarding';

interface DayPlan {
  id: number;
  name: string;
  meal_slot_specifications: readonly { meal_moment: string; kcal: number }[];
}
type WeeklyPlan = Readonly<Record<(typeof WEEK)[number], DayPlan>> & { id: number };
interface Me {
  intake: { weekly_nutrition_plan: number; age: number; food_intolerances_gluten: boolean; main_goal: string } | null;
  ingredients_to_avoid: readonly { id: number }[];
}

const me = async (page: Page) => (await callAs(page, 'GET', '/auth/users/me')) as Me;
const listed = async <Row>(page: Page, path: string) =>
  ((await callAs(page, 'GET', path)) as { results: readonly Row[] }).results;
const finish = (page: Page, label: string) => page.getByRole('button', { name: label }).click();

test('[ONB-18] the last answer saves the profile, the plan for every weekday, the foods to avoid and a week of meals', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openAsNewcomer(page, words, 'meal-times');
  await choose(page, words.onboarding.AFTERNOON_SNACK);
  await goOnTo(page, words, 'intolerances');
  await choose(page, words.onboarding.GLUTEN);
  await goOnTo(page, words, 'dislikes');
  for (const dislike of [words.onboarding.BEEF, words.onboarding.MUSHROOM]) await choose(page, dislike);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await finish(page, words.onboarding.finish);
  await page.waitForURL(/\/tour/);

  const person = await me(page);
  expect(person.intake).toMatchObject({ age: 25, food_intolerances_gluten: true, main_goal: 'LOSE_WEIGHT' });
  const avoidable = await listed<{ id: number; key: string }>(page, '/food/ingredientToAvoid');
  const avoided = new Set(person.ingredients_to_avoid.map(({ id }) => id));
  expect(avoidable.filter(({ id }) => avoided.has(id)).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['BEEF', 'MUSHROOM']),
  );

  const planId = person.intake?.weekly_nutrition_plan;
  const plan = (await callAs(page, 'GET', `/users/weeklyNutritionPlan/${planId}`)) as WeeklyPlan;
  expect(new Set(WEEK.map((day) => plan[day].id)).size).toBe(1);
  expect(plan.monday.name).toBe('DIY nutrition plan');
  expect(plan.monday.meal_slot_specifications.map(({ meal_moment }) => meal_moment)).toEqual([
    'BREAKFAST',
    'LUNCH',
    'AFTERNOON_SNACK',
    'DINNER',
  ]);

  const days = await listed<{ date: string; calendar_items: readonly unknown[] }>(
    page,
    `/planner/calendarDay?date__gte=${dateOfDevice()}`,
  );
  expect(days).toHaveLength(7);
  for (const day of days) expect(day.calendar_items.length, day.date).toBeGreaterThanOrEqual(3);
});

test('[ONB-18] a double press saves once, and saving again changes the existing plan', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const before = (await me(page)).intake?.weekly_nutrition_plan;
  await page.goto('/onboarding/meal-times');
  await onStep(page, 'meal-times');
  await choose(page, words.onboarding.SNACK);
  await goOnTo(page, words, 'dislikes');
  await choose(page, words.onboarding.HONEY);
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('weekbord.onboarding-form') ?? '');
    const diet = draft.form.dietPreferences;
    diet.mealTimes.push('LUNCH');
    diet.ingredientDislikes.push('HONEY');
    diet.intolerances = ['NUTS', 'NUTS'];
    localStorage.setItem('weekbord.onboarding-form', JSON.stringify(draft));
  });
  await page.reload();
  await onStep(page, 'dislikes');
  const sent = page.waitForRequest(SAVE);
  await finish(page, words.onboarding.finish);
  await page.getByRole('button', { name: words.onboarding.redoConfirm }).click();
  expect((await sent).postDataJSON().diet_preferences).toMatchObject({
    meal_times: ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'],
    ingredient_dislikes: ['HONEY'],
    intolerances: ['NUTS'],
  });
  await page.waitForURL(/\/tour/);
  expect((await me(page)).intake?.weekly_nutrition_plan).toBe(before);
  const [plan, ...others] = await listed<WeeklyPlan>(page, '/users/weeklyNutritionPlan');
  expect(others).toEqual([]);
  expect(plan?.monday.meal_slot_specifications).toHaveLength(4);
});

test('[ONB-19] a failed save is reported, the person can continue, and nothing is lost until saving succeeds', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openAsNewcomer(page, words, 'biometrics');
  await page.getByLabel(words.onboarding.age, { exact: true }).fill('37');
  await goOnTo(page, words, 'dislikes');
  let kind: 'broken' | 'gone' | 'fine' = 'broken';
  await page.route(SAVE, (route) => {
    if (kind === 'broken') return route.fulfill({ status: 500, json: { code: 'internal' } });
    return kind === 'gone' ? route.abort() : route.continue();
  });
  await finish(page, words.onboarding.finish);
  await expect(page.getByRole('alert').filter({ hasText: words.onboarding.saveFailed })).toBeVisible();
  await page.waitForURL(/\/tour/);
  await expect(page.getByRole('heading', { name: words.onboarding.tourUnsavedTitle })).toBeVisible();
  await throughTour(page, words);
  expect((await me(page)).intake).toBeNull();

  const banner = page.getByRole('region', { name: words.onboarding.unsavedTitle });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(banner).toBeVisible();
  const retry = banner.getByRole('button', { name: words.shared.retry });
  kind = 'gone';
  await retry.click();
  await expect(page.getByRole('alert').filter({ hasText: words.onboarding.saveFailed })).toBeVisible();
  await expect(banner).toBeVisible();
  kind = 'fine';
  await retry.click();
  await expect(page.getByText(words.onboarding.saved)).toBeVisible();
  await expect(banner).toBeHidden();
  expect((await me(page)).intake).toMatchObject({ age: 37 });
});

test('[ONB-21] planning again starts from the saved answers', async ({ page }, info) => {
  const words = wordsOf(info);
  const { onboarding } = words;
  await plannedPerson(page, {
    activity_level: 'ACTIVE',
    diet_preferences: {
      diet_type: 'LOW_CARB',
      dietary_preference: 'PESCATARIAN',
      intolerances: ['GLUTEN', 'NUTS'],
      ingredient_dislikes: ['TOMATO', 'EGGPLANT'],
      meal_times: ['LUNCH', 'DINNER', 'SNACK'],
      user_provided_macros: null,
    },
    preferences: {
      uses_imperial_units_for_recipes: false,
      uses_imperial_units_for_height: false,
      personal_weight_unit: 'KILOGRAMS',
    },
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: words.accounts.redoPlanning }).click();
  await onStep(page, 'goal');
  await expect(option(page, onboarding.goalLOSE_WEIGHT)).toBeChecked();
  await next(page, words);
  await onStep(page, 'activity');
  await expect(option(page, onboarding.activityACTIVE)).toBeChecked();
  await next(page, words);
  await onStep(page, 'biometrics');
  await expect(page.getByLabel(onboarding.age, { exact: true })).toHaveValue('35');
  await next(page, words);
  await onStep(page, 'physical-stats');
  for (const [label, value] of [
    [onboarding.height, '170'],
    [onboarding.weight, '72'],
    [onboarding.goalWeight, '66'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await chooseWeightUnit(page, words, 'KILOGRAMS');
  await next(page, words);
  await onStep(page, 'weekly-goal');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('LOSE_0_25_KG_PER_WEEK');
  await next(page, words);
  await onStep(page, 'nutritional-plan');
  await expect(option(page, onboarding.LOW_CARB)).toBeChecked();
  await expect(page.getByRole('button', { name: words.shared.back, exact: true })).toBeHidden();
  for (const [step, answers] of [
    ['meal-times', ['LUNCH', 'DINNER', 'SNACK']],
    ['diet', ['PESCATARIAN']],
    ['intolerances', ['GLUTEN', 'NUTS']],
    ['dislikes', ['EGGPLANT', 'TOMATO']],
  ] as const) {
    await next(page, words);
    await onStep(page, step);
    for (const answer of answers) await expect(option(page, onboarding[answer])).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(answers.length);
  }
  await page.getByRole('button', { name: onboarding.finish }).click();
  const question = page.getByRole('dialog', { name: onboarding.redoTitle });
  await expect(question.getByText(onboarding.redoAnswers)).toBeVisible();
  await question.getByRole('button', { name: onboarding.redoConfirm }).click();
  await page.waitForURL(/\/tour/);
  for (const name of [onboarding.tourStart, words.shared.next, words.shared.next])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: onboarding.tourProceed }).click();
  const day = /\/diary\/\d{4}-\d\d-\d\d$/;
  await page.waitForURL(day);
  await expect(page.getByText(words.diary.newPlan)).toBeVisible();
  const undone = page.waitForResponse('**/api/planner/undoReplacement/*');
  await page.getByRole('button', { name: words.shared.undo }).click();
  expect(await (await undone).json()).toMatchObject({ brought_back: 21, stayed: [] });
});
