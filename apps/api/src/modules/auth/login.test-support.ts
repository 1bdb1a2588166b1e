import { activation } from '@weekbord/contract/auth/confirmations';
import { setEmail } from '@weekbord/contract/auth/credentials';
import { createLoginSignupPortal, verifyOtp } from '@weekbord/contract/auth/log-in';
import type { Answered, Endpoint, Sent } from '@weekbord/contract/endpoint';
import type { CaughtMail } from '@weekbord/testkit/caught-mail';
import { startServing, type TestApp, type TestAppOptions } from '@weekbord/testkit/test-app';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { insertPerson, type NewPerson } from '../access/access.public.ts';
import { foodsRoutes } from '../foods/foods.routes.ts';
import { organisationsRoutes } from '../organisations/organisations.routes.ts';
import { findPortal, seedOrganisations } from '../organisations/organisations.public.ts';
import { authenticate } from './sessions/authenticate.ts';
import { authRoutes } from './auth.routes.ts';

/** Starts an application with accounts, clients, portals and login. */
export function startLoginApp(options: Omit<TestAppOptions, 'product'> = {}): Promise<TestApp> {
  return startServing({
    ...options,
    product: {
      routes: [...authRoutes, ...accountsRoutes, ...clientsRoutes, ...foodsRoutes, ...organisationsRoutes],
      authenticate,
      prepare: async ({ database }) => seedOrganisations(database.db),
    },
  });
}

export const SITE = 'https://weekbord.example/';

/** A browser with cookies and a network address. */
export interface Browser {
  call<E extends Endpoint>(
    endpoint: E,
    input: Sent<E>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer<Answered<E>>>;
}

let lastNetwork = 0;

/** Returns an address in a network of its own, so that network limits do not affect other tests. */
export function freshAddress(): string {
  lastNetwork += 1;
  return `10.${lastNetwork >> 8}.${lastNetwork & 255}.7`;
}

/** Opens a browser without cookies; with `keepsCookies: false` it never stores any. */
export function openBrowser(app: TestApp, { keepsCookies = true, address = freshAddress() } = {}): Browser {
  const jar = new Map<string, string>();
  return {
    async call(endpoint, input, headers = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.call(endpoint, input, {
        headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
        remoteAddress: address,
      });
      for (const line of keepsCookies ? [answer.headers['set-cookie'] ?? []].flat() : []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        jar.set(name, value);
      }
      return answer;
    },
  };
}

/** The content of an email. */
export interface Mailed {
  readonly code: string;
  readonly link: string;
  readonly linkToken: string;
}

/** Requests a login email and reads it. */
export async function askFor(app: TestApp, browser: Browser, email: string): Promise<Mailed> {
  await browser.call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
  return readMail(app, email);
}

/** Reads the newest email, or the newest one to the given address. */
export async function readMail(app: TestApp, to?: string): Promise<Mailed> {
  const mails = await app.takeMails();
  const mail = mails.findLast((one) => to === undefined || one.to === to);
  if (mail === undefined) throw new Error('There is no mail.');
  const code = /^\d{4}/.exec(mail.subject)?.[0] ?? '';
  const link = mail.text.split(/\r?\n/).find((line) => line.includes('magic_link_token=')) ?? '';
  return { code, link, linkToken: link === '' ? '' : (new URL(link).searchParams.get('magic_link_token') ?? '') };
}

/** Returns a code that differs from the given one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0');
}

/** Logs in with a code and returns the token. */
export async function logIn(app: TestApp, email: string, browser = openBrowser(app)): Promise<string> {
  const { code } = await askFor(app, browser, email);
  const answer = await browser.call(verifyOtp, { body: { email, otp: code } });
  return answer.body.auth_token;
}

export async function addPerson(app: TestApp, email: string, more: Partial<NewPerson> = {}) {
  const portal = await findPortal(app.db, null);
  return insertPerson(app.db, { email, organisation_id: portal?.id ?? null, created_at: app.clock.now(), ...more });
}

/** Returns the path of the link in the newest email to an address, and the token in it. */
export async function readProof(app: TestApp, to: string) {
  return linkIn(await app.takeMails(), to);
}

/** Returns the token in the link of the newest of the given emails to an address. */
export function proofIn(mails: readonly CaughtMail[], to: string) {
  return linkIn(mails, to).body;
}

function linkIn(mails: readonly CaughtMail[], to: string) {
  const mail = mails.findLast((one) => one.to === to);
  const line = mail?.text.split(/\r?\n/).find((one) => one.includes('token='));
  if (line === undefined) throw new Error(`There is no link in a mail to ${to}.`);
  const { pathname: path, searchParams } = new URL(line);
  return { path, body: { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' } };
}

/** Moves a person to another address, which both mailboxes confirm. `token` is a recent session of theirs. */
export async function changeAddress(app: TestApp, token: string, from: string, to: string): Promise<void> {
  await app.takeMails();
  await app.as(token).call(setEmail, { body: { new_email: to } });
  const mails = await app.takeMails();
  for (const one of [from, to]) {
    const { status } = await openBrowser(app).call(activation, { body: proofIn(mails, one) });
    if (status !== 204) throw new Error(`The address ${one} was not confirmed.`);
  }
}
