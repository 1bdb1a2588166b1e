import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { useDeleteMeal, useTickMeal } from '../../../../features/diary/api/edit-meals.ts';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
import type { RepairChange, WeekRepair } from '../../../../features/planner/api/repair-week.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { aUser, button, dayOn, show, startTaking, stopTaking, TODAY } from '../diary-scene.test-support.tsx';
import { RepairSheet } from './repair-sheet.tsx';

const DATE = addDays(isoWeekStart(TODAY), 3);
const sums = (kcal: number) => ({ kcal, protein: 100, fat: 60, carbohydrates: 200 });
const meal = (name: string, kcal: number): RepairChange['before'] => {
  const { recipe_template: recipe } = item(1, 'DINNER').meal;
  return { recipe_template: { ...recipe, name }, kcal, protein: 30, fat: 20, carbohydrates: 50 };
};
const change = (id: number, kind: RepairChange['kind'], before: RepairChange['before'], after: RepairChange['after']) =>
  ({
    kind,
    calendar_item: id,
    date: DATE,
    meal_moment: id === 1 ? 'LUNCH' : 'DINNER',
    before,
    after,
    because: null,
  }) as const;

/** A week 900 kcal over plan, in which a lunch becomes smaller and a dinner is replaced. */
function aRepair(more: Partial<WeekRepair> = {}): WeekRepair {
  return {
    fingerprint: 'f'.repeat(64),
    reason: null,
    changes: [
      change(1, 'RESIZED', meal('Lentil soup', 620), meal('Lentil soup', 540)),
      change(2, 'REPLACED', meal('Chili', 700), meal('Salmon with potatoes', 610)),
    ],
    days: [{ date: DATE, target: sums(2000), before: sums(2020), after: sums(1850) }],
    week: { target: sums(14_000), before: sums(14_900), after: sums(14_350) },
    let_go_kcal: 350,
    unanswered: [],
    empty_count: 0,
    groceries: [
      grocery(1, 'salmon fillet', 'ADDED', null, '150 g'),
      grocery(2, 'kidney beans', 'REMOVED', '1 tin', null),
      grocery(3, 'red lentils', 'LESS', '90 g', '75 g'),
    ],
    ...more,
  };
}

function grocery(
  food: number,
  name: string,
  kind: WeekRepair['groceries'][number]['kind'],
  before: string | null,
  after: string | null,
): WeekRepair['groceries'][number] {
  return { food, name, kind, category: 'OTHER', display_before: before, display_after: after, display_bought: null };
}

let taken: Awaited<ReturnType<typeof startTaking>>;
const closed = vi.fn<() => void>();
function Closing() {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    closed();
    setOpen(false);
  };
  return isOpen && <RepairSheet date={DATE} onClose={close} />;
}
function open(organisation: object = {}) {
  const user = aUser();
  return show(<RepairSheet date={DATE} onClose={closed} />, {
    days: [dayOn(DATE, [item(1, 'LUNCH')])],
    user: { ...user, organisation: { ...user.organisation, ...organisation } as typeof user.organisation },
  });
}

beforeEach(async () => {
  taken = await startTaking();
  await loadPhrases('repairing');
  closed.mockClear();
});
afterEach(stopTaking);

