import { withAudit } from '@weekbord/api/platform/audit/with-audit';
import { ApiError } from '@weekbord/api/platform/http/errors';
import { billingPaths } from '@weekbord/contract/billing/paths';
import type { Endpoint } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import type { ErrorCode } from '@weekbord/contract/errors';
import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import { describe, expect, it } from 'vitest';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import type { TestUser } from './test-users.ts';

const { app, database, users } = await openTestSetup();
const { client, coach, nullCoach, owner, staff } = users.people;

/**
 * The audit entries of each call by an allowed caller: staff or a coach about a client, anyone else about themselves.
 */
const NOTED: { readonly [Name in EndpointName]?: readonly AuditKind[] } = {
  activation: ['LOGIN_REFUSED'],
  addStaffPlan: ['PLAN_CHANGED'],
  completeOnboarding: ['CYCLE_SHARING_ENDED'],
  createClient: ['CHANGED'],
  createOrganisation: ['ORGANISATION_CHANGED', 'MEMBER_ENDED', 'MEMBER_MADE'],
  createUser: ['ACCOUNT_OPENED', 'MEMBER_MADE'],
  createUserProfile: ['CYCLE_SHARING_ENDED'],
  deleteAuthUser: ['ACCOUNT_DELETED', 'ORGANISATION_ERASED'],
  deleteCycle: ['CYCLE_SHARING_ENDED'],
  deleteMe: ['ACCOUNT_DELETED', 'ORGANISATION_ERASED'],
  deleteUser: ['ACCOUNT_DELETED', 'ORGANISATION_ERASED'],
  deleteUserProfile: ['CYCLE_SHARING_ENDED'],
  endClientSnooze: ['CHANGED'],
  endCoach: [
    'COACH_ENDED',
    'ORGANISATION_CHANGED',
    'RELATION_ENDED',
    'CYCLE_SHARING_ENDED',
    'ACCOUNT_ENABLED',
    'CHANGED',
  ],
  exportData: ['DATA_EXPORTED'],
  getClient: ['READ'],
  getSharedCycle: ['READ'],
  leaveCoach: ['RELATION_ENDED', 'CYCLE_SHARING_ENDED'],
  listAllClients: ['READ'],
  listClientFigures: ['READ'],
  listClientNeeds: ['READ'],
  listClients: ['READ'],
  listStaffMembers: ['READ'],
  lookAtMagicLink: ['LOGIN_REFUSED'],
  makeCoach: ['COACH_MADE', 'CHANGED'],
  moveClient: ['CHANGED'],
  removeClient: ['CHANGED', 'RELATION_ENDED', 'CYCLE_SHARING_ENDED'],
  replaceClient: ['CHANGED'],
  replaceOrganisation: ['ORGANISATION_CHANGED'],
  replaceUserProfile: ['CYCLE_SHARING_ENDED'],
  resetEmailConfirm: ['LOGIN_REFUSED'],
  resetPasswordConfirm: ['LOGIN_REFUSED'],
  setPassword: ['PASSWORD_CHANGED'],
  signUp: ['ACCOUNT_OPENED', 'MEMBER_MADE'],
  snoozeClient: ['CHANGED'],
  stopSharingCycle: ['CYCLE_SHARING_ENDED'],
  tokenLogin: ['LOGIN_REFUSED'],
  tokenLogout: ['SESSION_ENDED'],
  updateClient: ['CHANGED', 'ACCOUNT_DISABLED'],
  updateOrganisation: ['ORGANISATION_CHANGED'],
  updateStaffOrganisation: ['ORGANISATION_CHANGED'],
  updateStaffPlan: ['PLAN_CHANGED'],
  verifyOtp: ['LOGIN_REFUSED'],
};

const billingNames: readonly string[] = Object.values(billingPaths).map(({ name }) => name);

/** A stream does not end. */
const calls = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'followChanges');

/** Returns the pairs of a caller and a person concerned to try for a call; the first allowed pair is used. */
function triesOf(endpoint: Endpoint): readonly (readonly [TestUser, TestUser])[] {
  if (endpoint.access === 'staff')
    return [
      [staff, client],
      [staff, owner],
    ];
  if (endpoint.access === 'coach')
    return [
      [coach, client],
      [coach, coach],
      [nullCoach, nullCoach],
    ];
  return [[client, client]];
}

/** Makes a call and rolls it back; returns the recorded audit entries. */
async function notedBy(name: EndpointName): Promise<AuditKind[]> {
  const endpoint: Endpoint = endpoints[name];
  let kinds: AuditKind[] = [];
  for (const [caller, about] of triesOf(endpoint)) {
    const status = await database.undoing(async () => {
      await CLEARINGS[name]?.(database.db, about);
      await database.db.deleteFrom('audit_event').execute();
      const sender = endpoint.access === 'public' ? app : app.as(caller.token);
      const answer = await sender.call(endpoint, SAMPLES[name](about, users) as never);
      const rows = await database.db.selectFrom('audit_event').select('kind').orderBy('id').execute();
      kinds = [...new Set(rows.map(({ kind }) => kind))];
      return answer.status;
    });
    if (status < 400) break;
  }
  return kinds;
}

describe('the audit', () => {
  it("records what each call did to accounts, money and other people’s records, but not to the caller's own", async () => {
    const found: Record<string, readonly AuditKind[]> = {};
    for (const name of calls) {
      const kinds = await notedBy(name);
      if (kinds.length > 0 || NOTED[name] !== undefined) found[name] = kinds;
    }
    expect(found).toEqual(NOTED);
  });

  it('records each checkout or change that a person starts at the payment provider', () => {
    const acts = Object.values<Endpoint>(endpoints).filter(
      ({ route, access }) => access === 'signed-in' && billingNames.includes(route.name) && route.method !== 'GET',
    );
    expect(acts.length).toBeGreaterThan(2);
    expect(acts.filter(({ audit }) => audit !== 'BILLING_ACT').map(({ route }) => route.name)).toEqual([]);
  });

  it('records the kind named in the contract for a successful call, and records rejected credentials', async () => {
    const ctx = { db: database.db, actor: { id: client.personId }, body: {} };
    const noted = async (endpoint: Partial<Endpoint>, operation: () => Promise<unknown>) =>
      database.undoing(async () => {
        await database.db.deleteFrom('audit_event').execute();
        const served = withAudit({ endpoint: endpoint as Endpoint, operation });
        await served.operation(ctx as never).catch(() => undefined);
        return database.db.selectFrom('audit_event').select(['kind', 'subject_id']).execute();
      });
    const refused = (code: ErrorCode) => () => Promise.reject(new ApiError(code));
    const about = { subject_id: client.personId };
    expect(await noted({ audit: 'BILLING_ACT' }, async () => undefined)).toEqual([{ kind: 'BILLING_ACT', ...about }]);
    expect(await noted({ audit: 'BILLING_ACT' }, refused('not_found'))).toEqual([]);
    const proving = { verifiesCredential: true };
    expect(await noted(proving, refused('login_failed'))).toEqual([{ kind: 'LOGIN_REFUSED', ...about }]);
    expect(await noted(proving, refused('codes_off'))).toEqual([{ kind: 'LOGIN_LOCKED', ...about }]);
    expect(await noted(proving, refused('too_many_requests'))).toEqual([]);
    expect(await noted(proving, async () => undefined)).toEqual([]);
  });
});
