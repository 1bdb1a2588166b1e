import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { WeeklyNutritionPlan } from '@weekbord/contract/plans/models';
import { isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { type RecentMeal, recentMealsQuery } from '../../../../features/diary/api/recent-meals.ts';
import { weeklyPlanQuery } from '../../../../features/diary/api/weekly-plan.ts';
import { SlotCard } from '../../../../features/diary/components/meal/slot-card.tsx';
import { viewDay } from '../../../../features/diary/model/day-view.ts';
import { day, foodItem, item, quickItem, slot } from '../../../../features/diary/model/meals.test-support.ts';
import { AlertList } from '../../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../../shared/alerts/alerts.ts';
import { today } from '../../../../shared/locale/today.ts';
import { sendQueuedWrites } from '../../../../shared/offline/queued-write.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../../shared/session/current-user.ts';
import { crowded } from '../../../../crowded.test-support.ts';
import { LogFooter } from './log-footer.tsx';
import { LogList } from './log-list.tsx';
import { LogWays } from './log-ways.tsx';
import { useLogging } from './use-logging.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';

const DATE = today();
const MONDAY = isoWeekStart(DATE);
const LUNCH = slot(2, 'LUNCH');
const SLOTS = [slot(1, 'BREAKFAST'), LUNCH];

/** Eaten at lunch: 100 g of banana and a portion of soup, 400 kcal each. */
const RECENT: readonly RecentMeal[] = [recentOf(foodItem(11, 'LUNCH'), 3), recentOf(item(12, 'LUNCH'), 2)];

function recentOf(had: Exclude<CalendarItem, { content_type: 'quickaddmeal' }>, count: number): RecentMeal {
  const uses = [{ meal_moment: 'LUNCH' as const, count, last_date: DATE }];
  return had.content_type === 'recipemeal'
    ? { content_type: 'recipemeal', object_id: had.object_id, meal: had.meal, uses }
    : { content_type: 'singlefoodmeal', object_id: had.object_id, meal: had.meal, uses };
}

interface Sent {
  method: string;
  path: string;
  body: { meals?: { content_type: string; quantity?: number }[]; status?: string };
}
let sent: Sent[] = [];
let answerToLog: () => Promise<Response> = taken;
/** The server's items on the day. */
let stored: CalendarItem[] = [];

/** Stores two meals on the server, with ids 21 and 22, and returns its response. */
async function taken() {
  stored = [
    { ...foodItem(21, 'LUNCH'), status: 'EATEN' },
    { ...quickItem(22, 'LUNCH', 'Cake'), status: 'EATEN' },
  ];
  return Response.json({ calendar_items: stored }, { status: 201 });
}

beforeEach(async () => {
  sent = [];
  stored = [];
  answerToLog = taken;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path } = new URL(address, location.href);
    if (method !== 'GET') sent.push({ method, path, body: body ? JSON.parse(body as string) : {} });
    if (path.endsWith('/logMeals')) return answerToLog();
    if (path.endsWith('/calendarDay')) return Response.json({ count: 1, next: null, results: [day(DATE, stored)] });
    if (path.endsWith('/brokenRules')) return Response.json({ results: [{ food: 7, breaks: ['diet'] }] });
    if (method === 'DELETE') {
      stored = stored.filter(({ id }) => !path.endsWith(`/${id}`));
      return new Response(null, { status: 204 });
    }
    return new Promise(() => undefined);
  });
  await loadPhrases('diary', 'foods', 'forms', 'logging', 'meals', 'shared', 'swapping');
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  for (const { id } of currentAlerts()) dismissAlert(id);
});

