import type { CalendarDay } from '@weekbord/contract/diary/models';
import { addDays, dateRange, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { crowded } from '../../../../crowded.test-support.ts';
import { calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { item } from '../../../../features/diary/model/meals.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { flushPendingDeletions } from '../../../../shared/undo/pending-deletions.ts';
import {
  aUser,
  button,
  copied,
  dayOn,
  show,
  startTaking,
  stopTaking,
  TODAY,
  TOMORROW,
} from '../diary-scene.test-support.tsx';
import { WeekScreen } from './week-screen.tsx';

let taken: Awaited<ReturnType<typeof startTaking>>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  taken = await startTaking();
  taken.answer = () => ({ calendar_days: [] });
  await loadPhrases('board', 'habits');
});
afterEach(stopTaking);

/** Renders the board of today with the given days; all other days are empty. */
async function showBoard(days: readonly CalendarDay[], change?: (user: ReturnType<typeof aUser>) => object) {
  const others = dateRange(isoWeekStart(TODAY), addDays(TODAY, 14)).filter((date) =>
    days.every((day) => day.date !== date),
  );
  const root = createRootRoute({ component: () => <WeekScreen from={TODAY} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const user = aUser();
  const client = await show(<RouterProvider router={router as never} />, {
    days: [...days, ...others.map((date) => dayOn(date, []))],
    user: change ? { ...user, ...change(user) } : user,
  });
  await expect.element(page.getByRole('grid')).toBeVisible();
  const at = (date: string) =>
    client
      .getQueryData(calendarWeekQuery(isoWeekStart(date)).queryKey)
      ?.find((day) => day.date === date)
      ?.calendar_items.map(({ id, meal_moment: moment }) => [id, moment]);
  return { client, router, at };
}

const named = (
  id: number,
  name: string,
  change: Parameters<typeof item>[2] = {},
  moment: Parameters<typeof item>[1] = 'LUNCH',
) => {
  const one = item(id, moment, change);
  return { ...one, meal: { ...one.meal, recipe_template: { ...one.meal.recipe_template, name } } };
};
/** Returns the cell of the board that contains an element. */
const placeOf = (one: ReturnType<typeof button>) => one.element().closest('[role=gridcell]')!;
const mealOf = (name: string) => link(name).element().closest('[data-meal]')!;
const link = (name: RegExp | string) => page.getByRole('link', { name });
const sent = () => taken.sent.map(({ body }) => body);
/** Returns the URL after pressing keys that the board itself does not use. */
async function addressAfter(router: { state: { location: { pathname: string } } }, keys: string) {
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard(keys);
  return router.state.location.pathname;
}
const announced = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live]')].map((one) => one.textContent).join(' ');
/** The focused element, as a screen reader announces it. */
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

describe('the week’s board', () => {
  it('shows the next seven days with their meals and totals, and is accessible in both languages', async () => {
    const meals = [1, 2, 3, 4].map((id) => named(id, `Meal ${id}`, { status: id === 1 ? 'EATEN' : 'PLANNED' }));
    await showBoard([dayOn(TODAY, meals)]);
    await expect.element(page.getByRole('heading', { name: 'The next seven days' })).toBeVisible();
    await expect.poll(() => page.getByRole('columnheader').elements()).toHaveLength(8);
    expect(
      page
        .getByRole('rowheader')
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['Breakfast', 'Lunch', 'Dinner']);
    await expect
      .element(
        page.getByRole('img', { name: /^400 kcal eaten, 1,200 kcal planned, 1,500 kcal in your plan, 100 kcal over$/ }),
      )
      .toBeVisible();
    await expect.element(page.getByText('100 kcal over')).toBeVisible();
    await expect.poll(() => button(/^Add to dinner, /).elements()).toHaveLength(7);
    await expect.poll(() => link(/today$/i).elements()).toHaveLength(1);
    await expectAccessible();
    speakLanguage('nl');
    await loadPhrases('board', 'diary', 'copying', 'meals', 'shared');
    await expect.element(page.getByRole('heading', { name: 'De komende zeven dagen' })).toBeVisible();
    await expectAccessible();
  });

  it('is one Tab stop, and the arrow keys move from cell to cell', async () => {
    const { router } = await showBoard([dayOn(TODAY, [named(1, 'Soup'), named(2, 'Bread')])]);
    (link(/^Open/).first().element() as HTMLElement).focus();
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return focused();
    };
    expect(await press('{ArrowDown}')).toMatch(/^Add to breakfast, /);
    expect(await press('{ArrowDown}')).toBe('Soup');
    expect(await press('{ArrowDown}')).toBe('Bread');
    expect(await press('{ArrowDown}')).toMatch(/^Add to dinner, /);
    expect(await press('{ArrowRight}')).toMatch(/^Add to dinner, /);
    expect(await press('{ArrowUp}')).toMatch(/^Add to lunch, /);
    expect(await press('{ArrowLeft}')).toBe('Soup');
    expect(document.querySelectorAll('[role=gridcell] [data-stop][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => router.state.location.pathname).toBe(`/diary/${addDays(TODAY, 7)}/week`);
  });

  it('offers to plan an empty day, but not a day with meals', async () => {
    await showBoard([dayOn(TODAY, [named(1, 'Soup')])], ({ organisation }) => ({
      organisation: { ...organisation, feature_flag_generate_meals_button_in_planner: true },
    }));
    await expect.poll(() => button('Plan this day').elements()).toHaveLength(6);
    taken.answer = () => ({ ...dayOn(TOMORROW, [item(5, 'LUNCH')]), planning_issues: [], kept: [], undo_id: null });
    await button('Plan this day').first().click();
    await expect.element(page.getByText('Your day is planned.')).toBeVisible();
    expect(taken.sent).toEqual([{ path: 'autoPlanDay', body: { date: TOMORROW } }]);
    await expect.poll(() => button('Plan this day').elements()).toHaveLength(5);
  });

  it('moves a meal by keyboard: picked up, carried and dropped with announcements, and undone', async () => {
    const { at } = await showBoard([dayOn(TODAY, [named(1, 'Soup')]), dayOn(TOMORROW, [named(2, 'Stew')])]);
    (button('Drag Soup').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toMatch(/Started dragging/);
    await expect.poll(focused).toMatch(/dinner: nothing planned yet$/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(announced).toMatch(/Drop canceled/);
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toMatch(/dinner: nothing planned yet$/);
    await userEvent.keyboard('{Tab}');
    expect(focused()).toMatch(/dinner: nothing planned yet$/);
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toMatch(/lunch: Stew$/);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Moved to tomorrow, lunch.')).toBeVisible();
    await expect.poll(() => [at(TODAY), at(TOMORROW)]).toEqual([[[2, 'LUNCH']], [[1, 'LUNCH']]]);
    await expect.poll(focused).toBe('Soup');
    await button('Undo').click();
    await expect.poll(sent).toEqual([
      { date: TOMORROW, meal_moment: 'LUNCH', exchange_with: 2 },
      { date: TODAY, meal_moment: 'LUNCH', exchange_with: 2 },
    ]);
  });

  it('moves a meal by pointer, and copies an eaten one to another day instead', async () => {
    const eaten = named(2, 'Porridge', { status: 'EATEN' }, 'BREAKFAST');
    const { at } = await showBoard([dayOn(TODAY, [named(1, 'Soup'), eaten])]);
    await userEvent.dragAndDrop(mealOf('Soup'), placeOf(button(/^Add to dinner/).nth(2)));
    await expect.poll(sent).toEqual([{ date: addDays(TODAY, 2), meal_moment: 'DINNER' }]);
    expect(at(addDays(TODAY, 2))).toEqual([[1, 'DINNER']]);
    taken.answer = () => copied(TOMORROW, [eaten]);
    await userEvent.dragAndDrop(mealOf('Porridge'), placeOf(button(/^Add to breakfast/).nth(0)));
    await expect.element(page.getByText('Copied to tomorrow.')).toBeVisible();
    expect(sent()[1]).toMatchObject({ calendar_item_ids: [2], meal_moment: 'BREAKFAST' });
  });

  it('asks before a move that breaks up a batch', async () => {
    const first = { id: 9, date: addDays(TODAY, -1), meal_moment: 'DINNER' as const, portions: 1 };
    await showBoard([dayOn(TODAY, [named(1, 'Soup', { leftover_of: first })])]);
    await userEvent.dragAndDrop(mealOf('Soup'), placeOf(button(/^Add to lunch/).nth(3)));
    await expect.element(page.getByText('You’ll then cook it separately.')).toBeVisible();
    expect(sent()).toEqual([]);
    await button('Move').click();
    await expect.poll(sent).toEqual([{ date: addDays(TODAY, 4), meal_moment: 'LUNCH' }]);
  });

  it('has a menu for each meal that does what dragging does, and ticks, swaps and deletes', async () => {
    const { at } = await showBoard([dayOn(TODAY, [named(1, 'Soup')])]);
    await link('Soup').click({ button: 'right' });
    for (const name of [/^Copy to/, /^Move to/, 'Mark as eaten', 'Swap: choose another meal', 'Add to lunch']) {
      await expect.element(button(name)).toBeVisible();
    }
    await expectAccessible();
    await button('Mark as eaten').click();
    await expect.poll(sent).toEqual([{ status: 'EATEN' }]);
    await button('More options for Soup').click();
    expect(button('Swap: choose another meal').elements()).toEqual([]);
    await button('Delete').click();
    const question = page.getByRole('dialog', { name: 'Delete this meal?' });
    await expect.element(question).toHaveAccessibleDescription('Soup. You’ll have a few seconds to undo this.');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await button('More options for Soup').click();
    await button(/^Move to/).click();
    await page.getByText('Dinner', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => at(TODAY)).toEqual([[1, 'DINNER']]);
    await expect.poll(focused).toBe('Soup');
  });

  it("moves the focus to the day's heading after a deletion, and to the new meal after a replacement", async () => {
    const stew = { ...named(2, 'Stew', { calendar_day: dayOn(TODAY, []).id }) };
    await showBoard([dayOn(TODAY, [named(1, 'Soup'), named(3, 'Rice', {}, 'DINNER')])]);
    taken.answer = (path) => (path.startsWith('anotherMeal') ? { calendar_item: stew, undo_id: 5 } : {});
    await button('More options for Soup').click();
    await button(/^Something else/).click();
    await expect.element(link('Stew')).toHaveFocus();
    await button('More options for Rice').click();
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(focused).toMatch(/^Open .*, Today/);
    expect(link('Rice').elements()).toEqual([]);
    await flushPendingDeletions();
    expect(taken.sent.at(-1)?.path).toBe('calendarItem/3');
  });

  it('lets a meal be ticked on its card, and marks a locked one', async () => {
    await showBoard([dayOn(TODAY, [named(1, 'Soup', { locked: true })])]);
    await expect.element(page.getByText('Locked')).toBeInTheDocument();
    await button('Eaten: Soup').click();
    await expect.element(button('Eaten: Soup')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(sent).toEqual([{ status: 'EATEN' }]);
    expect(page.getByText('Locked').elements()).toEqual([]);
    await expectAccessible();
  });

  it('offers to repair the week and to open the templates, below the board', async () => {
    await showBoard([dayOn(TODAY, [named(1, 'Soup')])], () => ({ organisation: null }));
    expect(link('Rebalance my week').element().getAttribute('href')).toBe(`/diary/${TODAY}/repair`);
    await button('Templates').click();
    await expect.element(button(/^Save this day as a template/)).toBeVisible();
  });

  it('[DIA-14] adds, drags and changes nothing where logging is off', async () => {
    const { router } = await showBoard([dayOn(TODAY, [named(1, 'Soup')])], ({ organisation }) => ({
      organisation: { ...organisation, feature_flag_disable_product_logging: true },
    }));
    await expect.element(link('Soup')).toBeVisible();
    for (const name of [/^Add to/, /^Drag/, /^More options for/, 'Plan this day'])
      expect(button(name).elements()).toEqual([]);
    expect(document.querySelector('[data-meal]')?.getAttribute('draggable')).not.toBe('true');
    expect(await addressAfter(router, '/n')).toBe('/');
  });

  it('adds nothing to a filled moment where planning is managed, neither by its menu nor by a key', async () => {
    const managed = ({ organisation }: ReturnType<typeof aUser>) => ({
      organisation: { ...organisation, managed_planning: true },
    });
    const meals = [named(1, 'Oats', {}, 'BREAKFAST'), named(2, 'Soup')];
    const { router } = await showBoard([dayOn(TODAY, meals)], managed);
    await button('More options for Soup').click();
    await expect.element(button('Delete')).toBeVisible();
    expect(button(/^Add to/).elements()).not.toContainEqual(expect.objectContaining({ textContent: 'Add to lunch' }));
    await userEvent.keyboard('{Escape}');
    // The next moment without a meal is dinner.
    expect(await addressAfter(router, 'n')).toBe(`/diary/${TODAY}/add-food/3`);
  });
});

/** A coach's changes and notes, as returned by the server. */
const CHANGE = {
  id: 7,
  made_at: '2027-03-14T09:00:00.000Z',
  who: 'COACH',
  name: 'Anna Vos',
  reason: null,
  changes: [{ days: ['monday'], before: { name: 'Plan' }, after: { name: 'Plan' } }],
  effect: null,
  is_restored: false,
  is_offer: false,
  restorable: ['BEFORE'],
  answer: null,
  answered_at: null,
  question: null,
};
const NOTE = {
  id: 3,
  who: 'COACH',
  name: 'Anna Vos',
  text: 'Well done',
  date: null,
  written_at: '2027-03-13T09:00:00.000Z',
  read_at: null,
};

describe('news from a coach', () => {
  const newsFor = async (change: object) => {
    const onePage = { count: 1, next: null, previous: null };
    const answers = [
      { path: /nutritionPlanVersion/, body: { ...onePage, results: [CHANGE], state: 's' } },
      { path: /note/i, body: { ...onePage, results: [NOTE], unread: 1 } },
    ];
    const others = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      const answer = answers.find((one) => one.path.test(path) && init.method === 'GET');
      return answer === undefined ? others(path, init) : Response.json(answer.body);
    });
    await showBoard([], () => change);
  };

  it('is above the board, even if nothing is planned, one message at a time', async () => {
    await newsFor({ coach: { first_name: 'Anna' } });
    const plan = link(/^Anna Vos changed your plan/);
    await expect.element(plan).toBeVisible();
    expect(link(/^Anna Vos wrote/).elements()).toEqual([]);
    const board = page.getByRole('grid').element().getBoundingClientRect();
    expect(plan.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(board.top);
    await expectAccessible();
  });

  it('is absent without a coach', async () => {
    await newsFor({});
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(link(/Anna Vos/).elements()).toEqual([]);
  });
});

it('text at twice the size stays within the board, which scrolls sideways', async () => {
  document.documentElement.style.fontSize = '200%';
  await showBoard([dayOn(TODAY, [named(1, 'Wholegrain spinach tortilla wraps with chickpeas', { locked: true })])]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const cells = page.getByRole('gridcell').elements();
  expect(crowded()).toEqual([]);
  for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
  document.documentElement.style.fontSize = '';
});
