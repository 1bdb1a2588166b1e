import type { KeptSlot } from '@weekbord/contract/planner/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDeleteMeal, useLockMeal } from '../../../../features/diary/api/edit-meals.ts';
import { cacheDay } from '../../../../features/diary/api/calendar-week.ts';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
import { useAnotherMeal } from '../../../../features/planner/api/another-meal.ts';
import {
  emptySlotsQuery,
  type PlanningIssue,
  planningIssuesQuery,
  useAutoPlanDay,
} from '../../../../features/planner/api/auto-plan-day.ts';
import { useCopyDay, useCopyMeal } from '../../../../features/planner/api/copy-meals.ts';
import { useAddRecurring } from '../../../../features/planner/api/recurring-meals.ts';
import { usePlanWeek } from '../../../../features/planner/api/week-wishes.ts';
import { PlanDayButton } from '../../../../features/planner/components/plan-day-button.tsx';
import { useWhyEmpty } from '../../../../features/planner/components/planning-issues.tsx';
import { useKeptText } from '../../../../features/planner/model/use-kept-text.ts';
import { DAYS } from './diary-days.ts';
import { button, dayOn, show, startTaking, stopTaking, TODAY } from '../diary-scene.test-support.tsx';

let taken: Awaited<ReturnType<typeof startTaking>>;

beforeEach(async () => {
  taken = await startTaking();
});
afterEach(stopTaking);

const kept = (moment: KeptSlot['meal_moment'], why: KeptSlot['why']) => ({ date: TODAY, meal_moment: moment, why });
const FIVE = ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'SNACK', 'DINNER'] as const;

