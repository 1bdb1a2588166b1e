import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { item, quickItem } from '../../../../features/diary/model/meals.test-support.ts';
import { currentUserQuery } from '../../../../shared/session/current-user.ts';
import { CopyEarlierDay } from '../copying/copy-earlier-day.tsx';
import { DayActions } from './day-actions.tsx';
import {
  aUser,
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

let taken: Awaited<ReturnType<typeof startTaking>>;

beforeEach(async () => {
  taken = await startTaking();
});
afterEach(stopTaking);

function actions(isDiy = true) {
  const abilities = { ...diaryAbilities(aUser({ isDiy })), mayEdit: true };
  return <DayActions date={TODAY} abilities={abilities} mayPlanAgain={false} />;
}

/** Opens the menu of the day, and presses one of its items. */
async function choose(name: string): Promise<void> {
  await button('More').click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

describe('copying a day', () => {
  it('[DIA-07] requires at least one day, says which days have meals, and copies to all chosen days', async () => {
    const meals = [item(1, 'LUNCH')];
    taken.answer = (_, body) => copied(String(body['to_date']), meals);
    await show(actions(), { days: [dayOn(TODAY, meals), dayOn(TOMORROW, [{ ...item(2, 'LUNCH') }])] });
    await choose('Copy day');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await button(/^Copy$/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one day.');
    expect(taken.sent).toEqual([]);
    await expect.element(box(/^tomorrow 1 meal/i)).toBeInTheDocument();
    await page.getByText('Nothing planned yet').nth(0).click();
    await page.getByText('Nothing planned yet').nth(1).click();
    await button('Copy to 2 days').click();
    await expect.element(page.getByText('Copied to 2 days.')).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    const dates = [addDays(TODAY, 2), addDays(TODAY, 3)];
    expect(taken.sent.map(({ body }) => body)).toEqual(
      dates.map((date) => ({
        from_calendar_day_id: idOfDay(TODAY),
        to_date: date,
        replaceable_item_ids: [],
      })),
    );
  });

  it('asks before planned meals are replaced, names them, and restores them on undo', async () => {
    const meals = [item(1, 'LUNCH')];
    taken.answer = (path, body) =>
      path === 'removeCopies'
        ? { calendar_days: [], removed_count: 1 }
        : path.startsWith('undoReplacement')
          ? { was_undone: false, brought_back: 1, stayed: [], detail: 'Back.', calendar_days: [] }
          : copied(String(body['to_date']), meals, { replaced_count: 1, undo_id: 55 });
    const there = [item(2, 'LUNCH', { planned_by: 'PLANNER' }), item(3, 'DINNER', { planned_by: 'PLANNER' })];
    await show(actions(), { days: [dayOn(TODAY, meals), dayOn(TOMORROW, there)] });
    await choose('Copy day');
    await page.getByText('2 meals').click();
    await button('Copy to 1 day').click();
    await expect.element(page.getByText('tomorrow: Soup')).toBeVisible();
    expect(taken.sent).toEqual([]);
    await button('Copy and replace').click();
    await expect.element(page.getByText('Copied to tomorrow.')).toBeVisible();
    expect(taken.sent[0]!.body).toMatchObject({ replaceable_item_ids: [2] });
    await button('Undo').click();
    await expect.element(page.getByText('The copies have been removed.')).toBeVisible();
    expect(taken.sent.slice(1).map(({ path }) => path)).toEqual(['removeCopies', 'undoReplacement/55']);
  });

  it('says what was left out or kept, and can be undone', async () => {
    const meals = [item(1, 'LUNCH'), quickItem(2, 'LUNCH')];
    const leftOut = { meal_moment: 'DINNER' as const, name: 'Stew', detail: 'Stew was left out.' };
    taken.answer = (path, body) =>
      path === 'removeCopies'
        ? { calendar_days: [], removed_count: 1 }
        : copied(String(body['to_date']), meals, { left_out: [leftOut], kept_moments: ['BREAKFAST'] });
    await show(actions(), { days: [dayOn(TODAY, meals)] });
    await choose('Copy day');
    await page.getByText('Nothing planned yet').nth(0).click();
    await button('Copy to 1 day').click();
    await expect.element(page.getByText(/Stew was left out\./)).toBeVisible();
    await expect.element(page.getByText(/Unchanged on tomorrow: breakfast\./)).toBeVisible();
    await button('Undo').click();
    await expect.element(page.getByText('Copies you’ve ticked or changed since then stay.')).toBeVisible();
    expect(taken.sent.at(-1)).toEqual({
      path: 'removeCopies',
      body: { items: [900, 901].map((id) => ({ id, modified: meals[0]!.modified })) },
    });
  });

  it('[DIA-07] is not offered without a recipe meal, or where copying is off', async () => {
    const client = await show(actions(), { days: [dayOn(TODAY, [quickItem(2, 'LUNCH')])] });
    await button('More').click();
    await expect.element(button('Print week')).toBeVisible();
    await expectAccessible();
    expect(button('Copy day').elements()).toEqual([]);
    const { queryKey } = calendarWeekQuery(isoWeekStart(TODAY));
    client.setQueryData(queryKey, [dayOn(TODAY, [item(1, 'LUNCH')])]);
    await expect.element(button('Copy day')).toBeVisible();
    client.setQueryData(currentUserQuery.queryKey, aUser({ mayCopy: false }));
    await expect.poll(() => button('Copy day').elements()).toEqual([]);
  });
});

it('[DIA-03] an empty day offers to copy the meals of an earlier day, named by its date', async () => {
  const from = addDays(TODAY, -3);
  const meals = [item(1, 'LUNCH')];
  taken.answer = () => copied(TODAY, meals);
  await show(<CopyEarlierDay date={TODAY} />, {
    earlier: [dayOn(addDays(TODAY, -5), meals), dayOn(from, meals), dayOn(addDays(TODAY, -1), [])],
  });
  const name = new RegExp(`^Copy .* ${idOfDay(from)} `);
  await expect.element(button(name)).toHaveAccessibleDescription('Soup');
  await button(name).click();
  await expect.element(page.getByText('Copied to today.')).toBeVisible();
  expect(taken.sent[0]!.body).toMatchObject({ from_calendar_day_id: idOfDay(from), to_date: TODAY });
});

describe('the note of a day', () => {
  it('[DIA-10] is required and trimmed, and shown immediately', async () => {
    taken.answer = () => dayOn(TODAY, []);
    await show(actions(false), { days: [dayOn(TODAY, [])], isDiy: false });
    await button('Add a note').click();
    await expect.element(page.getByRole('textbox', { name: 'Your note' })).toHaveAccessibleDescription(/coach/);
    await userEvent.fill(page.getByRole('textbox'), '   ');
    await button('Save').click();
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Required');
    await userEvent.fill(page.getByRole('textbox'), ' Slept badly. ');
    await button('Save').click();
    const shown = page.getByRole('region', { name: 'Note for this day' });
    await expect.element(shown.getByText('Slept badly.', { exact: true })).toBeVisible();
    expect(taken.sent.map(({ body }) => body)).toEqual([{ note: 'Slept badly.' }]);
    await expectAccessible();
  });

  it("shows the organisation's own prompt, if it has one", async () => {
    const custom_notes_message = 'How did you sleep?';
    const client = aUser({ isDiy: false });
    const user = { ...client, organisation: { ...client.organisation, custom_notes_message } } as typeof client;
    await show(actions(false), { days: [dayOn(TODAY, [])], user });
    await button('Add a note').click();
    await expect
      .element(page.getByRole('textbox', { name: 'Your note' }))
      .toHaveAccessibleDescription(custom_notes_message);
  });

  it("shows the coach's own prompt rather than that of the user’s organisation", async () => {
    const client = aUser({ isDiy: false });
    const own = { ...client.organisation, custom_notes_message: 'Tell us how it went.' };
    const withCoach = (message: string | null) =>
      ({ ...client, organisation: own, coach: { organisation: { custom_notes_message: message } } }) as typeof client;
    for (const [message, hint] of [
      ['How did you sleep?', 'How did you sleep?'],
      [null, 'Tell us how it went.'],
    ] as const) {
      await show(actions(false), { days: [dayOn(TODAY, [])], user: withCoach(message) });
      await button('Add a note').click();
      await expect.element(page.getByRole('textbox', { name: 'Your note' })).toHaveAccessibleDescription(hint);
      await cleanup();
    }
  });

  it('[DIA-10] has no button for a self-service user', async () => {
    await show(actions(true), { days: [dayOn(TODAY, [item(1, 'LUNCH')])] });
    await expect.element(button('More')).toBeVisible();
    expect(button('Add a note').elements()).toEqual([]);
  });
});
