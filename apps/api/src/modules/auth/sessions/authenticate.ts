import { type Account, hasAccess } from '@weekbord/domain/access/account-access';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { isDemoOver } from '@weekbord/domain/accounts/demo-account';
import { ageOfProfile } from '@weekbord/domain/intake/birthday';
import { type AgeClosure, ageClosure } from '@weekbord/domain/intake/minors';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { Authenticate } from '../../../platform/http/actor.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { type AccountRow, findByToken, updateLastUse } from './sessions.store.ts';

/**
 * The precision with which a token's last use is stored, in milliseconds. Finer precision would cause a write on every
 * call.
 */
const LAST_USE_MS = 60 * 60 * 1000;
const WELL_FORMED = /^[\w-]{43}$/;

/**
 * Returns the person a token belongs to, in one query; null if the token is unknown, too old or was idle for too long.
 */
export const authenticate: Authenticate = async (database, token, now) => {
  if (!WELL_FORMED.test(token)) return null;
  const row = await findByToken(database.db, hashOf(token), now);
  if (row === undefined || isDemoOver(row.demo_until, now)) return null;
  if (now.getTime() - row.last_used_at.getTime() > LAST_USE_MS) {
    // If the database cannot write, for example because its disk is full, people can still read.
    await updateLastUse(database.as({ personId: row.id }), row.token_id, now).catch(() => undefined);
  }
  return {
    id: row.id,
    isCoach: row.is_coach,
    isStaff: row.is_staff,
    coachId: row.coach_id,
    organisationId: row.organisation_id,
    language: row.language,
    tokenId: row.token_id,
    loggedInAt: row.created_at,
    demoUntil: row.demo_until,
    hasAccess: accountHasAccess(row, now),
    isClosedForAge: closureOf(row, now) !== null,
  };
};

/** Whether an account currently has access to the product. */
export function accountHasAccess(row: AccountRow, now: Date): boolean {
  return hasAccess(accountOf(row, now), {
    paywallIsOn: row.flags.includes('FF_B2C_PAYWALL'),
    organisationRequiresPayment: row.payment_required,
  });
}

function accountOf(row: AccountRow, now: Date): Account {
  return {
    accountEnabled: row.account_enabled,
    paymentStatusOverride: row.payment_status_override,
    subscriptions: row.subscriptions as SubscriptionStatus[] | null,
    coach:
      row.leader_enabled === null
        ? null
        : {
            accountEnabled: row.leader_enabled,
            subscriptions: row.leader_subscriptions as SubscriptionStatus[] | null,
            organisation: row.leader_has_organisation ? { productStripeId: row.leader_product } : null,
          },
    ageClosure: closureOf(row, now),
  };
}

function closureOf({ known_age: known }: AccountRow, now: Date): AgeClosure | null {
  if (known === null) return null;
  const age = ageOfProfile(known, latestDateAnywhere(now.getTime()));
  return ageClosure(age, { hasCoach: known.has_coach, isStated: known.is_stated });
}
