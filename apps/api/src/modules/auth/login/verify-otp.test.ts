import { getMe } from '@weekbord/contract/accounts/users';
import { verifyOtp } from '@weekbord/contract/auth/log-in';
import { describe, expect, it } from 'vitest';
import { addPerson, askFor, logIn, openBrowser, startLoginApp, wrongCode } from '../login.test-support.ts';

const app = await startLoginApp();

const WRONG = { status: 400, body: { error: 'That code isn’t right. Check the email or get a new one.' } };
const DEAD = { status: 400, body: { error: 'This code no longer works. Request a new one.' } };

describe('verifyOtp', () => {
  it.each(['', '123', '12345', 'abcd', '12 4', '１２３４', 1234, null, ['1234']])(
    '[AUTH-02] rejects %j, which is not four digits',
    async (otp) => {
      const answer = await app.send('POST', '/api/users/verifyOTP', { body: { email: 'noor@home.example', otp } });
      expect(answer).toMatchObject({ status: 400, body: { otp: [expect.any(String)] } });
    },
  );

  it('rejects any code for an address that requested none', async () => {
    const answer = await openBrowser(app).call(verifyOtp, { body: { email: 'none@home.example', otp: '1234' } });
    expect(answer).toMatchObject(DEAD);
  });

  it('[AUTH-02] logs in with the right code, once', async () => {
    const { id } = await addPerson(app, 'right@home.example');
    const browser = openBrowser(app);
    const { code } = await askFor(app, browser, 'right@home.example');
    const answer = await browser.call(verifyOtp, { body: { email: ' Right@home.example', otp: code } });
    expect(answer).toMatchObject({ status: 200, body: { auth_token: expect.stringMatching(/^[\w-]{43}$/) } });
    expect((await app.as(answer.body.auth_token).call(getMe)).body.id).toBe(id);
    expect(await browser.call(verifyOtp, { body: { email: 'right@home.example', otp: code } })).toMatchObject(DEAD);
  });

  it('creates the account of an unknown address on the open portal', async () => {
    const token = await logIn(app, 'opened@home.example');
    expect((await app.as(token).call(getMe)).body).toMatchObject({
      email: 'opened@home.example',
      first_name: '',
      last_name: '',
      organisation: { subdomain: null, high_protein: true },
    });
  });

  it('returns one token for one code to concurrent calls', async () => {
    const browser = openBrowser(app);
    const email = 'side-by-side@home.example';
    const { code } = await askFor(app, browser, email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.call(verifyOtp, { body: { email, otp: code } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[AUTH-06] invalidates the code at the fifth wrong attempt, even for someone who knows the right code', async () => {
    const browser = openBrowser(app);
    const email = 'five@home.example';
    const { code } = await askFor(app, browser, email);
    for (let i = 0; i < 4; i += 1) {
      expect(await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } })).toMatchObject(WRONG);
    }
    expect(await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } })).toMatchObject(DEAD);
    expect(await browser.call(verifyOtp, { body: { email, otp: code } })).toMatchObject(DEAD);
    const next = await askFor(app, browser, email);
    expect((await browser.call(verifyOtp, { body: { email, otp: next.code } })).status).toBe(200);
  });

  it('[AUTH-06] returns the error for a wrong code in Dutch on request', async () => {
    const browser = openBrowser(app);
    const email = 'nederlands@home.example';
    const { code } = await askFor(app, browser, email);
    const answer = await browser.call(
      verifyOtp,
      { body: { email, otp: wrongCode(code) } },
      { 'accept-language': 'nl' },
    );
    expect(Object.keys(answer.body)).toEqual(['error']);
    expect(answer.text).not.toContain('This code');
  });

  it('accepts a right code after four wrong ones', async () => {
    const browser = openBrowser(app);
    const email = 'fourth@home.example';
    const { code } = await askFor(app, browser, email);
    for (let i = 0; i < 4; i += 1) await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    expect((await browser.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
  });

  it('allows two attempts in other browsers, and reserves the rest for the browser that requested the code', async () => {
    const browser = openBrowser(app);
    const email = 'elsewhere@home.example';
    const { code } = await askFor(app, browser, email);
    const stranger = openBrowser(app, { keepsCookies: false });
    expect(await stranger.call(verifyOtp, { body: { email, otp: wrongCode(code) } })).toMatchObject(WRONG);
    expect(await stranger.call(verifyOtp, { body: { email, otp: wrongCode(code) } })).toMatchObject(DEAD);
    expect(await stranger.call(verifyOtp, { body: { email, otp: code } })).toMatchObject(DEAD);
    expect((await browser.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
  });

  it('accepts the right code from a browser without cookies', async () => {
    const bare = openBrowser(app, { keepsCookies: false });
    const { code } = await askFor(app, bare, 'bare@home.example');
    await bare.call(verifyOtp, { body: { email: 'bare@home.example', otp: wrongCode(code) } });
    expect((await bare.call(verifyOtp, { body: { email: 'bare@home.example', otp: code } })).status).toBe(200);
  });

  it('rejects a code after ten minutes', async () => {
    const browser = openBrowser(app);
    const email = 'old@home.example';
    const { code } = await askFor(app, browser, email);
    app.clock.advance({ minutes: 10 });
    expect(await browser.call(verifyOtp, { body: { email, otp: code } })).toMatchObject(DEAD);
  });

  it('never creates an account on a closed portal, even if the code was guessed correctly', async () => {
    const browser = openBrowser(app);
    const email = 'shut@home.example';
    const { code } = await askFor(app, browser, email);
    await app.db.updateTable('organisation').set({ sign_up: 'INVITE' }).where('subdomain', 'is', null).execute();
    expect(await browser.call(verifyOtp, { body: { email, otp: code } })).toMatchObject(WRONG);
    await app.db.updateTable('organisation').set({ sign_up: 'OPEN' }).where('subdomain', 'is', null).execute();
    expect(await app.db.selectFrom('person').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('sets cookies that scripts cannot read and other hosts cannot set', async () => {
    const { headers } = await app.call(verifyOtp, { body: { email: 'none@home.example', otp: '1234' } });
    expect(headers['set-cookie']).toBeUndefined();
    const browser = openBrowser(app);
    const { code } = await askFor(app, browser, 'cookie@home.example');
    const answer = await browser.call(verifyOtp, { body: { email: 'cookie@home.example', otp: code } });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-weekbord-device=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
