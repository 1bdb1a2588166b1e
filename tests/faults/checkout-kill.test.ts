import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTill, type Till } from '@weekbord/testkit/till/till';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buyer, type Plan } from './buyer.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

const COACH: Plan = { price: 'coach-month', charges: 0, status: 'trialing' };
const PERSON: Plan = { price: 'killerbody-month', subdomain: 'killerbody', charges: 1, status: 'active' };

let folder: string;
let port: string;
let till: Till;
let server: ServerProcess;

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

/** Returns a free port; with a fixed port, the site keeps its URL after each restart. */
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

const newBuyer = () => new Buyer({ address: () => server.address, folder, till });

/** Kills the server and restarts it on the same data. */
async function restart(): Promise<void> {
  await server.killHard();
  server = await start();
}

/** Returns the buyer's subscriptions and the number of payments. */
async function outcomeFor(buyer: Buyer, token: string) {
  const { is_coach: isCoach, customer } = await buyer.me(token);
  const answer = await fetch(`${till.url}/v1/customers?email=${encodeURIComponent(buyer.email)}`, {
    headers: { authorization: `Bearer ${till.secretKey}` },
  });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const own = new Set(data.map(({ id }) => id));
  const paid = till.charges().filter(({ customer: id, status }) => status === 'succeeded' && own.has(id ?? ''));
  return { isCoach, subscriptions: customer?.subscriptions.map(({ status }) => status), payments: paid.length };
}

/** The expected outcome: one active subscription, and one payment unless nothing is due. */
const one = (plan: Plan) => ({ isCoach: plan === COACH, subscriptions: [plan.status], payments: plan.charges });

/** Logs in after waiting until another email may be requested. */
async function logInLater(buyer: Buyer): Promise<string> {
  await pause(61_000);
  return buyer.logIn();
}

/** Runs `work`, and kills the server after the payment provider has handled the call but before it responds. */
async function killedWhileAsking(call: string, work: () => Promise<unknown>): Promise<void> {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const count = () =>
    Object.entries(till.calls()).reduce((sum, [name, times]) => sum + (name.startsWith(call) ? times : 0), 0);
  const before = count();
  till.failNext('time_out', { method, path });
  const working = work().catch(() => null);
  await expect.poll(count, { interval: 5 }).toBeGreaterThan(before);
  await restart();
  await working;
}

describe.each([
  ['a coach', COACH],
  ['a person', PERSON],
] as const)('a server that is killed during a purchase by %s', (_, plan) => {
  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
    'charges nothing twice if it was waiting for the response to %s',
    async (call) => {
      const buyer = newBuyer();
      // The browser has a cookie from an earlier visit.
      await buyer.begin({ ...plan, price: plan.price.replace('month', 'year') });
      await killedWhileAsking(call, () => buyer.begin(plan));
      const session = await buyer.begin(plan);
      await buyer.pay(session);
      expect((await buyer.complete(session)).body).toMatchObject({ state: 'PAID' });
      expect(await outcomeFor(buyer, await buyer.logIn())).toEqual(one(plan));
    },
  );

  it.each(['GET /v1/checkout/sessions', 'GET /v1/subscriptions'])(
    'loses no payment if it was waiting for the response to %s after the payment',
    async (call) => {
      const buyer = newBuyer();
      const session = await buyer.begin(plan);
      await buyer.pay(session);
      await killedWhileAsking(call, () => buyer.complete(session));
      expect((await buyer.complete(session)).body).toMatchObject({ state: 'PAID' });
      expect(await outcomeFor(buyer, await buyer.logIn())).toEqual(one(plan));
    },
  );

  it('loses no payment that was reported only by an event', async () => {
    const buyer = newBuyer();
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
    expect(await outcomeFor(buyer, await buyer.logIn())).toEqual(one(plan));
  });

  it('gives the subscription to the buyer who logs in, even if the server is killed during the login', async () => {
    const buyer = newBuyer();
    const session = await buyer.begin(plan);
    await buyer.pay(session);
    await buyer.complete(session);
    const code = await buyer.askForCode();
    const first = buyer.verify(code).catch(() => null);
    await pause(8);
    await restart();
    // The code is used up only if the login succeeded.
    const answer = (await first) ?? (await buyer.verify(code));
    const token = answer.status === 200 ? String(answer.body['auth_token']) : await logInLater(buyer);
    expect(await outcomeFor(buyer, token)).toEqual(one(plan));
  });
});
