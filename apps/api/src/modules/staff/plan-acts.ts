import type { NewPlan, PlanChanges } from '@weekbord/contract/staff/plans';
import { SIZES } from '@weekbord/contract/sizes';
import { PLAN_SETTINGS, type PlanSetting, PRICE_SETTINGS, TERMS_OF_SALE } from '@weekbord/domain/billing/plan-settings';
import { asSystem } from '../../platform/database/acting.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';
import {
  expireOpenCheckouts,
  insertPlan,
  listPlansOf,
  lockPlan,
  type PlanRow,
  updatePlan,
} from '../subscriptions/subscriptions.public.ts';
import type { StaffAct } from './acts.ts';
import { insertActAboutOrganisation, insertActAboutPeople } from './staff.store.ts';

/** Adds a plan to those an organisation sells. */
export async function addPlan(act: StaffAct, organisationId: number, given: NewPlan): Promise<PlanRow> {
  const { db } = act;
  if ((await findOrganisation(db, organisationId)) === undefined) throw new ApiError('not_found');
  if ((await listPlansOf(db, organisationId)).length >= SIZES.few) throw new FieldError({ key: 'too_many' });
  const row = await insertPlan(db, { ...given, organisation_id: organisationId });
  if (row === undefined) throw new FieldError({ key: 'duplicate' });
  const { key, ...settings } = given;
  const what = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  await note(act, organisationId, `new plan ${key}: ${what.join('; ')}`);
  return row;
}

/**
 * Changes a plan; if nothing differs, nothing is written. A changed price becomes a new price at Stripe. Running
 * subscriptions keep the old one, and open checkouts restart with the new terms.
 */
export async function changePlan(act: StaffAct, id: number, given: PlanChanges): Promise<PlanRow> {
  const { db } = act;
  const row = await lockPlan(db, id);
  if (row === undefined) throw new ApiError('not_found');
  const names = PLAN_SETTINGS.filter((name) => given[name] !== undefined && given[name] !== row[name]);
  if (names.length === 0) return row;
  const isAny = (some: readonly PlanSetting[]) => names.some((name) => some.includes(name));
  const changes = Object.fromEntries(names.map((name) => [name, given[name]])) as PlanChanges;
  const changed = await updatePlan(db, id, { ...changes, ...(isAny(PRICE_SETTINGS) && { stripe_price: null }) });
  if (isAny(TERMS_OF_SALE)) await asSystem(db, 'billing', (trx) => expireOpenCheckouts(trx, id));
  const what = names.map((name) => `${name}: ${JSON.stringify(row[name])} -> ${JSON.stringify(given[name])}`);
  await note(act, row.organisation_id, `plan ${row.key}: ${what.join('; ')}`);
  return changed;
}

/** Records the action with its reason, also in the audit log of the organisation's owner. */
async function note(act: StaffAct, organisationId: number, what: string): Promise<void> {
  await insertActAboutOrganisation(act.db, organisationId, what, act);
  const { owner_id: owner = null } = (await findOrganisation(act.db, organisationId)) ?? {};
  if (owner !== null) await insertActAboutPeople(act.db, [owner], 'change staff/organisation', act);
}
