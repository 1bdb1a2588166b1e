import { STRANGERS_WRONG_PER_NETWORK } from '@weekbord/domain/auth/guess-limits';
import type { Kysely } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { networkOf } from '../../../platform/http/rate-limit.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { emailKey } from './login-keys.ts';
import { countOfNetwork, readCountOfNetwork, uncountOfNetwork } from '../sessions/sessions.store.ts';

const PERIOD_SECONDS = 600;
const DAY_SECONDS = 86_400;
/** The action that counts wrong codes from devices that never logged in to the address. */
const STRANGER = 'stranger';
/** The maximum number of actions per network in ten minutes. Actions that end in a login do not count. */
const MAX = { guess: 30, mail: 100, waitlist: 30, demo: 10, checkout: 30, buy: 40, promo: 20, contact: 10 } as const;
/** How often one address may be used in ten minutes, across all networks. */
const MAX_OF_ADDRESS = 10;
/** The action of emailing a coach's invitation to an address. */
const INVITATION = 'invitation';
/** The maximum number of invitations emailed to an address per day. */
const INVITATIONS_A_DAY = 3;

type Act = keyof typeof MAX;
type Asking = Pick<Context, 'clientAddress' | 'now'>;

/** Returns the network prefix shared by the devices of one household, office or ISP customer: IPv4 /24, IPv6 /64. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network : network.replace(/\.\d+$/, '.0');
}

/** Counts an action of the caller's network before any other work is done for it. Throws `too_many_requests`. */
export async function countAct(db: Kysely<Tables>, ctx: Asking, act: Act): Promise<void> {
  await countUpTo(db, ctx, { of: neighbourhoodOf(ctx.clientAddress), act, max: MAX[act] });
}

/** Like `countAct`, for an action on an address, whether or not it has an account. */
export async function countActOfAddress(
  db: Kysely<Tables>,
  ctx: Asking & Pick<Context, 'config'>,
  act: Act,
  email: string,
): Promise<void> {
  await countUpTo(db, ctx, { of: addressName(ctx, email), act, max: MAX_OF_ADDRESS });
}

/**
 * Counts a coach's invitation emailed to an address. Returns false if the address has reached its daily maximum,
 * regardless of who sent the earlier ones and of whether they were answered or withdrawn.
 */
export async function mayMailInvitation(
  db: Kysely<Tables>,
  ctx: Pick<Context, 'config' | 'now'>,
  email: string,
): Promise<boolean> {
  const { used } = await countOfNetwork(db, addressName(ctx, email), INVITATION, ctx.now, DAY_SECONDS);
  return used <= INVITATIONS_A_DAY;
}

function addressName({ config }: Pick<Context, 'config'>, email: string): string {
  return `address ${emailKey(config, email).toString('base64url')}`;
}

async function countUpTo(
  db: Kysely<Tables>,
  ctx: Asking,
  { of, act, max }: { readonly of: string; readonly act: Act; readonly max: number },
): Promise<void> {
  const { used, period } = await countOfNetwork(db, of, act, ctx.now, PERIOD_SECONDS);
  if (used <= max) return;
  const passed = Math.floor((ctx.now.getTime() - period.getTime()) / 1000);
  throw tooSoon(PERIOD_SECONDS - passed);
}

/** Removes a counted action that turned out to be legitimate. */
export async function uncountAct(db: Kysely<Tables>, ctx: Asking, act: Act): Promise<void> {
  await uncountOfNetwork(db, neighbourhoodOf(ctx.clientAddress), act);
}

/** Removes the attempt and the email that were counted for a login that succeeded. */
export async function uncountActs(db: Kysely<Tables>, ctx: Asking): Promise<void> {
  const network = neighbourhoodOf(ctx.clientAddress);
  for (const act of ['guess', 'mail']) await uncountOfNetwork(db, network, act);
}

/**
 * Counts a code from an unknown device before it is checked. Returns false if its network has no attempts left today.
 */
export async function mayTryAsStranger(db: Kysely<Tables>, ctx: Asking): Promise<boolean> {
  const network = neighbourhoodOf(ctx.clientAddress);
  const { used } = await countOfNetwork(db, network, STRANGER, ctx.now, DAY_SECONDS);
  return used <= STRANGERS_WRONG_PER_NETWORK;
}

/** Whether unknown devices on the caller's network have attempts left today. */
export async function hasTriesAsStranger(db: Kysely<Tables>, ctx: Asking): Promise<boolean> {
  const used = await readCountOfNetwork(db, neighbourhoodOf(ctx.clientAddress), STRANGER, ctx.now, DAY_SECONDS);
  return used < STRANGERS_WRONG_PER_NETWORK;
}

/** Removes a counted attempt whose code was correct. */
export async function uncountTryAsStranger(db: Kysely<Tables>, ctx: Asking): Promise<void> {
  await uncountOfNetwork(db, neighbourhoodOf(ctx.clientAddress), STRANGER);
}

/** Returns the error that asks the caller to wait. */
export function tooSoon(seconds: number): ApiError {
  return new ApiError('too_many_requests', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
}
