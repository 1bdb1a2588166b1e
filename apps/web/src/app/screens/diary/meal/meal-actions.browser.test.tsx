import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { cachedItem, calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
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
} from '../diary-scene.test-support.tsx';
import { MealActions } from './meal-actions.tsx';
import type { Replacing } from '../swapping/use-something-else.ts';

let taken: Awaited<ReturnType<typeof startTaking>>;

beforeEach(async () => {
  taken = await startTaking();
});
afterEach(stopTaking);

describe('a meal', () => {
  const noop = () => undefined;
  const menu = (one: CalendarItem, onMoved: () => void = noop, onReplaced?: Replacing) => (
    <MealActions date={TODAY} item={one} onMoved={onMoved} onReplaced={onReplaced} onClose={noop} />
  );

  it('[DIA-08] can be copied to a moment of other days, which show what they contain', async () => {
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

  it('can swap places with another meal or join it, is shown there immediately, and moves back on undo', async () => {
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

  it('can be moved only within its day if it was eaten', async () => {
    await show(menu(item(1, 'LUNCH', { status: 'EATEN' })), { days: [dayOn(TODAY, [])] });
    await button(/^Move to…/).click();
    await expect.element(page.getByText(/^You’ve eaten this meal/)).toBeVisible();
    expect(page.getByRole('group', { name: 'To which day?' }).elements()).toEqual([]);
  });

  it('warns that a meal of a batch will then be cooked separately', async () => {
    const first = { id: 9, date: addDays(TODAY, -1), meal_moment: 'DINNER' as const, portions: 1 };
    await show(menu(item(1, 'LUNCH', { leftover_of: first })), { days: [dayOn(TODAY, [])] });
    await button(/^Move to…/).click();
    await page.getByText('tomorrow').click();
    await expect.element(button('Move')).toBeEnabled();
    expect(page.getByText('You’ll then cook it separately.').elements()).toEqual([]);
    await page.getByText('Nothing planned yet').nth(1).click();
    await expect.element(page.getByText('You’ll then cook it separately.')).toBeVisible();
  });

  it('can be locked offline, which is shown immediately and sent once the network is back', async () => {
    onlineManager.setOnline(false);
    const lunch = item(1, 'LUNCH', { planned_by: 'PLANNER' });
    const client = await show(menu(lunch), { days: [dayOn(TODAY, [lunch])] });
    const isLocked = () => cachedItem(client, 1)?.locked;
    await button(/^Lock this meal/).click();
    await expect.poll(isLocked).toBe(true);
    await expect.element(page.getByText('Locked: replanning won’t change it.')).toBeVisible();
    expect(taken.sent).toEqual([]);
    onlineManager.setOnline(true);
    await expect.poll(() => taken.sent).toEqual([{ path: 'calendarItem/1', body: { locked: true } }]);
  });

  it('can be unlocked, but not replaced, while it is locked', async () => {
    const lunch = item(1, 'LUNCH', { planned_by: 'PLANNER', locked: true });
    await show(menu(lunch, noop, noop), { days: [dayOn(TODAY, [lunch])] });
    await expectAccessible();
    expect(button(/^Something else/).elements()).toEqual([]);
    await button(/^Unlock this meal/).click();
    await expect.poll(() => taken.sent.map(({ body }) => body)).toEqual([{ locked: false }]);
    await expect.element(page.getByText('Unlocked.')).toBeVisible();
  });

  it('can be marked as skipped, and unmarked, unless it is still to come', async () => {
    const lunch = item(1, 'LUNCH', { planned_by: 'PLANNER' });
    const client = await show(menu(lunch), { days: [dayOn(TODAY, [lunch])] });
    await expectAccessible();
    await button(/^Mark as skipped/).click();
    expect(cachedItem(client, 1)).toMatchObject({ skipped: true, status: 'PLANNED' });
    await cleanup();
    await show(menu({ ...lunch, skipped: true }, noop, noop), { days: [dayOn(TODAY, [lunch])] });
    for (const action of [/^Something else/, /^Lock this meal/, /^Mark as skipped/]) {
      expect(button(action).elements()).toEqual([]);
    }
    await button(/^Mark as not skipped/).click();
    await expect.poll(() => taken.sent.map(({ body }) => body)).toEqual([{ skipped: true }, { skipped: false }]);
    await cleanup();
    await show(<MealActions date={TOMORROW} item={lunch} onMoved={noop} onClose={noop} />);
    await expect.element(button(/^Move to/)).toBeVisible();
    expect(button(/^Mark as skipped/).elements()).toEqual([]);
  });

  it('can be neither locked nor replaced once eaten', async () => {
    await show(menu(item(1, 'LUNCH', { status: 'EATEN' }), noop, noop), { days: [dayOn(TODAY, [])] });
    await expect.element(button(/^Move to…/)).toBeVisible();
    expect(button(/^(Something else|Lock this meal)/).elements()).toEqual([]);
  });

  it('is replaced by something else each time, with a message that names the new meal and offers an undo', async () => {
    const lunch = { ...item(1, 'LUNCH'), calendar_day: idOfDay(TODAY) };
    const recipe = { ...lunch.meal.recipe_template, id: 2, name: 'Stew' };
    const stew = { ...lunch, id: 2, meal: { ...lunch.meal, recipe_template: recipe } };
    const replaced = vi.fn<(gone: number, came: number) => void>();
    taken.answer = (path) =>
      path.startsWith('undo')
        ? { calendar_days: [dayOn(TODAY, [lunch])], stayed: [], detail: 'It is back.' }
        : { calendar_item: stew, undo_id: 5 };
    const client = await show(menu(lunch, noop, replaced), { days: [dayOn(TODAY, [lunch])] });
    await button(/^Something else/).click();
    await expect.element(page.getByText('Lunch: Stew.')).toBeVisible();
    expect(taken.sent).toEqual([{ path: 'anotherMeal/1', body: { seen: [1] } }]);
    expect(cachedItem(client, 1)).toBeUndefined();
    expect(cachedItem(client, 2)).toMatchObject({ meal: { recipe_template: { name: 'Stew' } } });
    await button('Undo').click();
    await expect.element(page.getByText('It is back.')).toBeVisible();
    expect(replaced.mock.calls).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(cachedItem(client, 1)).toBeDefined();
  });

  it("does not close another meal's sheet when its response arrives late", async () => {
    const [lunch, dinner] = [item(1, 'LUNCH'), item(2, 'DINNER')];
    let answer: (came: object) => void = () => undefined;
    taken.answer = () => new Promise<object>((resolve) => (answer = resolve));
    function Meals() {
      const [opened, setOpened] = useState<CalendarItem>();
      const close = () => setOpened(undefined);
      return (
        <>
          <button onClick={() => setOpened(lunch)}>Lunch</button>
          <button onClick={() => setOpened(dinner)}>Dinner</button>
          {opened && (
            <MealActions key={opened.id} date={TODAY} item={opened} onMoved={noop} onReplaced={noop} onClose={close} />
          )}
        </>
      );
    }
    await show(<Meals />, { days: [dayOn(TODAY, [lunch, dinner])] });
    await button('Lunch').click();
    await button(/^Something else/).click();
    await expect.poll(() => taken.sent.length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await button('Dinner').click();
    await expect.element(button(/^Move to…/)).toBeVisible();
    answer({ calendar_item: null, undo_id: null });
    await expect.element(page.getByText('No other meal fits lunch.')).toBeVisible();
    await expect.element(button(/^Move to…/)).toBeVisible();
  });

  it('says that nothing else fits, or that everything was shown', async () => {
    const lunch = { ...item(1, 'LUNCH'), calendar_day: idOfDay(TODAY) };
    const other = { ...lunch, meal: { ...lunch.meal, recipe_template: { ...lunch.meal.recipe_template, id: 9 } } };
    const answers = [other, null, null];
    taken.answer = () => ({ calendar_item: answers.shift(), undo_id: null });
    await show(menu(lunch, noop, noop), { days: [dayOn(TODAY, [lunch])] });
    const sent = () => taken.sent.map(({ body }) => body);
    await button(/^Something else/).click();
    await expect.poll(() => sent()).toEqual([{ seen: [1] }]);
    // After returning to the first meal, no meal is offered a second time.
    await button(/^Something else/).click();
    await expect.element(page.getByText(/^You’ve seen every meal that fits lunch/)).toBeVisible();
    await button(/^Something else/).click();
    await expect.element(page.getByText('No other meal fits lunch.')).toBeVisible();
    expect(sent()).toEqual([{ seen: [1] }, { seen: [1, 9] }, { seen: [1] }]);
  });
});
