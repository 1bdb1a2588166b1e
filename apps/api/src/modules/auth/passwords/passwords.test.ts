import { getMe, signUp } from '@weekbord/contract/accounts/users';
import {
  activation,
  resendActivation,
  resetPassword,
  resetPasswordConfirm,
} from '@weekbord/contract/auth/confirmations';
import { getCredentials, setPassword } from '@weekbord/contract/auth/credentials';
import { tokenLogin } from '@weekbord/contract/auth/log-in';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson, askFor, freshAddress, logIn, openBrowser, startLoginApp } from '../login.test-support.ts';
import { readProof } from '../login.test-support.ts';

const app = await startLoginApp();
const PASSWORD = 'brick table cloud';
const OTHER = 'seven figs at noon';
const FAILED = { status: 400, body: { error: 'We couldn’t log you in with these details.' } };
const OFF = { status: 400, body: { error: expect.stringContaining('switched off') } };

beforeEach(() => app.clock.advance({ days: 1 }));

const tryIt = (email: string, password: string, browser = openBrowser(app)) =>
  browser.call(tokenLogin, { body: { email, password } });

/** Adds a person with a password. Returns their session. */
async function addWithPassword(email: string): Promise<string> {
  await addPerson(app, email, { first_name: 'Noor' });
  const token = await logIn(app, email);
  await app.as(token).call(setPassword, { body: { new_password: PASSWORD } });
  await app.takeMails();
  return token;
}

describe('sign-up with a password', () => {
  const form = { first_name: 'Noor', last_name: 'Smit', terms_accepted: true as const, password: PASSWORD };

  it('takes effect once the emailed link is opened, and then allows login', async () => {
    const email = 'new@home.example';
    const answer = await openBrowser(app).call(signUp, { body: { ...form, email } });
    expect(answer).toMatchObject({ status: 201, body: { email } });
    expect(await tryIt(email, PASSWORD)).toMatchObject(FAILED);
    const proof = await readProof(app, email);
    expect(proof.path).toBe('/confirm');
    expect(await app.call(activation, { body: { ...proof.body, uid: 'other' } })).toMatchObject({ status: 400 });
    expect(await app.call(activation, { body: proof.body })).toMatchObject({ status: 204 });
    expect(await app.call(activation, { body: proof.body })).toMatchObject({ status: 400 });
    const entered = await tryIt(email, PASSWORD);
    expect((await app.as(entered.body.auth_token).call(getMe)).body.email).toBe(email);
  });

  it('emails the link again, which invalidates the first one', async () => {
    const email = 'again@home.example';
    await openBrowser(app).call(signUp, { body: { ...form, email } });
    const first = await readProof(app, email);
    app.clock.advance({ minutes: 2 });
    await openBrowser(app).call(resendActivation, { body: { email } });
    const second = await readProof(app, email);
    expect((await app.call(activation, { body: first.body })).status).toBe(400);
    expect((await app.call(activation, { body: second.body })).status).toBe(204);
    expect((await tryIt(email, PASSWORD)).status).toBe(200);
  });

  it('sets no password on an existing account, or for a mailbox owner who logs in without confirming the password', async () => {
    const taken = 'taken@home.example';
    await addPerson(app, taken, { first_name: 'Real' });
    await openBrowser(app).call(signUp, { body: { ...form, email: taken } });
    expect((await app.takeMails()).map(({ text }) => text.includes('/confirm'))).toEqual([false]);
    const victim = 'victim@home.example';
    await openBrowser(app).call(signUp, { body: { ...form, email: victim } });
    const planted = await readProof(app, victim);
    app.clock.advance({ minutes: 2 });
    await logIn(app, victim);
    expect((await app.call(activation, { body: planted.body })).status).toBe(400);
    for (const email of [taken, victim]) expect(await tryIt(email, PASSWORD)).toMatchObject(FAILED);
  });

  it.each([
    ['short', 'at least 8'],
    ['Welkom2026!', 'Many people'],
    ['noor.smit', 'looks like'],
    [5, expect.any(String)],
  ])('rejects the password %j and says why', async (password, message) => {
    const answer = await app.send('POST', '/api/auth/users', {
      body: { ...form, email: 'weak@home.example', password },
      headers: { 'accept-language': 'en' },
      remoteAddress: freshAddress(),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      password: [typeof message === 'string' ? expect.stringContaining(message) : message],
    });
  });
});