function Lunch() {
  const logging = useLogging({ date: DATE, slotId: 2, slots: [{ slot: LUNCH, moment: 'LUNCH' }], onLogged: () => {} });
  const { data = [] } = useQuery(calendarWeekQuery(MONDAY));
  const { selection } = logging;
  const view = viewDay(
    data.find(({ date }) => date === DATE),
    SLOTS,
  );
  return (
    <>
      <div role="dialog" aria-label="Log">
        <LogWays
          status={logging.status}
          onStatus={logging.setStatus}
          onScan={() => {}}
          onNumbers={() => {}}
          onRecipe={() => {}}
        />
        <LogList moment="LUNCH" query="" selection={selection} onChange={logging.change} onAbout={() => {}} />
        {selection.length > 0 && (
          <LogFooter selection={selection} isBusy={logging.isBusy} onLog={() => void logging.log()} />
        )}
      </div>
      <main>
        {view.slots.map((one) => (
          <SlotCard key={one.key} date={DATE} view={one} mayEdit mayAddMore showsTargets isPast={false} />
        ))}
      </main>
      <AlertList />
    </>
  );
}

async function openLunch() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  sendQueuedWrites(client);
  client.setQueryData(currentUserQuery.queryKey, { id: 1, intake: null } as CurrentUser);
  client.setQueryData(recentMealsQuery.queryKey, RECENT);
  client.setQueryData(calendarWeekQuery(MONDAY).queryKey, [day(DATE, [])]);
  const dayPlan = { meal_slot_specifications: SLOTS };
  const plan = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, dayPlan]));
  client.setQueryData(weeklyPlanQuery.queryKey, plan as Partial<WeeklyNutritionPlan> as WeeklyNutritionPlan);
  const router = createRouter({ routeTree: createRootRoute({ component: Lunch }), history: createMemoryHistory() });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('listitem').first()).toBeVisible();
  return {
    banana: sheet.getByRole('button', { name: /^banana/ }),
    soup: sheet.getByRole('button', { name: /^Soup/ }),
    log: sheet.getByRole('button', { name: 'Log', exact: true }),
    total: sheet.getByRole('status'),
    eaten: sheet.getByRole('switch'),
    meals: page.getByRole('main').getByRole('listitem'),
    undo: page.getByRole('button', { name: 'Undo' }),
    amount: sheet.getByRole('textbox', { name: 'Amount' }),
  };
}

const logs = () => sent.filter(({ path }) => path.endsWith('/logMeals'));

