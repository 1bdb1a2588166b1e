import { getMe, signUp } from '@weekbord/contract/accounts/users';
import {
  activation,
  resendActivation,
  resetEmail,
  resetEmailConfirm,
  resetPassword,
  resetPasswordConfirm,
} from '@weekbord/contract/auth/confirmations';
import { setEmail, setPassword } from '@weekbord/contract/auth/credentials';
import { tokenLogin } from '@weekbord/contract/auth/log-in';
import { expect, it } from 'vitest';
import { openBrowser, readProof, startLoginApp } from '../login.test-support.ts';

const app = await startLoginApp();
const [FIRST, SECOND, THIRD] = ['brick table cloud', 'seven figs at noon', 'orange boat window'];

it('[AUTH-09] an emailed link or code confirms an account, resets or sets its password, and changes its address', async () => {
  const [old, next, last] = ['one@home.example', 'two@home.example', 'three@home.example'];
  const browser = openBrowser(app);
  const logIn = async (email: string, password: string) => {
    const { status, body } = await browser.call(tokenLogin, { body: { email, password } });
    return { status, token: body.auth_token };
  };
  // Activation, resent: only the newest link is valid.
  await browser.call(signUp, {
    body: { email: old, first_name: 'Noor', last_name: 'Smit', terms_accepted: true, password: FIRST },
  });
  const lost = await readProof(app, old);
  app.clock.advance({ minutes: 2 });
  expect((await browser.call(resendActivation, { body: { email: old } })).status).toBe(204);
  const confirmed = await readProof(app, old);
  expect((await browser.call(activation, { body: lost.body })).status).toBe(400);
  expect((await logIn(old, FIRST)).status).toBe(400);
  expect((await browser.call(activation, { body: confirmed.body })).status).toBe(204);
  expect((await logIn(old, FIRST)).status).toBe(200);

  // A forgotten password.
  app.clock.advance({ minutes: 2 });
  expect((await browser.call(resetPassword, { body: { email: old } })).status).toBe(204);
  const forgotten = await readProof(app, old);
  expect((await browser.call(resetPasswordConfirm, { body: { ...forgotten.body, new_password: SECOND } })).status).toBe(
    204,
  );
  expect((await logIn(old, FIRST)).status).toBe(400);
  const { token } = await logIn(old, SECOND);

  // A password set while logged in. An email informs the owner.
  await app.takeMails();
  const change = { new_password: THIRD, current_password: SECOND };
  expect((await app.as(token).call(setPassword, { body: change })).status).toBe(204);
  expect(await app.takeMails()).toMatchObject([{ to: old, subject: expect.stringContaining('password') }]);

  // An address set while logged in is confirmed by both mailboxes.
  expect((await app.as(token).call(setEmail, { body: { new_email: next } })).status).toBe(204);
  const mails = await app.takeMails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([old, next]);
  for (const { text } of mails) {
    const { searchParams } = new URL(text.split(/\r?\n/).find((line) => line.includes('token=')) ?? '');
    const body = { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
    expect((await browser.call(activation, { body })).status).toBe(204);
  }
  expect((await logIn(old, THIRD)).status).toBe(400);
  expect((await logIn(next, THIRD)).status).toBe(200);

  // The same address change, by email alone.
  app.clock.advance({ minutes: 2 });
  expect((await browser.call(resetEmail, { body: { email: next } })).status).toBe(204);
  const moving = await readProof(app, next);
  expect((await browser.call(resetEmailConfirm, { body: { ...moving.body, new_email: last } })).status).toBe(204);
  expect((await browser.call(activation, { body: (await readProof(app, last)).body })).status).toBe(204);
  const entered = await logIn(last, THIRD);
  expect((await app.as(entered.token).call(getMe)).body.email).toBe(last);
});
