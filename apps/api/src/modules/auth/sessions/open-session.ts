import { deviceOf } from '@weekbord/domain/auth/device-of';
import { opensAccount } from '@weekbord/domain/organisations/sign-up-mode';
import type { Kysely } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findPersonByEmail, insertPerson, isInvited, type PersonRow } from '../../access/access.public.ts';
import { deleteLetIn, findOrganisation, isLetIn } from '../../organisations/organisations.public.ts';
import { claimCheckouts, hasPaid } from '../../subscriptions/subscriptions.public.ts';
import { deleteMailed } from '../auth.store.ts';
import { buyerOf, identifyDevice } from '../login/login-cookies.ts';
import { hashOf, newToken } from '../../../platform/secret/tokens.ts';
import { emailKey } from '../login/login-keys.ts';
import { uncountActs } from '../login/network-limit.ts';
import { insertKnownDevice, replaceToken } from './sessions.store.ts';

type Entering = Pick<Context, 'config' | 'now' | 'cookies' | 'clientAddress' | 'header' | 'jobs'>;

/** A person who proved that a mailbox is theirs, and the portal where they did. */
export interface Proof {
  readonly email: string;
  readonly organisation_id: number;
  readonly language: 'en' | 'nl';
}

/**
 * Returns the account of a proven address. If there is none, creates one if the portal allows it, otherwise returns
 * null.
 */
export async function findOrOpenAccount(db: Kysely<Tables>, ctx: Entering, proof: Proof): Promise<PersonRow | null> {
  const { email, organisation_id, language } = proof;
  const person = await findPersonByEmail(db, email);
  if (person !== undefined) return person;
  const portal = await findOrganisation(db, organisation_id);
  const letIn = await isLetIn(db, organisation_id, email);
  const isExpected = letIn || (await isInvited(db, email)) || (await hasPaid(db, email));
  if (!opensAccount(portal?.sign_up ?? 'INVITE', isExpected)) return null;
  if (letIn) await deleteLetIn(db, organisation_id, email);
  return insertPerson(db, { email, organisation_id, language, created_at: ctx.now });
}

/**
 * Returns a token of a person for this device, replacing the device's earlier one. Consumes what was emailed, and
 * grants what was paid for in this browser.
 */
export async function openSession(db: Kysely<Tables>, ctx: Entering, person: PersonRow): Promise<string> {
  const key = emailKey(ctx.config, person.email);
  const { token, deviceHash } = await giveToken(db, ctx, person);
  await insertKnownDevice(db, deviceHash, key, ctx.now);
  await deleteMailed(db, key);
  await uncountActs(db, ctx);
  await claimCheckouts({ db, jobs: ctx.jobs }, { ...person, browser: buyerOf(ctx) });
  return token;
}

/**
 * Like `openSession`, for an account without a mailbox: no mailbox was proven, so no counted attempts are removed and
 * no device becomes known.
 */
export async function openDemoSession(db: Kysely<Tables>, ctx: Entering, person: PersonRow): Promise<string> {
  return (await giveToken(db, ctx, person)).token;
}

async function giveToken(db: Kysely<Tables>, ctx: Entering, { id: personId }: PersonRow) {
  const token = newToken();
  const deviceHash = identifyDevice(ctx);
  const device = deviceOf(ctx.header('user-agent'));
  await replaceToken(db, { personId, tokenHash: hashOf(token), deviceHash, device, now: ctx.now });
  return { token, deviceHash };
}
