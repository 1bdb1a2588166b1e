// Measures how many taps and seconds everyday tasks take on a phone whose CPU is four times slower than this machine's,
// on a separate server: node bench/taps.ts. Taps are counted as the page receives them. Typing does not count as a tap,
// and swipes that scroll to a target are counted separately. The seconds are the product's own, without time for
// reading or thinking.
import process from 'node:process';
import { choosing } from '@weekbord/phrases/en/choosing';
import { diary } from '@weekbord/phrases/en/diary';
import { groceries } from '@weekbord/phrases/en/groceries';
import { logging } from '@weekbord/phrases/en/logging';
import { meals } from '@weekbord/phrases/en/meals';
import { navigation } from '@weekbord/phrases/en/navigation';
import type { Locator, Page } from 'playwright';
import { personWithWeek } from './support/api-person.ts';
import { startBenchServer } from './support/bench-server.ts';
import { openPhone, startBrowser } from './support/phone.ts';

const RUNS = 3;
const SLOWER = 4;

const COUNT_TAPS = `globalThis.taps = 0; addEventListener('pointerdown', () => (globalThis.taps += 1), true);`;

interface Task {
  readonly name: string;
  readonly bar: number;
  /** Prepares the page; taps in it are not counted. */
  readonly before?: (page: Page) => Promise<void>;
  readonly run: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void>;
}

const slotOf = (page: Page, moment: string) => page.getByRole('region', { name: moment });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const TASKS: readonly Task[] = [
  {
    name: 'log an unplanned lunch, after the +',
    bar: 3,
    before: (page) => button(page, diary.addTo.replace('{moment}', meals.theLUNCH)).tap(),
    run: async (page, tap) => {
      await page.getByRole('combobox').fill('banana');
      await tap(page.getByRole('option').first());
      await tap(page.getByRole('dialog').getByRole('button', { name: logging.log, exact: true }));
      await slotOf(page, meals.LUNCH)
        .getByRole('heading', { name: /banana/i })
        .waitFor();
    },
  },
  {
    name: 'swap tonight’s dinner, from the diary',
    bar: 2,
    run: async (page, tap) => {
      const name = slotOf(page, meals.DINNER).getByRole('heading', { level: 3 });
      const before = await name.innerText();
      await tap(page.getByRole('link', { name: diary.swap.replace('{name}', before) }));
      const proposal = page.getByRole('dialog').locator('li', { has: page.locator('[data-recipe]') });
      const other = await proposal.first().locator('[data-recipe]').innerText();
      await tap(proposal.first().getByRole('button').last());
      await name.getByText(other, { exact: true }).waitFor();
    },
  },
  {
    name: 'a grocery list with its first item ticked, from the diary',
    bar: 3,
    run: async (page, tap) => {
      await tap(tab(page, navigation.groceries));
      await tap(button(page, groceries.emptyWeek));
      await tap(page.getByRole('checkbox').first());
      await page.getByRole('button', { name: new RegExp(`^${groceries.basket}`) }).waitFor();
    },
  },
  {
    name: 'a vegan breakfast high in protein, from the diary',
    bar: 3,
    run: async (page, tap) => {
      await tap(slotOf(page, meals.BREAKFAST).getByRole('link', { name: diary.swap.replace('{name}', '') }));
      const chips = page.getByRole('group', { name: choosing.chips });
      await tap(chips.getByRole('button', { name: choosing.protein }));
      const found = page.waitForResponse(
        (answer) => /diets=vegan/.test(answer.url()) && /high_protein/.test(answer.url()),
      );
      await tap(chips.getByRole('button', { name: choosing.vegan }));
      const { count } = (await (await found).json()) as { count: number };
      if (count === 0) throw new Error('There is no vegan breakfast high in protein');
      await page.getByRole('dialog').locator('ul:not([aria-busy]) [data-recipe]').first().waitFor();
    },
  },
];

interface Measured {
  readonly taps: number;
  readonly swipes: number;
  readonly seconds: number;
}

async function measure(page: Page, { before, run }: Task): Promise<Measured> {
  await page.goto('/diary');
  await slotOf(page, meals.DINNER).getByRole('heading', { level: 3 }).waitFor();
  let swipes = 0;
  const began = performance.now();
  await before?.(page);
  const start = await page.evaluate<number>('globalThis.taps');
  await run(page, async (target) => {
    await target.waitFor();
    swipes += (await isInSight(page, target)) ? 0 : 1;
    await target.tap();
  });
  const seconds = (performance.now() - began) / 1000;
  return { taps: (await page.evaluate<number>('globalThis.taps')) - start, swipes, seconds };
}

function median(values: readonly number[]): string | undefined {
  return values
    .toSorted((a, b) => a - b)
    .at(values.length >> 1)
    ?.toFixed(1);
}

async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (box === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
const browser = await startBrowser();
try {
  const today = new Date().toLocaleDateString('sv-SE');
  const measured = new Map<Task, Measured[]>(TASKS.map((task) => [task, []]));
  for (let run = 0; run < RUNS; run += 1) {
    const person = await personWithWeek(server.owner, server.config, today);
    const { page, context } = await openPhone(browser, server, person, SLOWER);
    await page.addInitScript(COUNT_TAPS);
    for (const [task, runs] of measured) runs.push(await measure(page, task));
    await context.close();
  }
  const table = [...measured].map(([{ name, bar }, runs]) => ({
    what: name,
    taps: Math.max(...runs.map(({ taps }) => taps)),
    bar,
    swipes: Math.max(...runs.map(({ swipes }) => swipes)),
    seconds: median(runs.map(({ seconds }) => seconds)),
  }));
  console.table(table);
  if (table.some(({ taps, bar }) => taps > bar)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