describe('setPassword', () => {
  it('requires a recent login or the current password, ends other sessions and notifies the owner', async () => {
    const email = 'set@home.example';
    await addPerson(app, email, { first_name: 'Noor' });
    const here = await logIn(app, email);
    app.clock.advance({ minutes: 5 });
    const elsewhere = await logIn(app, email);
    expect((await app.as(here).call(getCredentials)).body).toMatchObject({ has_password: false, login_is_fresh: true });
    expect((await app.as(here).call(setPassword, { body: { new_password: PASSWORD } })).status).toBe(204);
    expect((await app.as(elsewhere).call(getMe)).status).toBe(401);
    expect((await app.as(here).call(getMe)).status).toBe(200);
    expect(await app.takeMails()).toMatchObject([{ to: email, subject: expect.stringContaining('password') }]);
    app.clock.advance({ minutes: 11 });
    expect((await app.as(here).call(getCredentials)).body).toMatchObject({ has_password: true, login_is_fresh: false });
    const change = (body: { new_password: string; current_password?: string }) =>
      app.as(here).call(setPassword, { body });
    expect(await change({ new_password: OTHER })).toMatchObject({
      status: 403,
      body: { code: 'fresh_login_required' },
    });
    expect(await change({ new_password: OTHER, current_password: 'wrong' })).toMatchObject({
      status: 400,
      body: { current_password: ['That’s not your current password.'] },
    });
    expect((await change({ new_password: OTHER, current_password: PASSWORD })).status).toBe(204);
    expect(await tryIt(email, PASSWORD)).toMatchObject(FAILED);
    expect((await tryIt(email, OTHER)).status).toBe(200);
  });

  it('names the coach in the email to a client, and says where the client can end the relationship', async () => {
    const coach = await addPerson(app, 'led-by@home.example', {
      is_coach: true,
      first_name: 'Carla',
      last_name: 'Bos',
    });
    const coached = async (email: string, details: object) => {
      await addPerson(app, email, { first_name: 'Noor', ...details });
      await app.as(await logIn(app, email)).call(setPassword, { body: { new_password: PASSWORD } });
      return (await app.takeMails()).at(-1)!;
    };
    const led = await coached('led@home.example', { coach_id: coach.id });
    expect(led.text).toContain('Carla Bos is your coach');
    expect(led.text).toContain('end the coaching in your profile');
    expect((await coached('unled@home.example', {})).text).not.toContain('your coach');
  });

  it('stores nothing that reveals the password', async () => {
    await addWithPassword('stored@home.example');
    const rows = await app.db.selectFrom('person_password').select('hash').execute();
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  });
});

describe('a forgotten password', () => {
  it('is replaced once through an emailed link, which ends all sessions', async () => {
    const email = 'forgot@home.example';
    const session = await addWithPassword(email);
    app.clock.advance({ minutes: 2 });
    expect((await openBrowser(app).call(resetPassword, { body: { email } })).status).toBe(204);
    const proof = await readProof(app, email);
    expect(proof.path).toBe('/reset-password');
    const weak = await app.call(resetPasswordConfirm, { body: { ...proof.body, new_password: 'password1' } });
    expect(weak).toMatchObject({ status: 400, body: { new_password: [expect.any(String)] } });
    const body = { ...proof.body, new_password: OTHER };
    expect((await app.call(resetPasswordConfirm, { body: { ...body, uid: 'x' } })).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => app.call(resetPasswordConfirm, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400]);
    expect((await app.as(session).call(getMe)).status).toBe(401);
    expect((await tryIt(email, OTHER)).status).toBe(200);
    expect(await app.takeMails()).toMatchObject([{ to: email, subject: expect.stringContaining('was changed') }]);
  });

  it('is not replaced through an expired link, and an address without an account gets an email without a link', async () => {
    const email = 'late@home.example';
    await addWithPassword(email);
    app.clock.advance({ minutes: 2 });
    await openBrowser(app).call(resetPassword, { body: { email } });
    const proof = await readProof(app, email);
    app.clock.advance({ minutes: 31 });
    expect((await app.call(resetPasswordConfirm, { body: { ...proof.body, new_password: OTHER } })).status).toBe(400);
    await openBrowser(app).call(resetPassword, { body: { email: 'nobody@home.example' } });
    const [mail] = await app.takeMails();
    expect(mail?.text).toContain('no account');
    expect(mail?.text).not.toContain('token=');
    expect(mail?.text).toMatch(/^https:\/\/weekbord\.example\/signup$/m);
  });
});

describe('guessing a password', () => {
  it('blocks passwords, but not codes, after ten failures in a row, even for an address without an account', async () => {
    const email = 'guessed@home.example';
    await addWithPassword(email);
    const known: unknown[] = [];
    const unknown: unknown[] = [];
    for (let i = 0; i < 12; i += 1) {
      known.push((await tryIt(email, `wrong ${i}`)).body);
      unknown.push((await tryIt('nobody-there@home.example', `wrong ${i}`)).body);
    }
    expect(known).toEqual(unknown);
    expect(known.filter((body) => JSON.stringify(body).includes('switched off'))).toHaveLength(2);
    expect(await tryIt(email, PASSWORD)).toMatchObject(OFF);
    app.clock.advance({ minutes: 2 });
    expect((await askFor(app, openBrowser(app), email)).code).not.toBe('');
    app.clock.advance({ minutes: 2 });
    await openBrowser(app).call(resetPassword, { body: { email } });
    const proof = await readProof(app, email);
    await app.call(resetPasswordConfirm, { body: { ...proof.body, new_password: OTHER } });
    expect((await tryIt(email, OTHER)).status).toBe(200);
  });

  it('does not affect devices that logged in before', async () => {
    const email = 'home-device@home.example';
    await addPerson(app, email);
    const device = openBrowser(app);
    const token = await logIn(app, email, device);
    await app.as(token).call(setPassword, { body: { new_password: PASSWORD } });
    for (let i = 0; i < 11; i += 1) await tryIt(email, `wrong ${i}`);
    expect(await tryIt(email, PASSWORD)).toMatchObject(OFF);
    expect((await tryIt(email, PASSWORD, device)).status).toBe(200);
  });

  it("counts against the caller's network", async () => {
    const browser = openBrowser(app);
    const statuses: number[] = [];
    for (let i = 0; i < 32; i += 1) statuses.push((await tryIt(`many-${i}@home.example`, 'wrong', browser)).status);
    expect(statuses.slice(28)).toEqual([400, 400, 429, 429]);
  });
});
