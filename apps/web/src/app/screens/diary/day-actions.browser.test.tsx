import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import type { CopiedDay } from '../../../features/planner/api/copy-meals.ts';
import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expectAccessible } from '../../../accessible.test-support.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { calendarWeekQuery, earlierDaysQuery } from '../../../features/diary/api/calendar-week.ts';
import { weeklyPlanQuery } from '../../../features/diary/api/weekly-plan.ts';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { item, quickItem, slot } from '../../../features/diary/model/meals.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { today as todayNow } from '../../../shared/locale/today.ts';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { CopyEarlierDay } from './copy-earlier-day.tsx';
import { DayActions } from './day-actions.tsx';
import { MealActions } from './meal-actions.tsx';

const TODAY = todayNow();
const TOMORROW = addDays(TODAY, 1);
const SLOTS = [slot(1, 'BREAKFAST'), slot(2, 'LUNCH'), slot(3, 'DINNER')];
const plan = { id: 7, meal_slot_specifications: SLOTS };

/** A day of the week of today or the next, with an id of its own. */
const dayOn = (date: string, items: readonly CalendarItem[], note = ''): CalendarDay => ({
  ...{ id: Number(date.slice(-2)), user: 1, date, note },
  calendar_items: items.map((one) => ({ ...one, calendar_day: Number(date.slice(-2)) })),
});

let sent: { path: string; body: unknown }[];
let answer: (path: string, body: Record<string, unknown>) => unknown;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined);
    const read = JSON.parse(body as string) as Record<string, unknown>;
    const [, called = path] = /planner\/([^?]+)$/.exec(path) ?? [];
    sent.push({ path: called, body: read });
    return Response.json(answer(called, read));
  });
  await loadPhrases('diary', 'copying', 'meals', 'shared');
});
afterEach(() => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.unstubAllGlobals();
});

interface Scene {
  days?: readonly CalendarDay[];
  earlier?: readonly CalendarDay[];
  isDiy?: boolean;
  flags?: readonly string[];
}

async function show(content: ReactNode, { days = [], earlier = [], isDiy = true, flags = [COPY] }: Scene = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  sendQueuedWrites(client);
  client.setQueryData(currentUserQuery.queryKey, aUser(isDiy, flags));
  client.setQueryData(weeklyPlanQuery.queryKey, {
    ...{ monday: plan, tuesday: plan, wednesday: plan, thursday: plan, friday: plan, saturday: plan, sunday: plan },
  } as never);
  for (let at = 0; at <= 3; at += 1) {
    const monday = isoWeekStart(addDays(TODAY, at * 7));
    const ofWeek = days.filter(({ date }) => isoWeekStart(date) === monday);
    client.setQueryData(calendarWeekQuery(monday).queryKey, ofWeek);
  }
  client.setQueryData(earlierDaysQuery(TODAY).queryKey, earlier);
  await render(
    <QueryClientProvider client={client}>
      {content}
      <AlertList />
    </QueryClientProvider>,
  );
  return client;
}

const COPY = 'FF_COPY_MEALS_TO_ANOTHER_DAY';

function aUser(isDiy: boolean, flags: readonly string[]): CurrentUser {
  return {
    id: 1,
    intake: null,
    is_coach: false,
    coach: null,
    organisation: { clients_are_diy: isDiy, custom_notes_message: null },
    feature_flags_for_user: { flags: Object.fromEntries(flags.map((flag) => [flag, { is_active: true }])) },
  } as Partial<CurrentUser> as CurrentUser;
}

function actions(isDiy = true) {
  const abilities = { ...diaryAbilities(aUser(isDiy, [])), mayEdit: true };
  return <DayActions date={TODAY} abilities={abilities} mayPlanAgain={false} />;
}

const button = (name: RegExp | string) => page.getByRole('button', { name });
const box = (name: RegExp) => page.getByRole('checkbox', { name });

