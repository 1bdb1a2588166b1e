import { expect, type Page } from '@playwright/test';
import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { expectOnePage } from './support/on-paper.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

interface Day {
  id: number;
  calendar_items: { meal_slot: number }[];
}

/** Returns the first day after today in this week if enough of it is left, or else the first day of the next week. */
function firstDayToCome(today: string): string {
  const monday = isoWeekStart(addDays(today, 7));
  return monday <= addDays(today, 4) ? monday : addDays(today, 1);
}

/** Returns what the board shows of each meal: its name, its energy and whether it is locked. */
const shown = (page: Page) => page.getByRole('grid').locator('[data-meal]').allInnerTexts();

test('on the board a meal is locked, another is replaced, and the week is repaired and restored; every change is saved', async ({
  page,
}, info) => {
  const { board, copying, diary, logging, repairing, shared } = wordsOf(info);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.setViewportSize({ width: 1440, height: 900 });
  await plannedPerson(page);
  const from = firstDayToCome(dateOfDevice());
  await page.goto(`/diary/${from}/week`);
  const meals = page.getByRole('grid', { name: board.meals }).locator('[data-meal]');
  await expect(meals.first()).toBeVisible();
  const names = await meals.getByRole('link').allInnerTexts();
  // The meal to replace needs another name, because the next day may have the same breakfast as the locked one.
  const [locked] = names;
  const other = names.findIndex((name) => name !== locked);
  const swapped = names[other];
  const open = async (name: string) => {
    await meals.filter({ hasText: name }).first().hover();
    await button(filled(board.more, { name })).first().click();
  };

  await open(locked!);
  await button(copying.lockAction).click();
  await expect(page.getByText(copying.locked)).toBeVisible();
  await expect(meals.first()).toContainText(diary.locked);
  await open(swapped!);
  await button(copying.anotherAction).click();
  await expect(meals.nth(other)).not.toContainText(swapped!);
  await expect(page.getByText(pattern(copying.anotherCame))).toBeVisible();

  // After a meal that is far too large, the board is updated and offers to repair the rest of the week.
  const { results } = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${from}&date__lte=${from}`)) as {
    results: Day[];
  };
  const [{ id, calendar_items: items }] = results as [Day];
  const feast = { kcal: 1500, protein: 60, carbohydrates: 120, fat: 85 };
  await callAs(page, 'POST', '/planner/planQuickAddMeal', {
    calendar_day_id: id,
    meal_slot_id: items[0]!.meal_slot,
    ...feast,
  });
  await expect(page.getByText(pattern(repairing.over))).toBeVisible();
  const before = await shown(page);
  expect(before.join()).toContain(diary.quickAdd);
  await page.getByText(repairing.offer).click();
  const apply = button(repairing.apply);
  // If today is in that week, the app first asks which of today's meals were eaten.
  const ateIt = page.getByRole('dialog').getByRole('button', { name: repairing.ateIt });
  await expect(page.getByRole('dialog').getByRole('table').or(ateIt.first())).toBeVisible();
  for (const one of await ateIt.all()) await one.click();
  if ((await ateIt.count()) > 0) await button(repairing.goOn).click();
  await expect(page.getByRole('dialog').getByRole('table')).toContainText(repairing.kcal);
  await apply.click();
  await expect(page.getByText(pattern(repairing.done.other))).toBeVisible();
  const repaired = await shown(page);
  expect(repaired).not.toEqual(before);
  expect(repaired[0]).toBe(before[0]);
  await button(shared.undo).last().click();
  await expect.poll(() => shown(page)).toEqual(before);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(before);

  await expectOnePage(page, () => button(diary.printWeek).click(), [locked!, logging.quickAdd]);
});