describe('a repair before it is applied', () => {
  /** A repair with more protein in a week that has this many of its 700 g. */
  const withProtein = (protein: number): WeekRepair =>
    aRepair({
      changes: [change(2, 'REPLACED', meal('Chili', 700), { ...meal('Salmon with potatoes', 700), protein: 62 })],
      week: {
        target: { ...sums(14_000), protein: 700 },
        before: { ...sums(14_000), protein },
        after: sums(14_000),
      },
    });

  it('says how each meal affects the week, but gives no reason for a small deviation', async () => {
    taken.answer = () => withProtein(682);
    await open();
    await expect.element(page.getByText('+32 g protein', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/goal for protein/)).not.toBeInTheDocument();
  });

  it('says how each meal affects the week, and of which nutrient it has too little', async () => {
    taken.answer = () => withProtein(600);
    await open();
    await expect.element(page.getByText('You’re under your goal for protein this week.')).toBeVisible();
    await expect.element(page.getByText('+32 g protein', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  it('says which meals are replaced and added, the new totals, and the changes to the groceries', async () => {
    taken.answer = () => aRepair();
    await open();
    await expect
      .element(
        page.getByText(
          /^2 meals change. The rest stays as it is. This brings your week from 14,900 to 14,350 kcal; your goal is 14,000/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText(/^We’ll leave the last 350 kcal/)).toBeVisible();
    await expect.element(page.getByText('Lentil soup', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Smaller portion')).toBeVisible();
    await expect.element(page.getByText('Salmon with potatoes', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Instead of Chili')).toBeVisible();
    await expect.element(page.getByText('From 700 to 610 kcal')).toBeVisible();
    await expect.element(page.getByText('From 2,020 to 1,850 kcal, goal 2,000')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Energy (kcal) 14,000 14,900 14,350' })).toBeVisible();
    for (const [kind, name, amount] of [
      ['New', 'Salmon fillet', '150 g'],
      ['Less', 'Red lentils', 'from 90 g to 75 g'],
      ['No longer needed', 'Kidney beans', '1 tin'],
    ] as const) {
      await expect.element(page.getByRole('heading', { name: kind, exact: true })).toBeInTheDocument();
      await expect.element(page.getByRole('listitem').filter({ hasText: name })).toHaveTextContent(`${name}${amount}`);
    }
    await expectAccessible();
    expect(taken.sent).toMatchObject([{ path: 'previewWeekRepair', body: { date: DATE, today: TODAY } }]);
  });

  it('[DIA-14] shows neither targets nor how far the week is off if targets are hidden', async () => {
    taken.answer = () => aRepair();
    await open({ opinionated_recipe_inspiration: true });
    await expect.element(page.getByText(/This brings your week from 14,900 to 14,350 kcal\.$/)).toBeVisible();
    await expect.element(page.getByText('From 2,020 to 1,850 kcal', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Energy (kcal) 14,900 14,350', exact: true })).toBeVisible();
    expect(page.getByRole('dialog').element().textContent).not.toMatch(/goal|14,000|2,000|350 kcal as/i);
  });

  it.each([
    ['ANOTHER_STANDS', 'Removed: another meal has taken its place'],
    ['NOTHING_FITS', 'Removed: it no longer fits your food preferences, and no other dish fits here'],
  ] as const)('says why a meal is removed without a replacement: %s', async (because, text) => {
    taken.answer = () => aRepair({ changes: [{ ...change(2, 'REMOVED', meal('Chili', 700), null), because }] });
    await open();
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it.each([
    ['FITS', 'Your week is on track'],
    ['NOTHING_FREE', 'Nothing left to change'],
    ['NOTHING_BETTER', 'This is as close as it gets'],
  ] as const)(
    'says why there is no repair if the outcome is %s, and offers nothing to apply',
    async (reason, title) => {
      taken.answer = () => aRepair({ reason, changes: [], groceries: [] });
      await open();
      await expect.element(page.getByText(title)).toBeVisible();
      expect(button('Apply').elements()).toEqual([]);
      await expectAccessible();
    },
  );

  it('says that the planned meals are on plan even if some coming meals are not planned yet', async () => {
    taken.answer = () => aRepair({ reason: 'FITS', changes: [], groceries: [], empty_count: 3 });
    await open();
    await expect.element(page.getByText('So far, so good')).toBeVisible();
    await expect.element(page.getByText(/3 upcoming meals aren’t planned yet\.$/)).toBeVisible();
  });

  it('first asks whether past meals were eaten, ticks those that were and marks the others as skipped', async () => {
    const unanswered = [item(1, 'BREAKFAST'), item(2, 'LUNCH')];
    let looks = 0;
    taken.answer = (path) => {
      if (path === 'repairWeek') return { calendar_days: [], changed_count: 2, undo_id: null };
      if (path !== 'previewWeekRepair') return {};
      looks += 1;
      return looks === 1 ? aRepair({ reason: 'UNANSWERED', changes: [], groceries: [], unanswered }) : aRepair();
    };
    await open();
    const breakfast = page.getByRole('group', { name: /^Did you eat your breakfast\?/ });
    const lunch = page.getByRole('group', { name: /^Did you eat your lunch\?/ });
    await expect.element(lunch).toBeVisible();
    expect(button('Apply').elements()).toEqual([]);
    await expectAccessible();
    await breakfast.getByRole('button', { name: 'Ate it' }).click();
    await expect.element(button('Continue')).toBeDisabled();
    await lunch.getByRole('button', { name: 'Ate it' }).click();
    await lunch.getByRole('button', { name: 'Skipped it' }).click();
    await button('Continue').click();
    await expect.element(button('Apply')).toBeVisible();
    await button('Apply').click();
    await expect
      .poll(() => taken.sent.map(({ path }) => path))
      .toEqual(['previewWeekRepair', 'calendarItem/1', 'calendarItem/2', 'previewWeekRepair', 'repairWeek']);
    expect(taken.sent.slice(1, 3).map(({ body }) => body)).toEqual([{ status: 'EATEN' }, { skipped: true }]);
  });

  it('is requested once the server has the earlier deletions and ticks', async () => {
    taken.answer = (path) => (path === 'previewWeekRepair' ? aRepair() : {});
    const Before = () => {
      const [isOpen, setOpen] = useState(false);
      const tick = useTickMeal();
      const remove = useDeleteMeal();
      const change = () => {
        remove(1, { text: 'gone', undoLabel: 'Undo' });
        tick(2, 'EATEN');
        setOpen(true);
      };
      return isOpen ? <RepairSheet date={DATE} onClose={closed} /> : <button onClick={change}>Change</button>;
    };
    await show(<Before />, { days: [dayOn(DATE, [item(1, 'LUNCH'), item(2, 'DINNER')])] });
    await button('Change').click();
    await expect.element(button('Apply')).toBeVisible();
    const paths = taken.sent.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['calendarItem/1', 'calendarItem/2', 'previewWeekRepair']);
    expect(paths.at(-1)).toBe('previewWeekRepair');
  });

  it("is discarded by 'Not now'", async () => {
    taken.answer = () => aRepair();
    await open();
    await button('Not now').click();
    expect(closed).toHaveBeenCalledOnce();
    expect(taken.sent.map(({ path }) => path)).toEqual(['previewWeekRepair']);
  });
});

describe('a repair that is applied', () => {
  it('sends what was shown, shows the new days, and can be undone', async () => {
    const after = dayOn(DATE, [item(9, 'LUNCH', { planned_by: 'PLANNER' })]);
    const before = dayOn(DATE, [item(1, 'LUNCH')]);
    taken.answer = (path) =>
      path === 'previewWeekRepair'
        ? aRepair()
        : path === 'repairWeek'
          ? { calendar_days: [after], changed_count: 2, undo_id: 5 }
          : { was_undone: false, brought_back: 2, stayed: [], detail: 'Your meals are back.', calendar_days: [before] };
    const client = await open();
    await button('Apply').click();
    await expect.element(page.getByText('2 meals this week have changed.')).toBeVisible();
    const shown = () =>
      client
        .getQueryData(calendarWeekQuery(isoWeekStart(DATE)).queryKey)
        ?.find((day) => day.date === DATE)
        ?.calendar_items.map(({ id }) => id);
    expect(shown()).toEqual([9]);
    expect(closed).toHaveBeenCalledOnce();
    const [asked, applied] = taken.sent.map(({ body }) => body);
    expect(applied).toEqual({ ...(asked as object), fingerprint: 'f'.repeat(64) });
    await button('Undo').click();
    await expect.element(page.getByText('Your meals are back.')).toBeVisible();
    expect(shown()).toEqual([1]);
  });

  it('is named and can be undone even after the sheet was closed', async () => {
    let answer: (applied: object) => void = () => undefined;
    taken.answer = (path) =>
      path === 'previewWeekRepair' ? aRepair() : new Promise<object>((resolve) => (answer = resolve));
    const client = await show(<Closing />);
    await button('Apply').click();
    await expect.poll(() => taken.sent.length).toBe(2);
    await button('Not now').click();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    answer({ calendar_days: [], changed_count: 2, undo_id: 5 });
    await expect.element(page.getByText('2 meals this week have changed.')).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
    expect(closed).toHaveBeenCalledOnce();
    expect(client.isMutating()).toBe(0);
  });

  // This is before the test without a network, because two failures within a second are reported as one.
  it('reports that the week has changed since, and shows the new difference', async () => {
    let looks = 0;
    const refused = {
      detail: 'This week has changed since you last looked. Check the suggestion again.',
      code: 'week_changed',
    };
    taken.answer = () => {
      looks += 1;
      return looks === 1 ? aRepair() : aRepair({ changes: aRepair().changes.slice(1) });
    };
    await open();
    await expect
      .element(
        page.getByText(
          /^2 meals change. The rest stays as it is. This brings your week from 14,900 to 14,350 kcal; your goal is 14,000/,
        ),
      )
      .toBeVisible();
    const answering = fetch;
    vi.stubGlobal('fetch', (path: string, request: RequestInit) =>
      path.includes('repairWeek') ? Promise.resolve(Response.json(refused, { status: 409 })) : answering(path, request),
    );
    await button('Apply').click();
    await expect.element(page.getByText(refused.detail)).toBeVisible();
    await expect.element(page.getByText(/^1 meal changes\./)).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
  });

  it('says immediately that the app is offline', async () => {
    taken.answer = () => aRepair();
    const client = await open();
    await expect.element(button('Apply')).toBeVisible();
    onlineManager.setOnline(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await button('Apply').click();
    const failed = () => client.getMutationCache().getAll().at(-1)?.state;
    await expect.poll(failed).toMatchObject({ status: 'error', isPaused: false });
    await expect.element(button('Apply')).toBeEnabled();
    onlineManager.setOnline(true);
  });
});
