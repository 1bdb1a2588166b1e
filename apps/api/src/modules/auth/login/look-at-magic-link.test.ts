import { getMe } from '@weekbord/contract/accounts/users';
import { lookAtMagicLink, tokenLogin } from '@weekbord/contract/auth/log-in';
import { beforeEach, expect, it } from 'vitest';
import { addPerson, askFor, openBrowser, startLoginApp } from '../login.test-support.ts';

const app = await startLoginApp();
beforeEach(() => app.clock.advance({ days: 1 }));

const look = (browser: ReturnType<typeof openBrowser>, token: string) =>
  browser.call(lookAtMagicLink, { body: { magic_link_token: token } });

it('a link shows whether it was requested in the browser that opens it', async () => {
  const email = 'robin@home.example';
  await addPerson(app, email);
  const own = openBrowser(app);
  const { linkToken } = await askFor(app, own, email);
  const masked_email = 'r•••@h•••.example';
  expect(await look(own, linkToken)).toMatchObject({
    status: 200,
    body: { masked_email, asked_in_this_browser: true },
  });
  const stranger = openBrowser(app);
  // Requesting a link for another address only gives the browser an id.
  await askFor(app, stranger, 'other@home.example');
  for (const browser of [stranger, openBrowser(app)]) {
    const { status, body, text } = await look(browser, linkToken);
    expect([status, body]).toEqual([200, { masked_email, asked_in_this_browser: false }]);
    expect(text).not.toContain('robin');
  }
});

it('inspecting a link does not consume it, and shows nothing for a used or expired link', async () => {
  const email = 'sam@home.example';
  const { id } = await addPerson(app, email);
  const browser = openBrowser(app);
  const { linkToken } = await askFor(app, browser, email);
  for (let times = 0; times < 40; times += 1) expect((await look(browser, linkToken)).status).toBe(200);
  const entered = await browser.call(tokenLogin, { body: { magic_link_token: linkToken } });
  expect((await app.as(entered.body.auth_token).call(getMe)).body.id).toBe(id);
  expect(await look(browser, linkToken)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('no longer works') },
  });
  app.clock.advance({ minutes: 5 });
  const late = await askFor(app, browser, email);
  app.clock.advance({ minutes: 31 });
  expect((await look(browser, late.linkToken)).status).toBe(400);
});

it('guessing tokens by inspecting links is limited like guessing them by logging in', async () => {
  const browser = openBrowser(app);
  const statuses: number[] = [];
  for (let times = 0; times < 32; times += 1) statuses.push((await look(browser, `wrong-${times}`)).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
});
