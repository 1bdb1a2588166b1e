import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { addDays, dateRange } from '@weekbord/domain/dates/plain-date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { viewDay } from '../../../../features/diary/model/day-view.ts';
import { item, slot } from '../../../../features/diary/model/meals.test-support.ts';
import { aUser, show, startTaking, stopTaking } from '../diary-scene.test-support.tsx';
import { OfferedRepair } from './offered-repair.tsx';

// A week that is on plan except for a large dinner on Tuesday.
const MONDAY = '2027-03-15';
const [, TUESDAY, TODAY = ''] = dateRange(MONDAY, addDays(MONDAY, 2));
const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const SLOTS = MOMENTS.map((moment, at) => slot(at + 1, moment, at));
const VIEWS = new Map(
  dateRange(MONDAY, addDays(MONDAY, 6)).map((date, day) => {
    const items = MOMENTS.map((moment, at) => {
      const one = item(day * 10 + at, moment, {
        planned_by: 'PLANNER',
        status: date === TUESDAY ? 'EATEN' : 'PLANNED',
      });
      return { ...one, meal: { ...one.meal, kcal: date === TUESDAY && moment === 'DINNER' ? 1400 : 500 } };
    });
    return [date, viewDay({ calendar_items: items }, SLOTS)];
  }),
);
const ABILITIES = { ...diaryAbilities(aUser()), mayEdit: true, mayGenerate: true, showsTargets: true };

beforeEach(startTaking);
afterEach(stopTaking);

async function open(...shown: (typeof ABILITIES)[]) {
  const Screen = () => (
    <main>
      <p>The week</p>
      {shown.map((abilities) => (
        <OfferedRepair
          key={String(abilities.showsTargets)}
          date={TODAY}
          today={TODAY}
          views={VIEWS}
          abilities={abilities}
        />
      ))}
    </main>
  );
  const root = createRootRoute({ component: Screen });
  await show(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() }) as never} />);
  await expect.element(page.getByText('The week')).toBeVisible();
}
const line = () => page.getByRole('link', { name: /^This week is / });

it('[DIA-14] hides how far the week is off plan if targets are hidden', async () => {
  await open(ABILITIES, { ...ABILITIES, showsTargets: false });
  await expect.poll(() => line().elements().length).toBe(1);
});
