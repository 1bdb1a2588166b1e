import { addDays, dateRange, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { aUser, dayOn, show, startTaking, stopTaking, TODAY } from '../diary-scene.test-support.tsx';
import { readFindMealSearch } from '../swapping/find-meal-address.ts';
import { FindMealScreen } from '../swapping/find-meal-screen.tsx';
import { AddFoodScreen } from '../log/log-screen.tsx';

beforeEach(async () => {
  await startTaking();
  await loadPhrases('finding', 'choosing', 'recipes', 'versions', 'logging', 'foods', 'forms');
});
afterEach(stopTaking);

const OFF = { feature_flag_disable_product_logging: true };
const MANAGED = { managed_planning: true };
const COACHED = { clients_are_diy: false };
const CLOSED = 'You can’t add anything to this meal.';

const fields = () => document.querySelectorAll('[role=dialog] input').length;

/** Opens a URL of a day whose lunch has id 7 and slot 2; breakfast, slot 1, is empty. */
async function open(address: string, organisation: object) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: '_signed-in' });
  const find = createRoute({
    getParentRoute: () => signedIn,
    path: 'diary/$date/find/$slotId',
    validateSearch: readFindMealSearch,
    component: FindMealScreen,
  });
  const add = createRoute({
    getParentRoute: () => signedIn,
    path: 'diary/$date/add-food/$slotId',
    component: AddFoodScreen,
  });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([find, add])]),
    history: createMemoryHistory({ initialEntries: [`/diary/${TODAY}/${address}`] }),
  });
  const user = aUser();
  await show(<RouterProvider router={router as never} />, {
    days: dateRange(isoWeekStart(TODAY), addDays(isoWeekStart(TODAY), 6)).map((date) =>
      dayOn(date, date === TODAY ? [item(7, 'LUNCH')] : []),
    ),
    user: { ...user, organisation: { ...user.organisation, ...organisation } as typeof user.organisation },
  });
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

describe('[DIA-14] the URL of a moment', () => {
  it.each([
    ['find/1', OFF, 'logging is off'],
    ['find/2?replaces=7', OFF, 'logging is off'],
    ['add-food/1', OFF, 'logging is off'],
    ['find/2', MANAGED, 'planning is managed and the moment has a meal'],
    ['find/2?replaces=8', MANAGED, 'planning is managed and the meal to replace is not there'],
    ['add-food/2', MANAGED, 'planning is managed and the moment has a meal'],
  ])('%s adds nothing with the settings %o: %s', async (address, organisation, _why) => {
    await open(address, organisation);
    await expect.element(page.getByText(CLOSED)).toBeVisible();
    expect(fields()).toBe(0);
  });

  it.each([
    ['find/1', MANAGED],
    ['find/2?replaces=7', MANAGED],
    ['add-food/1', MANAGED],
    ['add-food/2', {}],
    ['add-food/2', COACHED],
    ['find/2', COACHED],
  ])('%s still adds or replaces a meal with the settings %o', async (address, organisation) => {
    await open(address, organisation);
    await expect.poll(fields).toBeGreaterThan(0);
    expect(page.getByText(CLOSED).elements()).toEqual([]);
  });
});
