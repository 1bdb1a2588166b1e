import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { keepDiaryView } from '../../../../features/diary/model/diary-view.ts';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
import type { PlanTemplate } from '../../../../features/planner/api/plan-templates.ts';
import type { PutPreview } from '../../../../features/planner/api/put-meals.ts';
import type { RecurringMeal } from '../../../../features/planner/api/recurring-meals.ts';
import { RecurringCard } from '../../../../features/planner/components/habits/recurring-card.tsx';
import { TemplateCard } from '../../../../features/planner/components/habits/template-card.tsx';
import { UseTemplateDialog } from '../../../../features/planner/components/habits/use-template-dialog.tsx';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../../../shared/session/current-user.ts';
import { HabitsScreen } from '../../planner/habits-screen.tsx';
import { DayActions } from '../day/day-actions.tsx';
import { aUser, button, dayOn, show, startTaking, stopTaking, TODAY, TOMORROW } from '../diary-scene.test-support.tsx';
import { MealActions } from '../meal/meal-actions.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

const SOUP = { meal_moment: 'LUNCH', content_type: 'recipemeal', name: 'Soup', kcal: 400 } as const;
const MONDAY = isoWeekStart(TODAY);
const BUSY: PlanTemplate = {
  id: 5,
  user: 1,
  name: 'Busy week',
  num_days: 7,
  created: '2027-03-15T09:00:00.000Z',
  meals: [{ ...SOUP, day: 0 }],
};
const FRIDAYS: RecurringMeal = { ...SOUP, id: 8, user: 1, weekdays: ['friday'], paused: false, recipe: 3 };
const PREVIEW: PutPreview = {
  days: [
    {
      date: TOMORROW,
      meals: [
        { ...SOUP, outcome: 'COMES', because: null, detail: null },
        { ...SOUP, meal_moment: 'DINNER', name: 'Stew', outcome: 'KEPT', because: null, detail: null },
        {
          ...SOUP,
          meal_moment: 'BREAKFAST',
          name: 'Oats',
          outcome: 'LEFT_OUT',
          because: 'diet',
          detail: 'Oats was left out: why.',
        },
      ],
      gives_way: [{ meal_moment: 'LUNCH', name: 'Salad' }],
    },
  ],
  replaceable_item_ids: [31],
};
const PUT = { calendar_days: [], planned_count: 1, replaced_count: 1, left_out: [], kept_moments: [], undo_id: 77 };
const page1 = (results: readonly unknown[]) => ({ count: results.length, next: null, previous: null, results });

let taken: Awaited<ReturnType<typeof startTaking>>;
let asked: string[];

/** Responds to reads of the planner too, not only to writes. */
beforeEach(async () => {
  taken = await startTaking();
  await loadPhrases('habits');
  const send = globalThis.fetch;
  asked = [];
  const answers: Readonly<Record<string, unknown>> = {
    'planTemplate/5/preview': PREVIEW,
    'recurringMeal/8/preview': PREVIEW,
    planTemplate: page1([BUSY]),
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const [, called = ''] = /planner\/([^?]+)/.exec(path) ?? [];
    if (init.method !== 'GET' || !(called in answers)) return send(path, init);
    asked.push(path);
    return Response.json(answers[called]);
  });
});
afterEach(stopTaking);

