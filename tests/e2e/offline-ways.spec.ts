import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { SAYS_ONLINE, test } from './support/test.ts';
import { callAs } from './support/session.ts';
import { expectWaitingWrites, settleDiaryOnDevice } from './support/device.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

/** A hanging connection is detected after one request and one probe time out; the next probe follows within 8 s. */
const KNOWN = { timeout: 20_000 };
const PORTAL = '<!doctype html><title>Free Wi-Fi</title><form>Accept the terms</form>';

type Lose = (context: BrowserContext) => Promise<unknown>;

const everythingAnswers =
  (status: number): Lose =>
  (context) =>
    context.route('**/*', (route) =>
      new URL(route.request().url()).pathname === '/hotspot'
        ? route.fulfill({ status: 200, contentType: 'text/html', body: PORTAL })
        : route.fulfill({
            status,
            contentType: 'text/html',
            body: PORTAL,
            ...(status === 302 && { headers: { location: '/hotspot' } }),
          }),
    );

const WAYS: Readonly<Record<string, Lose>> = {
  'the browser says so': (context) => context.setOffline(true),
  'the network is lost, though the browser always says online': (context) => context.setOffline(true),
  'the server is gone': (context) => context.route('**/*', (route) => route.abort('connectionrefused')),
  'the line hangs': (context) => context.route('**/*', () => undefined),
  'a captive portal answers 200': everythingAnswers(200),
  'a captive portal answers 302': everythingAnswers(302),
  'a captive portal answers 511': everythingAnswers(511),
};

/** Collects the writes that the server under test accepts. */
function acceptedOf(page: Page): string[] {
  const accepted: string[] = [];
  page.on('response', (response: Response) => {
    const isWrite = response.request().method() === 'PATCH' && response.url().includes('/api/');
    if (isWrite && response.ok() && response.headers()['x-request-id'])
      accepted.push(`${new URL(response.url()).pathname} ${response.request().postData()}`);
  });
  return accepted;
}

for (const [way, lose] of Object.entries(WAYS))
  test(`offline because ${way}: the app says so, keeps its writes across a reload, and sends them once and in order when the connection is back`, async ({
    page,
    context,
  }, info) => {
    const { diary, shared } = wordsOf(info);
    if (way.includes('always says online')) await page.addInitScript(SAYS_ONLINE);
    await plannedPerson(page);
    const today = dateOfDevice();
    await page.goto(`/diary/${today}`);
    const ticks = page.getByRole('button', { name: pattern(diary.markEaten) });
    await expect(ticks).toHaveCount(3);
    await settleDiaryOnDevice(page, today);
    const accepted = acceptedOf(page);
    await lose(context);
    await page.reload();
    await expect(ticks).toHaveCount(3);
    await expect(page.getByText(shared.offline)).toBeVisible(KNOWN);
    await ticks.nth(2).click();
    await ticks.nth(0).click();
    await expect(page.getByText(filled(shared.waitingChanges.other, { count: 2 }))).toBeVisible();
    await expectWaitingWrites(page, 2);
    await page.reload();
    await expect(page.getByText(filled(shared.waitingChanges.other, { count: 2 }))).toBeVisible(KNOWN);
    await expect(ticks.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(ticks.nth(0)).toHaveAttribute('aria-pressed', 'true');
    expect(accepted).toEqual([]);

    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByText(shared.offline)).toHaveCount(0, KNOWN);
    await expectWaitingWrites(page, 0);
    const { results } = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`)) as {
      results: { calendar_items: { id: number; status: string }[] }[];
    };
    const items = results[0]!.calendar_items;
    expect(items.map(({ status }) => status)).toEqual(['EATEN', 'PLANNED', 'EATEN']);
    expect(accepted).toHaveLength(2);
    expect(accepted.map((one) => one.split('/').at(-1)!.split(' ')[0])).toEqual([
      String(items[2]!.id),
      String(items[0]!.id),
    ]);
  });
