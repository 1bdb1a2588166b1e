import { addDays } from '@weekbord/domain/dates/plain-date';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { today } from '../../../../shared/locale/today.ts';
import { writeStored } from '../../../../shared/stored.ts';
import { useShownWeek } from './use-shown-week.ts';

const TODAY = today();
const MEAL = `/diary/${addDays(TODAY, 2)}/meal/7`;

const main = () => page.getByRole('main');

function Shown() {
  return (
    <main>
      {useShownWeek() ?? 'a day'}
      <Outlet />
    </main>
  );
}

/** Opens a diary URL on a page that says which week it shows, or 'a day'. Returns functions that navigate. */
async function open(address: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: '_signed-in' });
  const diary = createRoute({ getParentRoute: () => signedIn, path: 'diary/$date', component: Shown });
  const children = ['week', 'meal/$itemId'].map((path) => createRoute({ getParentRoute: () => diary, path }));
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([diary.addChildren(children)])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(<RouterProvider router={router as never} />);
  return { go: (to: string) => router.history.push(to), back: () => router.history.back() };
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => writeStored('diary-view', null));

it('keeps the day or the week that the diary showed below a sheet, and after the sheet closes', async () => {
  const { go, back } = await open(`/diary/${TODAY}/week`);
  await expect.element(main()).toHaveTextContent(TODAY);
  go(MEAL);
  await expect.element(main()).toHaveTextContent(TODAY);
  back();
  await expect.element(main()).toHaveTextContent(TODAY);
  go(`/diary/${TODAY}`);
  await expect.element(main()).toHaveTextContent('a day');
  go(MEAL);
  await expect.element(main()).toHaveTextContent('a day');
});

it('shows the view that the person chose below a sheet opened by URL, or the week if they chose none', async () => {
  await open(MEAL);
  await expect.element(main()).toHaveTextContent(TODAY);
  await cleanup();
  writeStored('diary-view', 'day');
  await open(MEAL);
  await expect.element(main()).toHaveTextContent('a day');
});

it('shows a day at the same URL on a screen without room for seven columns', async () => {
  await page.viewport(1000, 800);
  await open(`/diary/${TODAY}/week`);
  await expect.element(main()).toHaveTextContent('a day');
  await page.viewport(1440, 900);
  await expect.element(main()).toHaveTextContent(TODAY);
});