it.each([
  ['nothing', [], 'Your day is planned.'],
  [
    'some meals',
    [kept('LUNCH', 'EATEN'), kept('DINNER', 'LOCKED')],
    'Your day is planned. Kept: lunch (eaten), dinner (locked).',
  ],
  ['many meals', FIVE.map((moment) => kept(moment, 'OWN')), 'Your day is planned. Kept: breakfast (yours), 4 more.'],
])('says that %s stayed once a day is planned', async (_, slots, text) => {
  taken.answer = () => ({ ...dayOn(TODAY, [item(1, 'LUNCH')]), planning_issues: [], kept: slots, undo_id: null });
  await show(<PlanDayButton date={TODAY} hasPlanned={false} days={DAYS} />, { days: [dayOn(TODAY, [])] });
  await button('Plan this day').click();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

const COPYING = { fromDayId: 5, date: TODAY, replaceable: [] } as const;

it.each<[string, () => () => unknown]>([
  [
    'Planning a week again',
    () => {
      const { send } = usePlanWeek(cacheDay);
      return () => send(TODAY);
    },
  ],
  [
    'Planning a day again',
    () => {
      const { send } = useAutoPlanDay(DAYS);
      return () => send(TODAY);
    },
  ],
  [
    'Another meal',
    () => {
      const { ask } = useAnotherMeal(() => undefined);
      return () => ask(item(3, 'DINNER'));
    },
  ],
  [
    'Copying a day',
    () => {
      const { send } = useCopyDay(DAYS);
      return () => send(COPYING);
    },
  ],
  [
    'Copying a meal',
    () => {
      const { send } = useCopyMeal(DAYS);
      return () => send({ ...COPYING, itemId: 3, moment: 'LUNCH' });
    },
  ],
  [
    'A weekly meal',
    () => {
      const { send } = useAddRecurring();
      return () => send({ itemId: 3, weekdays: ['monday'] });
    },
  ],
])('%s waits for a lock and a deletion made just before it, even while they can be undone', async (_, useSending) => {
  taken.answer = (path) => (path.startsWith('calendarItem') ? {} : new Promise(() => undefined));
  function Changing() {
    const lock = useLockMeal();
    const remove = useDeleteMeal();
    const send = useSending();
    const change = () => {
      remove(1, { text: 'gone', undoLabel: 'Undo' });
      lock(2, true);
      void send();
    };
    return <button onClick={change}>Change</button>;
  }
  await show(<Changing />, { days: [dayOn(TODAY, [item(1, 'LUNCH'), item(2, 'LUNCH'), item(3, 'DINNER')])] });
  await button('Change').click();
  await expect.poll(() => taken.sent.length).toBe(3);
  const paths = taken.sent.map(({ path }) => path);
  expect(paths.slice(0, 2).toSorted()).toEqual(['calendarItem/1', 'calendarItem/2']);
});

it("sends a meal's deletion before the day is planned again", async () => {
  taken.answer = () => ({ ...dayOn(TODAY, []), planning_issues: [], kept: [], undo_id: null });
  const Deleting = () => {
    const remove = useDeleteMeal();
    return <button onClick={() => remove(1, { text: 'gone', undoLabel: 'Undo' })}>Delete</button>;
  };
  const both = (
    <>
      <Deleting />
      <PlanDayButton date={TODAY} hasPlanned days={DAYS} />
    </>
  );
  await show(both, { days: [dayOn(TODAY, [item(1, 'LUNCH')])] });
  await button('Delete').click();
  await expect.element(button('Undo')).toBeVisible();
  await button('Replan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replan' }).click();
  await expect.poll(() => taken.sent.map(({ path }) => path)).toEqual(['calendarItem/1', 'autoPlanDay']);
});

it('names the meals that will be replaced, and those that stay, before planning a day again', async () => {
  const dish = (id: number, moment: KeptSlot['meal_moment'], name: string, change: Parameters<typeof item>[2] = {}) => {
    const one = item(id, moment, { planned_by: 'PLANNER', ...change });
    return { ...one, meal: { ...one.meal, recipe_template: { ...one.meal.recipe_template, name } } };
  };
  const fruit = { id: 5, date: TODAY, meal_moment: 'MORNING_SNACK' as const, portions: 1 };
  const items = [
    dish(3, 'LUNCH', 'Soup'),
    dish(1, 'BREAKFAST', 'Oats', { status: 'EATEN' }),
    dish(4, 'DINNER', 'Curry'),
    dish(2, 'SNACK', 'Nuts', { planned_by: 'PERSON' }),
    dish(5, 'MORNING_SNACK', 'Fruit', { locked: true }),
    dish(6, 'LATE_SNACK', 'Fruit again', { leftover_of: fruit }),
  ];
  await show(<PlanDayButton date={TODAY} hasPlanned days={DAYS} />, { days: [dayOn(TODAY, items)] });
  await button('Replan').click();
  const said =
    'New meals will replace Soup and Curry. Kept: breakfast (eaten), morning snack (locked), evening snack (yours), late snack (batch-cooked).';
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

function OfWeek({ slots }: { slots: readonly KeptSlot[] }) {
  return <p>{useKeptText()('Your week is planned.', slots, true)}</p>;
}

it('names what stayed in a week, with the day of each', async () => {
  const [lunch, dinner] = [kept('LUNCH', 'EATEN'), { ...kept('DINNER', 'OWN'), date: '2027-03-19' }];
  await show(<OfWeek slots={[dinner]} />);
  await expect
    .element(page.getByText('Your week is planned. Kept: dinner on Friday (yours).', { exact: true }))
    .toBeVisible();
  await show(<OfWeek slots={[lunch, dinner]} />);
  const short = 'Your week is planned. Kept: today’s lunch (eaten), 1 more.';
  await expect.element(page.getByText(short, { exact: true })).toBeVisible();
});

function Reason() {
  return <p>{useWhyEmpty(TODAY, true)(1) ?? 'nothing'}</p>;
}

it('says why a slot is empty: the reason from when the day was planned, or the current reason if there was none', async () => {
  const client = await show(<Reason />);
  await expect.element(page.getByText('nothing')).toBeVisible();
  client.setQueryData(emptySlotsQuery(TODAY).queryKey, [{ meal_slot: 1, because: [], detail: 'As it is now.' }]);
  await expect.element(page.getByText('As it is now.')).toBeVisible();
  const about: PlanningIssue = {
    kind: 'unfilled',
    date: TODAY,
    meal_slot: 1,
    eligible: 0,
    because: [],
    detail: 'As it was planned.',
  };
  client.setQueryData(planningIssuesQuery(TODAY).queryKey, [about]);
  await expect.element(page.getByText('As it was planned.')).toBeVisible();
});

it('asks why slots are empty on the day that is shown, but not on days that are only paged through', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ results: [] });
  });
  function Leafing() {
    const [at, setAt] = useState(0);
    useWhyEmpty(addDays(TODAY, at), true);
    return <button onClick={() => setAt(at + 1)}>day {at}</button>;
  }
  await show(<Leafing />);
  for (let at = 0; at < 5; at += 1) await button(`day ${at}`).click();
  await expect.poll(() => asked).toEqual([expect.stringContaining(`date=${addDays(TODAY, 5)}`)]);
});
