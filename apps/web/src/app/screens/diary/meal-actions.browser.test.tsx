import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { calendarWeekQuery } from '../../../features/diary/api/calendar-week.ts';
import { item } from '../../../features/diary/model/meals.test-support.ts';
import {
  box,
  button,
  copied,
  dayOn,
  idOfDay,
  show,
  startTaking,
  stopTaking,
  TODAY,
  TOMORROW,
} from './diary-scene.test-support.tsx';
import { MealActions } from './meal-actions.tsx';

let taken: Awaited<ReturnType<typeof startTaking>>;

beforeEach(async () => {
  taken = await startTaking();
});
afterEach(stopTaking);

describe('a meal', () => {
  const noop = () => undefined;
  const menu = (one: CalendarItem, onMoved: () => void = noop) => (
    <MealActions date={TODAY} item={one} onMoved={onMoved} onClose={noop} />
  );

  it('[DIA-08] is copied to a moment of other days, which say what stands there', async () => {
    const lunch = { ...item(1, 'LUNCH'), calendar_day: idOfDay(TODAY) };
    taken.answer = () => copied(TOMORROW, [lunch]);
    await show(menu(lunch), { days: [dayOn(TODAY, [lunch]), dayOn(TOMORROW, [item(2, 'DINNER')])] });
    await button(/^Copy to…/).click();
    await page.getByText('Dinner', { exact: true }).click();
    await expect.element(box(/^today/i)).toBeInTheDocument();
    await page.getByText('tomorrow').click();
    await expectAccessible();
    await button('Copy to 1 day').click();
    await expect.element(page.getByText('Copied to tomorrow.')).toBeVisible();
    expect(taken.sent[0]!.body).toEqual({
      from_calendar_day_id: lunch.calendar_day,
      to_calendar_day: idOfDay(TOMORROW),
      meal_moment: 'DINNER',
      calendar_item_ids: [1],
      replaceable_item_ids: [],
    });
  });

  it('moves in exchange for another or beside it, shown at once, and back again by undo', async () => {
    const lunch = item(1, 'LUNCH');
    const moved = vi.fn<() => void>();
    taken.answer = () => ({ calendar_days: [] });
    const client = await show(menu(lunch, moved), {
      days: [dayOn(TODAY, [lunch]), dayOn(TOMORROW, [item(2, 'LUNCH')])],
    });
    await button(/^Move to…/).click();
    await expect.element(button('Move')).toBeDisabled();
    await page.getByText('tomorrow').click();
    await expect.element(box(/^Swap places with Soup/)).toBeChecked();
    await expectAccessible();
    await button('Move').click();
    expect(moved).toHaveBeenCalledOnce();
    const weeks = [TODAY, TOMORROW].map((date) => client.getQueryData(calendarWeekQuery(isoWeekStart(date)).queryKey));
    const at = (date: string) =>
      weeks
        .flat()
        .find((day) => day?.date === date)!
        .calendar_items.map(({ id }) => id);
    expect([at(TODAY), at(TOMORROW)]).toEqual([[2], [1]]);
    await button('Undo').click();
    await expect
      .poll(() => taken.sent.map(({ body }) => body))
      .toEqual([
        { date: TOMORROW, meal_moment: 'LUNCH', exchange_with: 2 },
        { date: TODAY, meal_moment: 'LUNCH', exchange_with: 2 },
      ]);
  });

  it('that was eaten only goes to another moment of its day', async () => {
    await show(menu(item(1, 'LUNCH', { status: 'EATEN' })), { days: [dayOn(TODAY, [])] });
    await button(/^Move to…/).click();
    await expect.element(page.getByText(/^You ate this meal/)).toBeVisible();
    expect(page.getByRole('group', { name: 'To which day?' }).elements()).toEqual([]);
  });

  it('of a batch says before that it is cooked on its own', async () => {
    const first = { id: 9, date: addDays(TODAY, -1), meal_moment: 'DINNER' as const, portions: 1 };
    await show(menu(item(1, 'LUNCH', { leftover_of: first })), { days: [dayOn(TODAY, [])] });
    await button(/^Move to…/).click();
    await page.getByText('tomorrow').click();
    await expect.element(button('Move')).toBeEnabled();
    expect(page.getByText('It is then cooked on its own.').elements()).toEqual([]);
    await page.getByText('Nothing planned yet').nth(1).click();
    await expect.element(page.getByText('It is then cooked on its own.')).toBeVisible();
  });
});
