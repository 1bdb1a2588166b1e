import { getMe } from '@weekbord/contract/accounts/users';
import { createMagicLink, tokenLogin, verifyOtp } from '@weekbord/contract/auth/log-in';
import { describe, expect, it } from 'vitest';
import { addPerson, askFor, openBrowser, readMail, startLoginApp, SITE, wrongCode } from '../login.test-support.ts';

const app = await startLoginApp();

describe('createMagicLink', () => {
  it('rejects a link to another site', async () => {
    const body = { email: 'noor@home.example', redirect_url: 'https://weekbord.example.evil.example/' };
    expect(await app.call(createMagicLink, { body })).toMatchObject({
      status: 400,
      body: { redirect_url: [expect.any(String)] },
    });
    expect(await app.takeMails()).toEqual([]);
  });

  it('emails a link, and no second one within a minute if the first is still valid', async () => {
    const body = { email: 'mailed@home.example', redirect_url: SITE };
    expect(await app.call(createMagicLink, { body })).toMatchObject({ status: 204, text: '' });
    expect((await app.call(createMagicLink, { body })).status).toBe(204);
    expect(await app.takeMails()).toHaveLength(1);
  });
});

describe('tokenLogin', () => {
  it.each([[{ magic_link_token: '' }], [{ magic_link_token: 5 }], [{ magic_link_token: 'x'.repeat(201) }]])(
    'rejects %j',
    async (body) => {
      const answer = await app.send('POST', '/api/auth/token/login', { body });
      expect(answer).toMatchObject({ status: 400, body: { magic_link_token: [expect.any(String)] } });
    },
  );

  it.each([{}, { email: 'noor@home.example', password: 'whatever' }])(
    'rejects a login by password with a clear error: %j',
    async (body) => {
      const answer = await app.send('POST', '/api/auth/token/login/', { body });
      expect(answer).toMatchObject({ status: 400, body: { error: 'We couldn’t log you in with these details.' } });
    },
  );

  it('returns a readable error for a link that never existed', async () => {
    const answer = await app.send('POST', '/api/auth/token/login/', { body: { magic_link_token: 'x'.repeat(43) } });
    expect(answer).toMatchObject({ status: 400, body: { error: 'This link no longer works. Request a new one.' } });
  });

  it('[AUTH-03] [AUTH-04] exchanges the token of the link for a session token, once', async () => {
    const { linkToken } = await askFor(app, openBrowser(app), 'linked@home.example');
    const device = openBrowser(app);
    const answer = await device.call(tokenLogin, { body: { magic_link_token: linkToken } });
    expect(answer.status).toBe(200);
    expect(await app.as(answer.body.auth_token).call(getMe)).toMatchObject({
      status: 200,
      body: { email: 'linked@home.example' },
    });
    const again = await device.call(tokenLogin, { body: { magic_link_token: linkToken } });
    expect(again).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  });

  it('[AUTH-03] returns one token to two concurrent calls', async () => {
    const { linkToken } = await askFor(app, openBrowser(app), 'parallel@home.example');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => openBrowser(app).call(tokenLogin, { body: { magic_link_token: linkToken } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('does not consume the link when its URL is only read', async () => {
    const { linkToken } = await askFor(app, openBrowser(app), 'scanned@home.example');
    for (let i = 0; i < 10; i += 1) {
      await app.send('GET', `/api/auth/token/login?magic_link_token=${linkToken}`);
    }
    expect((await app.call(tokenLogin, { body: { magic_link_token: linkToken } })).status).toBe(200);
  });

  it('rejects the link after half an hour', async () => {
    const early = await askFor(app, openBrowser(app), 'early@home.example');
    app.clock.advance({ minutes: 29 });
    expect((await openBrowser(app).call(tokenLogin, { body: { magic_link_token: early.linkToken } })).status).toBe(200);
    const late = await askFor(app, openBrowser(app), 'late@home.example');
    app.clock.advance({ minutes: 30 });
    expect((await openBrowser(app).call(tokenLogin, { body: { magic_link_token: late.linkToken } })).status).toBe(400);
  });

  it('consumes the code in the same email, just as a code consumes its link', async () => {
    const browser = openBrowser(app);
    const email = 'both@home.example';
    const first = await askFor(app, browser, email);
    await browser.call(tokenLogin, { body: { magic_link_token: first.linkToken } });
    expect((await browser.call(verifyOtp, { body: { email, otp: first.code } })).status).toBe(400);
    const second = await askFor(app, browser, email);
    expect((await browser.call(verifyOtp, { body: { email, otp: second.code } })).status).toBe(200);
    expect((await browser.call(tokenLogin, { body: { magic_link_token: second.linkToken } })).status).toBe(400);
  });

  it('creates an account only while the portal still accepts new members', async () => {
    const { linkToken } = await askFor(app, openBrowser(app), 'too-late@home.example');
    await app.db.updateTable('organisation').set({ sign_up: 'INVITE' }).where('subdomain', 'is', null).execute();
    expect((await app.call(tokenLogin, { body: { magic_link_token: linkToken } })).status).toBe(400);
    await app.db.updateTable('organisation').set({ sign_up: 'OPEN' }).where('subdomain', 'is', null).execute();
    expect((await app.call(tokenLogin, { body: { magic_link_token: linkToken } })).status).toBe(200);
  });

  it('makes the browser known, so that codes work there on a day with too many wrong guesses by others', async () => {
    const email = 'locked@home.example';
    await addPerson(app, email);
    const browser = openBrowser(app);
    for (let round = 0; round < 2; round += 1) {
      const { code } = await askFor(app, browser, email);
      for (let i = 0; i < 5; i += 1) await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
      app.clock.advance({ minutes: 2 });
    }
    const locked = await askFor(app, browser, email);
    expect(locked.code).toBe('');
    await browser.call(tokenLogin, { body: { magic_link_token: locked.linkToken } });
    const { code } = await askFor(app, browser, email);
    expect((await browser.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
  });

  it('limits a network that tries too many tokens, even with different claimed addresses', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 32; i += 1) {
      const answer = await app.send('POST', '/api/auth/token/login', {
        body: { magic_link_token: `wrong-${i}` },
        headers: {
          'x-forwarded-for': `203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
          'cf-connecting-ip': `1.1.1.${i}`,
        },
        remoteAddress: `198.51.100.${i}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
    expect(statuses.slice(30)).toEqual([429, 429]);
    await readMail(app).catch(() => null);
  });
});
