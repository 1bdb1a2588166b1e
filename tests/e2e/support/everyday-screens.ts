import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, type Page } from '@playwright/test';
import { callAs } from './session.ts';
import { dateOfDevice, plannedPerson } from './planned-person.ts';
import { pattern, type Words } from './words.ts';

/** A screen that people use every day: its URL, and an element that is visible once it has loaded. */
export interface EverydayScreen {
  readonly name: string;
  readonly address: string;
  readonly isThere: (page: Page) => Promise<void>;
}

interface Day {
  calendar_items: { id: number; meal_slot: number; meal: { recipe_template: { id: number } } }[];
}

/** Creates a person with a week, a shared list, a template and a weekly meal; returns the screens to check for them. */
export async function everydayScreens(page: Page, words: Words): Promise<readonly EverydayScreen[]> {
  await plannedPerson(page);
  const today = dateOfDevice();
  const days = await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`);
  const [item] = (days as { results: Day[] }).results[0]!.calendar_items;
  const list = await callAs(page, 'POST', '/planner/groceryList', { start_date: today, end_date: today });
  const link = await callAs(page, 'PUT', `/planner/groceryListLink/${(list as { id: number }).id}`);
  await callAs(page, 'POST', '/planner/planTemplate', { name: 'Week 48', start_date: today });
  await callAs(page, 'POST', '/planner/recurringMeal', { calendar_item: item!.id, weekdays: ['monday', 'tuesday'] });
  await callAs(page, 'POST', '/measurements/userWeight', { value: 72.5, created_at: addDays(today, -3) });
  await callAs(page, 'POST', '/measurements/userWeight', { value: 71.8, created_at: today });
  return screensOf(words, today, item!, (link as { secret: string }).secret);
}

function screensOf(words: Words, today: string, item: Day['calendar_items'][number], secret: string): EverydayScreen[] {
  const { accounts, diary, cooking, inspiration, myWeek } = words;
  const { id, meal_slot: slot, meal } = item;
  const recipe = `/recipes/${meal.recipe_template.id}`;
  const button = (name: string | RegExp) => async (page: Page) =>
    expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible();
  const dialog = (selector: string) => (page: Page) =>
    expect(page.getByRole('dialog').locator(selector).first()).toBeVisible();
  const box = (page: Page) => expect(page.getByRole('checkbox').first()).toBeVisible();
  return [
    { name: 'day', address: `/diary/${today}`, isThere: button(diary.planAgain) },
    { name: 'meal', address: `/diary/${today}/meal/${id}`, isThere: button(diary.deleteMeal) },
    {
      name: 'meal menu',
      address: `/diary/${today}/meal/${id}`,
      isThere: async (page) => {
        await page.getByRole('button', { name: pattern(diary.moreFor) }).click();
        await expect(page.getByRole('button', { name: words.copying.moveAction })).toBeVisible();
      },
    },
    {
      name: 'log',

      address: `/diary/${today}/add-food/${slot}`,
      isThere: button(words.logging.quickAdd),
    },
    {
      name: 'balance',
      address: `/diary/${today}/balance`,
      isThere: (page) => expect(page.getByRole('dialog').getByText(words.balance.sources)).toBeVisible(),
    },
    { name: 'find', address: `/diary/${today}/find/${slot}?replaces=${id}`, isThere: dialog('[data-recipe]') },
    {
      name: 'recipes',

      address: '/recipes',
      isThere: (page) => expect(page.locator('main li a[href*="/recipes/"]').first()).toBeVisible(),
    },
    { name: 'recipe', address: `${recipe}?fitted=DINNER&plate=3.0.0.0`, isThere: button(inspiration.plan) },
    { name: 'cooking', address: `${recipe}?fitted=DINNER&plate=3.0.0.0&cook=2`, isThere: button(cooking.leave) },
    {
      name: 'progress',
      address: '/progress',
      isThere: (page) => expect(page.getByRole('slider')).toBeVisible(),
    },
    { name: 'groceries', address: '/groceries', isThere: box },
    { name: 'shared list', address: `/list#${secret}`, isThere: box },
    {
      name: 'recipe from elsewhere',
      address: '/recipes/import',
      isThere: (page) => expect(page.getByRole('heading', { name: words.importing.title })).toBeVisible(),
    },
    { name: 'habits', address: '/profile/habits', isThere: button(/Week 48/) },
    { name: 'my week', address: '/profile/my-week', isThere: button(myWeek.planWeek) },
    { name: 'diet', address: '/profile/diet', isThere: button(words.eating.save) },
    { name: 'profile', address: '/profile', isThere: button(accounts.myWeek) },
  ];
}
