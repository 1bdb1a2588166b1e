import { createLoginSignupPortal, tokenLogin, verifyOtp } from '@weekbord/contract/auth/log-in';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  askFor,
  type Browser,
  freshAddress,
  logIn,
  openBrowser,
  SITE,
  startLoginApp,
  wrongCode,
} from '../login.test-support.ts';

const app = await startLoginApp();
const OFF = { status: 400, body: { error: 'Codes are switched off for now. Log in with the link in your email.' } };

/** Starts another day, which resets the attempts of unknown devices. */
beforeEach(() => app.clock.advance({ days: 1 }));

async function guessWrong(browser: Browser, email: string, times: number): Promise<number> {
  const { code } = await askFor(app, browser, email);
  let looked = 0;
  for (let i = 0; i < times; i += 1) {
    const { text } = await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    if (!text.includes('switched off')) looked += 1;
  }
  return looked;
}

describe('guessing the code of one person', () => {
  it('counts each of a hundred concurrent guesses', async () => {
    const email = 'crowd@home.example';
    const asker = openBrowser(app);
    const { code } = await askFor(app, asker, email);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        openBrowser(app, { keepsCookies: false }).call(verifyOtp, {
          body: { email, otp: String(index).padStart(4, '0') === code ? '9999' : String(index).padStart(4, '0') },
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    const { wrong_that_day } = await app.db
      .selectFrom('login_guard')
      .selectAll()
      .orderBy('wrong_that_day', 'desc')
      .executeTakeFirstOrThrow();
    expect(wrong_that_day).toBe(2);
  });

  it('is possible until the tenth wrong code, after which unknown browsers can use only the link until midnight', async () => {
    const email = 'ten@home.example';
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T08:00:00Z`);
    for (let round = 0; round < 2; round += 1) {
      expect(await guessWrong(openBrowser(app), email, 5)).toBe(5);
      app.clock.advance({ hours: 1 });
    }
    const browser = openBrowser(app);
    const answer = await browser.call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
    expect(answer.body).toEqual({ authentication_method: 'MAGIC_LINK' });
    expect(await browser.call(verifyOtp, { body: { email, otp: '1234' } })).toMatchObject(OFF);
    await app.takeMails();
    app.clock.advance({ hours: 13 });
    const late = await askFor(app, openBrowser(app), email);
    expect(late.code).toBe('');
    expect((await browser.call(tokenLogin, { body: { magic_link_token: late.linkToken } })).status).toBe(200);
    app.clock.advance({ hours: 2 });
    expect(await logIn(app, email)).toMatch(/^[\w-]{43}$/);
  });

  it('leaves the link in an email valid while codes are no longer checked', async () => {
    const email = 'link-works@home.example';
    const early = openBrowser(app);
    await guessWrong(openBrowser(app), email, 5);
    app.clock.advance({ minutes: 15 });
    const { code, linkToken } = await askFor(app, early, email);
    for (let times = 0; times < 5; times += 1) {
      await early.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    }
    expect(await early.call(verifyOtp, { body: { email, otp: code } })).toMatchObject(OFF);
    expect((await early.call(tokenLogin, { body: { magic_link_token: linkToken } })).status).toBe(200);
  });

  it('is counted from zero again after a right code', async () => {
    const email = 'clumsy@home.example';
    const browser = openBrowser(app);
    for (let round = 0; round < 4; round += 1) {
      await guessWrong(browser, email, 4);
      app.clock.advance({ minutes: 15 });
      await logIn(app, email, browser);
    }
    const { code } = await askFor(app, browser, email);
    expect(code).toMatch(/^\d{4}$/);
  });
});

describe('guessing by strangers', () => {
  it("blocks codes for unknown devices, but never for a device of the address's owner", async () => {
    const email = 'target@home.example';
    const own = openBrowser(app);
    await logIn(app, email, own);
    const attacker = openBrowser(app);
    app.clock.advance({ hours: 1 });
    expect(await guessWrong(attacker, email, 5)).toBe(5);
    app.clock.advance({ hours: 1 });
    expect(await guessWrong(attacker, email, 5)).toBe(5);
    app.clock.advance({ hours: 1 });
    const asked = await attacker.call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
    expect(asked.body).toEqual({ authentication_method: 'MAGIC_LINK' });
    await app.takeMails();
    app.clock.advance({ hours: 1 });
    expect(await logIn(app, email, own)).toMatch(/^[\w-]{43}$/);
  });

  it('keeps five attempts for the browser that requested the code, however often others guess in their browsers', async () => {
    const email = 'mine@home.example';
    const own = openBrowser(app);
    await logIn(app, email, own);
    app.clock.advance({ hours: 1 });
    for (let round = 0; round < 2; round += 1) {
      await guessWrong(openBrowser(app), email, 5);
      app.clock.advance({ minutes: 15 });
    }
    const { code } = await askFor(app, own, email);
    expect(code).toMatch(/^\d{4}$/);
    // Requesting an email in a browser that only gets the link does not invalidate the code.
    app.clock.advance({ minutes: 2 });
    await openBrowser(app).call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
    for (let times = 0; times < 3; times += 1) {
      await openBrowser(app).call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    }
    for (let times = 0; times < 4; times += 1) {
      const tried = await own.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
      expect(tried.text).toContain('isn’t right');
    }
    expect((await own.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
  });

  it('uses none of the five attempts of the requesting browser', async () => {
    const email = 'asker@home.example';
    const asker = openBrowser(app);
    const { code } = await askFor(app, asker, email);
    for (let times = 0; times < 3; times += 1) {
      await openBrowser(app).call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    }
    for (let times = 0; times < 4; times += 1) await asker.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    expect((await asker.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
  });

  it('allows unknown devices on one network 27 wrong guesses a day, and does not affect other networks', async () => {
    const address = freshAddress();
    const friend = openBrowser(app, { address });
    await logIn(app, 'friend@home.example', friend);
    const spray = async (index: number) => {
      const bot = openBrowser(app, { address });
      const email = `victim-${index}@home.example`;
      const { code } = await askFor(app, bot, email);
      return bot.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    };
    for (let index = 0; index < 27; index += 1) {
      if (index % 10 === 0) app.clock.advance({ minutes: 11 });
      expect((await spray(index)).text).toContain('isn’t right');
    }
    app.clock.advance({ minutes: 11 });
    const ask = { email: 'neighbour@home.example', redirect_url: SITE };
    const late = await openBrowser(app, { address }).call(createLoginSignupPortal, { body: ask });
    expect(late.body).toEqual({ authentication_method: 'MAGIC_LINK' });
    expect((await app.takeMails()).at(-1)?.subject).toBe('Your Weekbord log-in link');

    expect(await logIn(app, 'friend@home.example', friend)).toMatch(/^[\w-]{43}$/);
    expect(await logIn(app, 'elsewhere@home.example')).toMatch(/^[\w-]{43}$/);
    app.clock.advance({ days: 1 });
    expect(await logIn(app, 'neighbour@home.example', openBrowser(app, { address }))).toMatch(/^[\w-]{43}$/);
  });

  it("does not check the code of an unknown device once its network has used up the day's attempts", async () => {
    const address = freshAddress();
    const email = 'early@home.example';
    const early = openBrowser(app, { address });
    const { code } = await askFor(app, early, email);
    const network = address.replace(/\.7$/, '.0');
    await app.db
      .insertInto('login_network')
      .values({ network, act: 'stranger', period: app.clock.now(), used: 27 })
      .execute();
    expect(await early.call(verifyOtp, { body: { email, otp: code } })).toMatchObject(OFF);
  });

  it('throttles unknown devices once there are too many guesses across all networks, but locks none of them out', async () => {
    await app.db
      .insertInto('guess_budget')
      .values({ day: app.clock.now().toISOString().slice(0, 10), wrong: 27 })
      .execute();
    const email = 'patient@home.example';
    const browser = openBrowser(app);
    const { code } = await askFor(app, browser, email);
    const began = performance.now();
    expect((await browser.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(1000);
  });

  it("does not count a successful login against the day's limit", async () => {
    const address = freshAddress();
    for (let index = 0; index < 30; index += 1) {
      await logIn(app, `right-${index}@home.example`, openBrowser(app, { address }));
    }
    expect(await logIn(app, 'right-31@home.example', openBrowser(app, { address }))).toMatch(/^[\w-]{43}$/);
  });
});
