import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeInOutbox } from '@weekbord/testkit/outbox-code';
import { startTill, TEST_CARDS, type Till } from '@weekbord/testkit/till/till';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from './server-process.ts';

const MAIL_MS = 20_000;
interface Plan {
  readonly price: string;
  readonly subdomain?: string;
  /** How many payments are due at once. */
  readonly charges: number;
  /** What the subscription is then. */
  readonly status: string;
}

const COACH: Plan = { price: 'coach-month', charges: 0, status: 'trialing' };
const PERSON: Plan = { price: 'killerbody-month', subdomain: 'killerbody', charges: 1, status: 'active' };

let folder: string;
let port: string;
let till: Till;
let server: ServerProcess;
let buyers = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weekbord-checkout-'));
  port = await freePort();
  till = await startTill({ clockRuns: true, answerWithinMs: 2000 });
  server = await start();
}, 120_000);

afterAll(async () => {
  await server.stop();
  await till.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A port that is free: the site has the same address after each start. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  return String(found);
}

function start(): Promise<ServerProcess> {
  return startProcess({
    DATA_DIR: folder,
    PORT: port,
    STRIPE_API_URL: till.url,
    STRIPE_SECRET_KEY: till.secretKey,
    STRIPE_WEBHOOK_SECRET: till.webhookSecret,
  });
}

/** Kills the server and starts it again on the same data. */
async function restart(): Promise<void> {
  await server.killHard();
  server = await start();
}

/** Somebody who buys, in a browser that keeps its cookies. */
class Buyer {
  readonly email = `buyer-${(buyers += 1)}@home.example`;
  readonly #cookies = new Map<string, string>();

  async post(path: string, body: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
      body: JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }

  /** Begins the checkout; a repeat that comes while the killed server's transaction is wound up is repeated. */
  async begin({ charges: _, status: __, ...plan }: Plan): Promise<string> {
    const { status, body } = await this.post('/checkout/create-b2c-checkout-session', { ...plan, email: this.email });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['session_id']);
  }

  complete(session: string) {
    return this.post('/checkout/complete', { session_id: session });
  }

  async pay(session: string): Promise<void> {
    expect(await till.pay(session, { card: TEST_CARDS.ok })).toMatchObject({ ok: true });
  }

  /** Asks for a mail to log in with, and answers its code. */
  async askForCode(): Promise<string> {
    const redirect_url = new URL('/login', server.address).href.replace('127.0.0.1', 'localhost');
    const asked = await this.post('/users/createLoginSignupPortal', { email: this.email, redirect_url });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    await expect.poll(() => codeInOutbox(folder, this.email), { timeout: MAIL_MS, interval: 50 }).not.toBeNull();
    return String(await codeInOutbox(folder, this.email));
  }

  verify(otp: string) {
    return this.post('/users/verifyOTP', { email: this.email, otp });
  }

  async logIn(): Promise<string> {
    const { status, body } = await this.verify(await this.askForCode());
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['auth_token']);
  }

  async me(token: string): Promise<{ is_coach: boolean; customer: { subscriptions: { status: string }[] } | null }> {
    const answer = await fetch(`${server.address}/api/auth/users/me`, { headers: { authorization: `Token ${token}` } });
    return (await answer.json()) as never;
  }
}

/** What somebody got, and what was taken for it: one living subscription, and one payment where nothing is free. */
async function expectOne(buyer: Buyer, plan: Plan, token: string): Promise<void> {
  const { is_coach: isCoach, customer } = await buyer.me(token);
  expect(customer?.subscriptions.map(({ status }) => status)).toEqual([plan.status]);
  expect(isCoach).toBe(plan === COACH);
  const { data } = (await (
    await fetch(`${till.url}/v1/customers?email=${encodeURIComponent(buyer.email)}`, {
      headers: { authorization: `Bearer ${till.secretKey}` },
    })
  ).json()) as { data: { id: string }[] };
  const own = new Set(data.map(({ id }) => id));
  const paid = till.charges().filter(({ customer: id, status }) => status === 'succeeded' && own.has(id ?? ''));
  expect(paid).toHaveLength(plan.charges);
}

/** Logs in when another mail may be asked for. */
async function logInLater(buyer: Buyer): Promise<string> {
  await pause(61_000);
  return buyer.logIn();
}

/** Does something, and kills the server at the moment at which the till did its part and gave no answer. */
async function killedWhileAsking(call: string, work: () => Promise<unknown>): Promise<void> {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const count = () =>
    Object.entries(till.calls()).reduce((sum, [name, times]) => sum + (name.startsWith(call) ? times : 0), 0);
  const before = count();
  till.failNext('time_out', { method, path });
  const working = work().catch(() => null);
  await expect.poll(count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
  await restart();
  await working;
}

describe.each([
  ['a coach', COACH],
  ['a person', PERSON],
] as const)('a server that is killed while %s buys', { timeout: 240_000 }, (_, plan) => {
  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
    'takes nothing twice where it waited for the answer to %s',
    async (call) => {
      const buyer = new Buyer();
      // The browser has its cookie from an earlier visit.
      await buyer.begin({ ...plan, price: plan.price.replace('month', 'year') });
      await killedWhileAsking(call, () => buyer.begin(plan));
      const session = await buyer.begin(plan);
      await buyer.pay(session);
      expect((await buyer.complete(session)).body).toMatchObject({ state: 'PAID' });
      await expectOne(buyer, plan, await buyer.logIn());
    },
  );

  it.each(['GET /v1/checkout/sessions', 'GET /v1/subscriptions'])(
    'loses no payment where it waited for the answer to %s after the payment',
    async (call) => {
      const buyer = new Buyer();
      const session = await buyer.begin(plan);
      await buyer.pay(session);
      await killedWhileAsking(call, () => buyer.complete(session));
      expect((await buyer.complete(session)).body).toMatchObject({ state: 'PAID' });
      await expectOne(buyer, plan, await buyer.logIn());
    },
  );

  it('loses no payment of which only an event told it', async () => {
    const buyer = new Buyer();
    const session = await buyer.begin(plan);
    till.hold();
    await buyer.pay(session);
    till.sendTo(`${server.address}/api/checkout/webhook`);
    await killedWhileAsking('GET /v1/subscriptions', () => till.release());
    till.sendTo(`${server.address}/api/checkout/webhook`);
    const ids = till
      .events()
      .slice(-6)
      .map(({ id }) => id);
    expect(await till.deliver(ids)).toContain(200);
    till.sendTo(undefined);
    await expectOne(buyer, plan, await buyer.logIn());
  });

  it('gives the subscription to whoever logs in, also where it is killed meanwhile', async () => {
    const buyer = new Buyer();
    const session = await buyer.begin(plan);
    await buyer.pay(session);
    await buyer.complete(session);
    const code = await buyer.askForCode();
    const first = buyer.verify(code).catch(() => null);
    await pause(8);
    await restart();
    // The code is spent only where the log-in was done.
    const answer = (await first) ?? (await buyer.verify(code));
    const token = answer.status === 200 ? String(answer.body['auth_token']) : await logInLater(buyer);
    await expectOne(buyer, plan, token);
  });
});