/** What the server answers to a copy of some meals to a date. */
function copied(date: string, items: readonly CalendarItem[], more: Partial<CopiedDay> = {}): CopiedDay {
  const fresh = items.map((one, at) => ({ ...one, id: 900 + at, calendar_day: Number(date.slice(-2)) }));
  return {
    ...dayOn(date, fresh),
    ...{ copied_items: fresh.map(({ id }) => id), replaced_count: 0, left_out: [], kept_moments: [], ...more },
  };
}

describe('copying a day', () => {
  it('[DIA-07] asks for at least one day, says which have meals, and copies to all that are chosen', async () => {
    const meals = [item(1, 'LUNCH')];
    answer = (_, body) => copied(String(body['to_date']), meals);
    await show(actions(), { days: [dayOn(TODAY, meals), dayOn(TOMORROW, [{ ...item(2, 'LUNCH') }])] });
    await button('Copy day').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await button(/^Copy$/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one day.');
    expect(sent).toEqual([]);
    await expect.element(box(/^tomorrow 1 meal/i)).toBeInTheDocument();
    await page.getByText('Nothing planned yet').nth(0).click();
    await page.getByText('Nothing planned yet').nth(1).click();
    await button('Copy to 2 days').click();
    await expect.element(page.getByText('Copied to 2 days.')).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    const dates = [addDays(TODAY, 2), addDays(TODAY, 3)];
    expect(sent.map(({ body }) => body)).toEqual(
      dates.map((date) => ({
        from_calendar_day_id: Number(TODAY.slice(-2)),
        to_date: date,
        replaceable_item_ids: [],
      })),
    );
  });

  it('asks before planned meals give way, says which, and offers no undo then', async () => {
    const meals = [item(1, 'LUNCH')];
    answer = (_, body) => copied(String(body['to_date']), meals, { replaced_count: 1 });
    const there = [item(2, 'LUNCH', { planned_by: 'PLANNER' }), item(3, 'DINNER', { planned_by: 'PLANNER' })];
    await show(actions(), { days: [dayOn(TODAY, meals), dayOn(TOMORROW, there)] });
    await button('Copy day').click();
    await page.getByText('2 meals').click();
    await button('Copy to 1 day').click();
    await expect.element(page.getByText('tomorrow: Soup')).toBeVisible();
    expect(sent).toEqual([]);
    await button('Copy and replace').click();
    await expect.element(page.getByText('Copied to tomorrow.')).toBeVisible();
    expect(sent[0]!.body).toMatchObject({ replaceable_item_ids: [2] });
    expect(button('Undo').elements()).toEqual([]);
  });

  it('is taken back by its undo, and says what was left out or stays', async () => {
    const meals = [item(1, 'LUNCH'), quickItem(2, 'LUNCH')];
    const leftOut = { meal_moment: 'DINNER' as const, name: 'Stew', detail: 'Stew was left out.' };
    answer = (path, body) =>
      path === 'removeCopies'
        ? { calendar_days: [], removed_count: 1 }
        : copied(String(body['to_date']), meals, { left_out: [leftOut], kept_moments: ['BREAKFAST'] });
    await show(actions(), { days: [dayOn(TODAY, meals)] });
    await button('Copy day').click();
    await page.getByText('Nothing planned yet').nth(0).click();
    await button('Copy to 1 day').click();
    await expect.element(page.getByText('Stew was left out.')).toBeVisible();
    await expect.element(page.getByText('Left as it is on tomorrow: breakfast.')).toBeVisible();
    await button('Undo').click();
    await expect.element(page.getByText('Copies that were ticked or changed since stay.')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      path: 'removeCopies',
      body: { items: [900, 901].map((id) => ({ id, modified: meals[0]!.modified })) },
    });
  });

  it('[DIA-07] is not offered without a meal of a recipe, or where copying is off', async () => {
    const client = await show(actions(), { days: [dayOn(TODAY, [quickItem(2, 'LUNCH')])] });
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
    expect(button('Copy day').elements()).toEqual([]);
    const { queryKey } = calendarWeekQuery(isoWeekStart(TODAY));
    client.setQueryData(queryKey, [dayOn(TODAY, [item(1, 'LUNCH')])]);
    await expect.element(button('Copy day')).toBeVisible();
    client.setQueryData(currentUserQuery.queryKey, aUser(true, []));
    await expect.poll(() => button('Copy day').elements()).toEqual([]);
  });
});

