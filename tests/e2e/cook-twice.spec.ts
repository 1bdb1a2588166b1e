import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

type Meal = Readonly<{ id: number; date: string }>;
type Item = Readonly<{
  id: number;
  meal_moment: string;
  meal: { recipe_template: { name: string } };
  leftover_of: Meal | null;
}>;
type Days = Readonly<{ calendar_days: readonly Readonly<{ date: string; calendar_items: readonly Item[] }>[] }>;

/** Replans the week so that dinners are also cooked for the next day's lunch; returns the first such lunch. */
async function planLeftovers(page: Page): Promise<Readonly<{ name: string; first: Meal; second: Meal }>> {
  const wishes = (await callAs(page, 'GET', '/planner/weekWishes')) as Record<string, unknown>;
  await callAs(page, 'PUT', '/planner/weekWishes', { ...wishes, cook_twice: 'DINNER_LUNCH' });
  const body = { start_date_inclusive: dateOfDevice(), num_days: 7, delete_existing_plans: true, seed: 3 };
  const { calendar_days: days } = (await callAs(page, 'POST', '/planner/autoPlanDays', body)) as Days;
  const lunches = days.flatMap(({ date, calendar_items: items }) =>
    items.flatMap(({ id, meal, leftover_of: first }) =>
      first === null ? [] : [{ name: meal.recipe_template.name, first, second: { id, date } }],
    ),
  );
  return lunches[0]!;
}

const weekday = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

test('[DIA-04] a dinner that is also cooked for the next lunch shows how much to cook and how much to eat; the lunch is only reheated', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const { name, first, second } = await planLeftovers(page);
  const locale = info.project.use.locale!;
  const [cookingDay, eatingDay] = [weekday(first.date, locale), weekday(second.date, locale)];
  const lunch = filled(words.diary.lunchOf, { day: eatingDay });
  const dinner = filled(words.diary.dinnerOf, { day: cookingDay });
  await page.goto(`/diary/${first.date}`);
  const cooked = page.getByRole('listitem').filter({ hasText: filled(words.diary.cookDouble, { meal: lunch }) });
  await cooked.getByRole('link', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('complementary', { name: words.recipes.batchTitle })).toBeVisible();
  const amounts = sheet.getByRole('region', { name: words.recipes.ingredients }).getByRole('listitem');
  const toCook = await amounts.allInnerTexts();
  await sheet.getByText(words.recipes.batchPlate, { exact: true }).click();
  await expect.poll(() => amounts.allInnerTexts()).not.toEqual(toCook);
  await expectAccessible(page);
  await sheet.getByRole('link', { name: filled(words.recipes.warmedSee, { meal: lunch }) }).click();
  await expect(page).toHaveURL(new RegExp(`/diary/${second.date}/meal/${second.id}$`));
  const warmed = filled(words.recipes.warmedTitle, { day: cookingDay });
  await expect(sheet.getByRole('complementary', { name: warmed })).toBeVisible();
  await expect(sheet.getByText(words.recipes.directions, { exact: true })).toHaveCount(0);
  // A dish that is already cooked offers no ingredient swaps.
  await expect(sheet.getByRole('button', { name: pattern(words.recipes.swapNamed) })).toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole('link', { name: filled(words.recipes.warmedSee, { meal: dinner }) }).click();
  await expect(page).toHaveURL(new RegExp(`/diary/${first.date}/meal/${first.id}$`));
  await page.goto(`/diary/${second.date}`);
  await expect(page.getByText(filled(words.diary.warmedFrom, { day: cookingDay }))).toBeVisible();
});
