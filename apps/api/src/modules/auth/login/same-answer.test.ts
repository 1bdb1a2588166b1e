import { performance } from 'node:perf_hooks';
import { signUp } from '@weekbord/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { CODE_HASH_COST } from '../../../platform/config/config.ts';
import { addPerson, freshAddress, SITE, startLoginApp } from '../login.test-support.ts';

const app = await startLoginApp();
/** Uses the real hashing cost, since hashing takes most of the response time. */
const slow = await startLoginApp({ database: app.database, config: { codeHashCost: CODE_HASH_COST } });

const CALLS: [string, (email: string) => object][] = [
  ['/api/users/createLoginSignupPortal', (email) => ({ email, redirect_url: SITE })],
  [
    '/api/users/createLoginSignupPortal',
    (email) => ({ email, redirect_url: SITE, organisation_subdomain: 'killerbody' }),
  ],
  ['/api/users/createMagicLink', (email) => ({ email, redirect_url: SITE })],
  ['/api/users/createOTP', (email) => ({ email })],
  ['/api/users/resendOTP', (email) => ({ email })],
  ['/api/users/verifyOTP', (email) => ({ email, otp: '0000' })],
  ['/api/auth/token/login', (email) => ({ email, password: 'brick table cloud' })],
  ['/api/auth/users/reset_password', (email) => ({ email })],
  ['/api/auth/users/reset_email', (email) => ({ email })],
  ['/api/auth/users/resend_activation', (email) => ({ email })],
];

async function answerOf(path: string, body: object) {
  const { status, text, headers } = await app.send('POST', path, { body, remoteAddress: freshAddress() });
  const { 'set-cookie': cookie, 'x-request-id': _, date: __, ...rest } = headers;
  return { status, text, headers: rest, cookie: String(cookie).replace(/=[\w-]{22};/, '=;') };
}

describe('known and unknown addresses', () => {
  it.each(CALLS)('[AUTH-08] get the same response from %s every time', async (path, body) => {
    const known = `known-${freshAddress()}@home.example`;
    await addPerson(app, known, { first_name: 'Noor', organisation_id: 2 });
    const unknown = `other-${freshAddress()}@home.example`;
    for (let round = 0; round < 5; round += 1) {
      expect(await answerOf(path, body(unknown))).toEqual(await answerOf(path, body(known)));
      app.clock.advance({ seconds: 30 });
    }
    await app.takeMails();
  });

  it('[AUTH-08] get responses that differ only in the id when they sign up', async () => {
    const more = { first_name: 'Noor', last_name: 'Smit', terms_accepted: true } as const;
    await addPerson(app, 'taken@home.example', { first_name: 'Real', last_name: 'Name', language: 'nl' });
    const known = await app.call(signUp, { body: { ...more, email: 'taken@home.example' } });
    const unknown = await app.call(signUp, { body: { ...more, email: 'free@home.example' } });
    expect(known.status).toBe(unknown.status);
    expect({ ...known.body, id: 0, email: '' }).toEqual({ ...unknown.body, id: 0, email: '' });
    expect(unknown.body.id).toBe(known.body.id + 1);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  });
});

const ROUNDS_MAX = 4;
const PAIRS = 32;

async function timeOf(path: string, body: object): Promise<number> {
  const remoteAddress = freshAddress();
  const begin = performance.now();
  await slow.send('POST', path, { body, remoteAddress });
  return performance.now() - begin;
}

/** The timed calls. */
const TIMED: [string, (email: string) => object][] = [
  ['/api/users/createLoginSignupPortal', (email) => ({ email, redirect_url: SITE })],
  ['/api/auth/token/login', (email) => ({ email, password: 'brick table cloud' })],
];

/** Times known and unknown addresses alternately, so that other load on the machine affects both. */
async function timesOf(
  round: string,
  ask: (email: string) => Promise<number>,
): Promise<{ known: number[]; unknown: number[] }> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const known = `timed-${round}-${pair}@home.example`;
    await addPerson(slow, known);
    const measure = {
      known: async () => times.known.push(await ask(known)),
      unknown: async () => times.unknown.push(await ask(`unknown-${round}-${pair}@home.example`)),
    };
    for (const kind of pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await measure[kind]();
    }
  }
  return times;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Returns the z-score of the Mann-Whitney test: how far apart the two samples are, in standard deviations. */
function rankDistance(one: number[], other: number[]): number {
  const wins = one.reduce((sum, a) => sum + other.reduce((all, b) => all + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  const pairs = one.length * other.length;
  return Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
}

/**
 * Returns the z-score of the sign test: how far the number of pairs with a larger first value is from half, in standard
 * deviations.
 */
function signDistance(differences: readonly number[]): number {
  const larger = differences.filter((difference) => difference > 0).length;
  return Math.abs(larger - differences.length / 2) / Math.sqrt(differences.length / 4);
}

describe('the response time', () => {
  it.each(TIMED)('[AUTH-08] is the same for known and unknown addresses at %s', async (path, body) => {
    const verdicts: string[] = [];
    const differences: number[] = [];
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const { known, unknown } = await timesOf(`${path.length}-${round}`, (email) => timeOf(path, body(email)));
      // The two calls of a pair run back to back, so a longer slowdown of the machine cancels out in the difference.
      const apart = known.map((time, pair) => time - (unknown[pair] ?? 0));
      const gap = Math.abs(median(apart));
      differences.push(...apart);
      const distance = rankDistance(known, unknown);
      verdicts.push(`${gap.toFixed(2)} ms, ${distance.toFixed(2)} deviations`);
      // A real difference shows in every round, unlike the noise of a busy machine. 2.576 is p = 0.01.
      if (gap < 5 && distance < 2.576) return;
    }
    // On a machine too busy for the rank test, neither kind of address may be slower in more pairs than chance allows.
    expect(signDistance(differences), `gaps of the medians and of the ranks: ${verdicts.join('; ')}`).toBeLessThan(
      2.576,
    );
  });
});