it('[DIA-03] an empty day offers the meals of an earlier one by its date', async () => {
  const from = addDays(TODAY, -3);
  const meals = [item(1, 'LUNCH')];
  answer = () => copied(TODAY, meals);
  await show(<CopyEarlierDay date={TODAY} />, {
    earlier: [dayOn(addDays(TODAY, -5), meals), dayOn(from, meals), dayOn(addDays(TODAY, -1), [])],
  });
  const name = new RegExp(`^Copy .* ${Number(from.slice(-2))} `);
  await expect.element(button(name)).toHaveAccessibleDescription('Soup');
  await button(name).click();
  await expect.element(page.getByText('Copied to today.')).toBeVisible();
  expect(sent[0]!.body).toMatchObject({ from_calendar_day_id: Number(from.slice(-2)), to_date: TODAY });
});

describe('a note', () => {
  it('[DIA-10] is required and trimmed, and shows at once', async () => {
    answer = () => dayOn(TODAY, []);
    await show(actions(false), { days: [dayOn(TODAY, [])], isDiy: false });
    await button('Note').click();
    await expect.element(page.getByRole('textbox', { name: 'Your note' })).toHaveAccessibleDescription(/coach/);
    await userEvent.fill(page.getByRole('textbox'), '   ');
    await button('Save').click();
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Required');
    await userEvent.fill(page.getByRole('textbox'), ' Slept badly. ');
    await button('Save').click();
    await expect.element(page.getByRole('region', { name: 'Note of this day' })).toHaveTextContent(/Slept badly\.$/);
    expect(sent.map(({ body }) => body)).toEqual([{ note: 'Slept badly.' }]);
    await expectAccessible();
  });

  it('[DIA-10] has no button for a self-service user', async () => {
    await show(actions(true), { days: [dayOn(TODAY, [item(1, 'LUNCH')])] });
    await expect.element(button('Copy day')).toBeVisible();
    expect(button('Note').elements()).toEqual([]);
  });
});

describe('a meal', () => {
  const noop = () => undefined;
  const menu = (one: CalendarItem, onMoved: () => void = noop) => (
    <MealActions date={TODAY} item={one} onMoved={onMoved} onClose={noop} />
  );

  it('[DIA-08] is copied to a moment of other days, which say what stands there', async () => {
    const lunch = { ...item(1, 'LUNCH'), calendar_day: Number(TODAY.slice(-2)) };
    answer = () => copied(TOMORROW, [lunch]);
    await show(menu(lunch), { days: [dayOn(TODAY, [lunch]), dayOn(TOMORROW, [item(2, 'DINNER')])] });
    await button(/^Copy to…/).click();
    await page.getByText('Dinner', { exact: true }).click();
    await expect.element(box(/^today/i)).toBeInTheDocument();
    await page.getByText('tomorrow').click();
    await expectAccessible();
    await button('Copy to 1 day').click();
    await expect.element(page.getByText('Copied to tomorrow.')).toBeVisible();
    expect(sent[0]!.body).toEqual({
      from_calendar_day_id: lunch.calendar_day,
      to_calendar_day: Number(TOMORROW.slice(-2)),
      meal_moment: 'DINNER',
      calendar_item_ids: [1],
      replaceable_item_ids: [],
    });
  });

  it('moves in exchange for another or beside it, shown at once, and back again by undo', async () => {
    const lunch = item(1, 'LUNCH');
    const moved = vi.fn<() => void>();
    answer = () => ({ calendar_days: [] });
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
      .poll(() => sent.map(({ body }) => body))
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