it('logs several meals in three taps and one request, with a running total, as eaten', async () => {
  let taps = 0;
  const count = () => (taps += 1);
  const lunch = await openLunch();
  document.addEventListener('click', count, { capture: true });
  await lunch.banana.click();
  await expect.element(lunch.total).toHaveTextContent('1 item, 400 kcal');
  await lunch.soup.click();
  await expect.element(lunch.total).toHaveTextContent('2 items, 800 kcal');
  await lunch.log.click();
  document.removeEventListener('click', count, { capture: true });
  expect(taps).toBe(3);
  await expect.element(page.getByRole('main').getByText('Banana')).toBeVisible();
  await expect.poll(() => logs().length).toBe(1);
  expect(logs()[0]!.body).toEqual({
    calendar_day_id: 1,
    meal_slot_id: 2,
    today: DATE,
    meals: [
      { content_type: 'singlefoodmeal', suggested_serving_id: 1, quantity: 100 },
      { content_type: 'recipemeal', object_id: 112, portions: 1 },
    ],
  });
  await expect.element(page.getByText('Cake')).toBeVisible();
  await expect.poll(() => lunch.meals.elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('main').getByRole('button', { name: /Cake/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

it('edits the amount in place on a second press, and does not log an invalid one', async () => {
  const lunch = await openLunch();
  await lunch.banana.click();
  await lunch.banana.click();
  await lunch.amount.fill('250');
  await expect.element(lunch.total).toHaveTextContent('1 item, 1,000 kcal');
  for (const [typed, message] of [
    ['a bowl', 'Type a number'],
    ['0', ''],
    ['', ''],
  ] as const) {
    await lunch.amount.fill(typed);
    await expect.element(lunch.amount).toHaveAttribute('aria-invalid', 'true');
    if (message) await expect.element(page.getByText(/number/i).first()).toBeVisible();
    await lunch.log.click();
    await expect.element(lunch.amount).toHaveFocus();
  }
  expect(logs()).toEqual([]);
  await lunch.amount.fill('0,07');
  await lunch.log.click();
  await expect.poll(() => logs().map(({ body }) => body.meals![0]!.quantity)).toEqual([0.05]);
});

it("warns of a food that breaks one of the person's rules", async () => {
  const lunch = await openLunch();
  await lunch.banana.click();
  await expect.element(page.getByText('It doesn’t fit your diet, or we don’t know whether it does.')).toBeVisible();
});

it('says whether the meal was eaten, which the person can change', async () => {
  const lunch = await openLunch();
  await expect.element(lunch.eaten).toBeChecked();
  await lunch.eaten.click();
  await expect.element(lunch.eaten).not.toBeChecked();
  await lunch.banana.click();
  await lunch.log.click();
  await expect.poll(() => logs().map(({ body }) => body.status)).toEqual(['PLANNED']);
});

it('undoes everything that was logged, in one step', async () => {
  const lunch = await openLunch();
  await lunch.banana.click();
  await lunch.log.click();
  await expect.element(page.getByText('Cake')).toBeVisible();
  await lunch.undo.click();
  await expect.poll(() => lunch.meals.elements().length).toBe(0);
  const deleted = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1));
  await expect.poll(deleted).toEqual(['21', '22']);
});

it('shows a meal immediately without a network, and sends it once the network is back', async () => {
  const lunch = await openLunch();
  onlineManager.setOnline(false);
  await lunch.banana.click();
  await lunch.soup.click();
  await lunch.log.click();
  await expect.poll(() => lunch.meals.elements().length).toBe(2);
  await expect.element(page.getByRole('main').getByText('Not saved yet').first()).toBeVisible();
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: /eaten/i }).elements()).toHaveLength(0);
  expect(logs()).toEqual([]);
  onlineManager.setOnline(true);
  await expect.poll(() => logs().length).toBe(1);
  await expect.element(page.getByText('Cake')).toBeVisible();
  await expect.poll(() => page.getByText(/not saved yet/i).elements()).toHaveLength(0);
  expect(logs()).toHaveLength(1);
});

it('never sends a meal that is undone offline', async () => {
  const lunch = await openLunch();
  onlineManager.setOnline(false);
  await lunch.banana.click();
  await lunch.log.click();
  await expect.poll(() => lunch.meals.elements().length).toBe(1);
  await lunch.undo.click();
  await expect.poll(() => lunch.meals.elements().length).toBe(0);
  onlineManager.setOnline(true);
  await expect.element(lunch.banana).toBeVisible();
  expect(sent).toEqual([]);
});

it('removes what the server refuses from the day, to be changed and sent again', async () => {
  answerToLog = async () => Response.json({ meals: ['This does not exist.'] }, { status: 400 });
  const lunch = await openLunch();
  await lunch.banana.click();
  await lunch.log.click();
  await expect.poll(() => logs().length).toBe(1);
  await expect.element(lunch.total).toHaveTextContent('1 item, 400 kcal');
  await expect.poll(() => lunch.meals.elements()).toHaveLength(0);
});

it.each([360, 375])('shows complete names and every + at twice the text size, %s px wide', async (width) => {
  await page.viewport(width, 812);
  document.documentElement.style.fontSize = '200%';
  const lunch = await openLunch();
  // The same width as in its sheet.
  document.querySelector<HTMLElement>('[role=dialog]')!.style.padding = '0 calc(var(--spacing) * 6)';
  await lunch.banana.click();
  expect(crowded()).toEqual([]);
  for (const row of page.getByRole('dialog').getByRole('listitem').elements()) {
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    for (const button of row.querySelectorAll('button'))
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    for (const name of row.querySelectorAll('.line-clamp-2'))
      expect(name.scrollHeight - name.clientHeight).toBeLessThan(3);
  }
  document.documentElement.style.fontSize = '';
  await page.viewport(414, 896);
});
