import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/log-in.ts';
import { plannedAddress } from './support/planned-person.ts';
import { wordsOf } from './support/words.ts';

const MEASURE = 'https://measure.example';
const SETTINGS = {
  purposes: ['MEASURING'],
  scripts: { ANALYTICS: `${MEASURE}/a.js` },
  pixelId: null,
  tracksClicks: false,
  collectsProblems: false,
  paymentHosts: ['checkout.stripe.com'],
};

const REFUSED = 'A call was refused: POST /users/createLoginSignupPortal 503';

/** Serves guests' pages as if the server had an analytics service. Returns the requests to that service. */
async function setUpAnalytics(page: Page, settings: typeof SETTINGS = SETTINGS): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin === MEASURE) {
      asked.push(url.pathname);
      return route.fulfill({
        contentType: 'text/javascript',
        body: "document.cookie = '_measured=1;path=/'; window.isMeasured = true;",
      });
    }
    const isGuestPage = request.resourceType() === 'document' && /^\/login(?:\/|$)/.test(url.pathname);
    if (!isGuestPage) return route.fallback();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const written = `<script type="application/json" id="third-parties">${JSON.stringify(settings)}</script></head>`;
    return route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${MEASURE}`),
      },
      body: (await response.text()).replace('</head>', written),
    });
  });
  return asked;
}

/** Returns what the browser stores for this site. */
const kept = (page: Page) =>
  page.evaluate<{ cookies: string; stored: string[] }>(
    '({ cookies: document.cookie, stored: Object.keys(localStorage) })',
  );
/** Waits until the analytics script runs in the page, or no longer runs; the page may reload in the meantime. */
const expectMeasured = (page: Page, isMeasured: boolean) =>
  expect(async () => expect(await page.evaluate("'isMeasured' in window")).toBe(isMeasured)).toPass();

test('[LAW-13] nothing unnecessary is loaded or stored before consent or when logged in, and refusing is as easy as accepting @both', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const say = words.thirdParties;
  const asked = await setUpAnalytics(page);
  await page.goto('/login');
  const question = page.getByRole('region', { name: say.title });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  expect((await kept(page)).cookies.replace(/weekbord-language=\w+/, '')).toBe('');
  expect((await kept(page)).stored.filter((key) => !/^weekbord\.(?:version|locale)$/.test(key))).toEqual([]);

  const refuse = question.getByRole('button', { name: say.refuse });
  const accept = question.getByRole('button', { name: say.accept });
  const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
  await refuse.click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: say.change })).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: say.change }).click();
  await accept.click();
  await expectMeasured(page, true);
  expect((await kept(page)).cookies).toContain('_measured=1');
  await page.getByRole('button', { name: say.change }).click();
  await refuse.click();
  await expectMeasured(page, false);
  expect((await kept(page)).cookies).not.toContain('_measured');

  await page.getByRole('button', { name: say.change }).click();
  await accept.click();
  await expectMeasured(page, true);
  await logIn(page, words, await plannedAddress(page));
  await expectMeasured(page, false);
});

test('[MSG-04] after consent, a sample of rejected requests is reported; an unhandled promise rejection is not @both', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const say = words.thirdParties;
  await page.addInitScript('Math.random = () => 0.01');
  await setUpAnalytics(page, { ...SETTINGS, collectsProblems: true });
  const warnings: string[] = [];
  const reports: unknown[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[weekbord]')) warnings.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/analytics/problem') reports.push(request.postDataJSON());
  });
  await page.route('**/api/users/createLoginSignupPortal**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"detail":"Later."}' }),
  );
  const send = async (times: number) => {
    await page.getByRole('button', { name: words.auth.sendLink }).click();
    await expect.poll(() => warnings).toEqual(Array(times).fill(`[weekbord] ${REFUSED}`));
  };
  await page.goto('/login');
  await page.getByRole('button', { name: say.refuse }).click();
  await page.getByLabel(words.auth.email).fill('somebody@example.org');
  await send(1);
  expect(reports).toEqual([]);

  await page.getByRole('button', { name: say.change }).click();
  await page.getByRole('button', { name: say.accept }).click();
  await page.evaluate("void Promise.reject(new Error('handled by nobody'))");
  await send(2);
  await expect.poll(() => reports).toEqual([{ problem: REFUSED }]);
});
