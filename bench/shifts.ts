// Measures the layout shifts of a screen while it loads on a phone with an empty cache, with each API response delayed
// by 300 ms, on a separate server: node bench/shifts.ts
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { personWithWeek } from './support/api-person.ts';
import { startBenchServer } from './support/bench-server.ts';
import { openPhone, startBrowser } from './support/phone.ts';

const BAR = 0.05;
const LATE_MS = 300;
/** The time after which everything has loaded, including parts such as the week's balance. */
const SETTLED_MS = 2500;
/** The timeout, which allows for a busy machine. */
const PATIENCE_MS = 60_000;

const WATCH_SHIFTS = `globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries())
    if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(({ node }) => node?.className ?? '').join(' | ') });
}).observe({ type: 'layout-shift', buffered: true });`;

interface Shift {
  readonly value: number;
  readonly what: string;
}

async function shiftsOf(page: Page, address: string, isThere: string): Promise<readonly Shift[]> {
  await page.addInitScript(WATCH_SHIFTS);
  await page.route('**/api/**', async (route) => {
    await pause(LATE_MS);
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  await page.locator(isThere).filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS });
  await pause(SETTLED_MS);
  return page.evaluate<Shift[]>('globalThis.shifts');
}

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
const browser = await startBrowser();
try {
  const today = new Date().toLocaleDateString('sv-SE');
  const person = await personWithWeek(server.owner, server.config, today);
  const headers = { authorization: `Token ${person.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ start_date: today, end_date: today });
  await fetch(`${server.address}/api/planner/groceryList`, { method: 'POST', headers, body });
  const screens = [
    { name: 'diary day', address: `/diary/${today}`, isThere: 'main h3 a' },
    { name: 'week', address: `/diary/${today}/week`, isThere: 'main a[href*="/meal/"]' },
    { name: 'groceries', address: '/groceries', isThere: 'main input[type=checkbox]' },
    { name: 'recipes', address: '/recipes', isThere: 'main li a[href*="/recipes/"]' },
    { name: 'recipe', address: `/recipes/${person.recipeId}?fitted=ALL`, isThere: 'main [id="recipe-ingredients"]' },
  ];
  const table: { screen: string; size: string; CLS: number; bar: number; moved: string }[] = [];
  for (const { name, address, isThere } of screens) {
    for (const size of [
      { width: 375, height: 812 },
      { width: 1440, height: 900 },
    ]) {
      const { page, context } = await openPhone(browser, server, person);
      await page.setViewportSize(size);
      const shifts = await shiftsOf(page, address, isThere);
      await context.close();
      const CLS = Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4));
      const moved = CLS < BAR ? '' : shifts.map(({ what }) => what.slice(0, 80)).join(' / ');
      table.push({ screen: name, size: `${size.width}x${size.height}`, CLS, bar: BAR, moved });
    }
  }
  console.table(table);
  if (table.some(({ CLS }) => CLS >= BAR)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