/** Renders content whose links can be followed. */
async function showLinked(content: ReactNode, user = aUser()) {
  const root = createRootRoute({ component: () => <main>{content}</main> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const days = [dayOn(TODAY, [item(1, 'LUNCH')])];
  await show(<RouterProvider router={router as never} />, { days, user });
  return router;
}
const actions = (
  <DayActions date={TODAY} abilities={{ ...diaryAbilities(aUser()), mayEdit: true }} mayPlanAgain={false} />
);

/** Opens the templates from the day's menu. */
async function openTemplates(): Promise<void> {
  await button('More').click();
  await button('Templates').click();
}

describe('templates', () => {
  it('save the week of a day under a name, which is required', async () => {
    taken.answer = () => BUSY;
    await showLinked(actions);
    await openTemplates();
    await expect.element(button(/^Busy week/)).toBeVisible();
    await expectAccessible();
    await button(/^Save this week as a template/).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await button(/^Save$/).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Required');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(taken.sent).toEqual([]);
    await userEvent.fill(page.getByRole('textbox'), ' Busy week ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Saved as Busy week.')).toBeVisible();
    expect(taken.sent).toEqual([
      { path: 'planTemplate', body: { name: 'Busy week', start_date: MONDAY, num_days: 7 } },
    ]);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('are used from a chosen day, after showing what is added, replaced, kept and left out', async () => {
    taken.answer = (path) =>
      path.startsWith('undoReplacement')
        ? { was_undone: false, brought_back: 1, stayed: [], detail: 'Back.', calendar_days: [] }
        : PUT;
    await showLinked(actions);
    await openTemplates();
    await button(/^Busy week/).click();
    const dialog = page.getByRole('dialog', { name: 'Use Busy week' });
    await expect.element(dialog.getByText('Instead of Salad')).toBeVisible();
    await expect.element(dialog.getByText('Skipped: existing meals stay')).toBeVisible();
    await expect.element(dialog.getByText('Oats was left out: why.')).toBeVisible();
    for (const said of [/meal\swill\sbe\splanned/, /will\sbe\sreplaced/, /stays\sas\sit\sis:/]) {
      await expect.element(dialog.getByText(said)).toBeVisible();
    }
    await expectAccessible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'First day' }), TOMORROW);
    await expect.poll(() => asked.at(-1)).toContain(`start_date=${TOMORROW}`);
    await button('Plan 1 meal').click();
    await expect.element(page.getByText(/^Busy week planned from /)).toBeVisible();
    expect(taken.sent).toEqual([
      { path: 'planTemplate/5/apply', body: { start_date: TOMORROW, replaceable_item_ids: [31] } },
    ]);
    await button('Undo').click();
    await expect.element(page.getByText('Back.')).toBeVisible();
    expect(taken.sent.at(-1)!.path).toBe('undoReplacement/77');
  });

  it.each([
    ['a day', 'day', TOMORROW, 'week'],
    ['a week', 'week', `${TODAY}/week`, 'day'],
  ] as const)('leave the diary on %s after they are used', async (_, view, place, opening) => {
    await page.viewport(1440, 900);
    keepDiaryView(opening);
    taken.answer = () => ({ ...PUT, undo_id: null });
    const router = await showLinked(<TemplatesDialog date={TODAY} view={view} onClose={() => undefined} />);
    await button(/^Busy week/).click();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'First day' }), TOMORROW);
    await button('Plan 1 meal').click();
    await expect.poll(() => router.state.location.pathname).toBe(`/diary/${place}`);
    await expect.element(page.getByText('Nothing changed on these days.')).toBeVisible();
  });

  it.each([
    ['day', TOMORROW],
    ['week', `${TODAY}/week`],
  ] as const)('open the diary in its usual view when they are used from the profile: the %s', async (view, place) => {
    await page.viewport(1440, 900);
    keepDiaryView(view);
    taken.answer = () => PUT;
    const router = await showLinked(<HabitsScreen />, { ...aUser(), account_enabled: true, intake: {} as never });
    await button('Use Busy week').click();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'First day' }), TOMORROW);
    await button('Plan 1 meal').click();
    await expect.poll(() => router.state.location.pathname).toBe(`/diary/${place}`);
  });

  it('start on the open day if they are for a single day', async () => {
    const open = addDays(TODAY, 3);
    const dialog = (date?: string) => (
      <UseTemplateDialog
        template={{ ...BUSY, num_days: 1 }}
        date={date}
        put={() => undefined}
        onPlanned={() => undefined}
        onClose={() => undefined}
      />
    );
    await show(dialog(open));
    await expect.element(page.getByRole('combobox', { name: 'First day' })).toHaveValue(open);
    await expect.poll(() => asked.at(-1)).toContain(`start_date=${open}`);
    await show(dialog(addDays(TODAY, -3)));
    await expect.element(page.getByRole('combobox', { name: 'First day' }).last()).toHaveValue(TOMORROW);
  });

  it('say that what was never loaded is not available offline', async () => {
    onlineManager.setOnline(false);
    await showLinked(<TemplatesDialog date={TODAY} view="day" onClose={() => undefined} />);
    await expect.element(button('Try again')).toBeVisible();
    await expectAccessible();
    onlineManager.setOnline(true);
  });

  it('are renamed and deleted from their list, and the focus returns', async () => {
    taken.answer = () => BUSY;
    await show(<TemplateCard templates={[BUSY]} put={() => undefined} onPlanned={() => undefined} />);
    await expect.element(page.getByText('Week, 1 meal')).toBeVisible();
    await expectAccessible();
    await button('Rename Busy week').click();
    await userEvent.fill(page.getByRole('textbox'), 'Calm week');
    await button(/^Save$/).click();
    await expect.poll(() => taken.sent).toEqual([{ path: 'planTemplate/5', body: { name: 'Calm week' } }]);
    await expect.element(button('Rename Busy week')).toHaveFocus();
    await button('Delete Busy week').click();
    await button(/^Delete$/).click();
    await expect.poll(() => taken.sent.length).toBe(2);
    expect(taken.sent[1]!.path).toBe('planTemplate/5');
  });
});

describe('a weekly recurring meal', () => {
  const menu = <MealActions date={TODAY} item={item(1, 'LUNCH')} onMoved={() => undefined} onClose={() => undefined} />;

  it("is created from a meal's menu, and offered for the coming days immediately", async () => {
    taken.answer = (path) => (path === 'recurringMeal' ? FRIDAYS : PUT);
    const client = await show(menu, { days: [dayOn(TODAY, [item(1, 'LUNCH')])] });
    // Without the planner, meals cannot recur.
    await expect.element(button(/^Move to…/)).toBeVisible();
    expect(button(/^Repeat weekly…/).elements()).toEqual([]);
    client.setQueryData(currentUserQuery.queryKey, { ...aUser(), organisation: null });
    await button(/^Repeat weekly…/).click();
    const chosen = page.getByRole('checkbox', { checked: true });
    await expect.element(chosen).toBeInTheDocument();
    // The checkbox itself has no visible area to click.
    (chosen.element() as HTMLInputElement).click();
    await button(/^Save$/).click();
    await expect.element(page.getByText('Choose at least one day.')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    await expect
      .element(page.getByRole('checkbox', { name: 'Monday' }))
      .toHaveAccessibleDescription('Choose at least one day.');
    await expectAccessible();
    await page.getByText('Friday').click();
    await button(/^Save$/).click();
    await expect.element(page.getByRole('dialog', { name: 'Add it to the coming days too?' })).toBeVisible();
    await expectAccessible();
    expect(taken.sent).toEqual([{ path: 'recurringMeal', body: { calendar_item: 1, weekdays: ['friday'] } }]);
    await button('Add it').click();
    await expect.element(page.getByText('Added to 1 day.')).toBeVisible();
    expect(taken.sent[1]).toEqual({
      path: 'recurringMeal/8/plan',
      body: { start_date: TODAY, replaceable_item_ids: [31] },
    });
  });

  it('is paused, resumed and deleted', async () => {
    taken.answer = () => FRIDAYS;
    await show(<RecurringCard meals={[FRIDAYS, { ...FRIDAYS, id: 9, name: 'Oats', paused: true }]} />);
    await expect.element(page.getByText('Friday, lunch').first()).toBeVisible();
    await expect.element(page.getByText('Paused')).toBeVisible();
    await expectAccessible();
    await button('Pause Soup').click();
    await button('Resume Oats').click();
    await button('Delete Soup').click();
    await button(/^Delete$/).click();
    await expect
      .poll(() => taken.sent)
      .toEqual([
        { path: 'recurringMeal/8', body: { paused: true } },
        { path: 'recurringMeal/9', body: { paused: false } },
        { path: 'recurringMeal/8', body: {} },
      ]);
  });
});
