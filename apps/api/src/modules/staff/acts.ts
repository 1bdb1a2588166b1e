import type { SettingChanges } from '@weekbord/contract/staff/settings';
import { maskMailbox } from '@weekbord/domain/accounts/mask-mailbox';
import { validateOrganisationName } from '@weekbord/domain/organisations/organisation-name';
import { SETTING_NAMES, type SettingName } from '@weekbord/domain/organisations/setting-names';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { findPersonByEmail, type PersonRow } from '../access/access.public.ts';
import { inviteFor } from '../accounts/accounts.public.ts';
import { siteOfPortal } from '../auth/auth.public.ts';
import { mailEndedByStaff } from '../clients/clients.public.ts';
import { findOrganisation, type OrganisationRow } from '../organisations/organisations.public.ts';
import { leavingMail } from './leaving-mail.ts';
import { letInMail } from './let-in-mail.ts';
import {
  hasInvited,
  insertActAboutOrganisation,
  insertActAboutPeople,
  isSubdomainTaken,
  lockClientsOf,
  lockLeaving,
  lockMember,
  lockOrganisation,
  lockWaiting,
  deleteLeaving,
  listPeopleOf,
  setIsCoach,
  setLeaving,
  setIsStaff,
  setLetIn,
  updateSettings,
  type WaitingRow,
} from './staff.store.ts';

/** A staff action: who acts, why, and its dependencies. Its statements run in one transaction. */
export interface StaffAct {
  readonly db: Kysely<Tables>;
  /** The acting staff member; null for the operator's command. */
  readonly actorId: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly now: Date;
  readonly mail: Mail;
  readonly config: Config;
  /** The URL of the call, from which links in emails are built. */
  readonly address: URL;
}

/** The beginning of a staff audit entry, which names the action as URLs do. */
const ACT = {
  role: 'change staff/coach',
  move: 'change staff/move',
  settings: 'change staff/organisation',
  leaving: 'change staff/leaving',
} as const;

/** How long after the announcement an organisation is deleted. */
const LEAVES_AFTER_MS = 30 * 86_400_000;

/** Makes a person a coach. Throws if they are one already, or are someone's client. */
export async function giveRoleOfCoach(act: StaffAct, id: number): Promise<void> {
  const person = await memberOf(act, id);
  if (person.is_coach) throw new ApiError('is_a_coach');
  if (person.coach_id !== null) throw new ApiError('has_a_coach');
  await setIsCoach(act.db, id, true);
  await insertActAboutPeople(act.db, [id], ACT.role, act);
}

/**
 * Removes the coach role. The database ends all of the coach's relationships, and each client is informed by email and
 * in their audit log.
 */
export async function takeRoleOfCoach(act: StaffAct, id: number): Promise<void> {
  const { db } = act;
  const coach = await memberOf(act, id);
  if (!coach.is_coach) throw new ApiError('not_a_coach');
  const clients = await lockClientsOf(db, id);
  await setIsCoach(db, id, false);
  await insertActAboutPeople(db, [id, ...clients.map((client) => client.id)], ACT.role, act);
  for (const client of clients) await mailEndedByStaff(act, { client, coach });
}

/**
 * Moves a client to another coach by inviting them on behalf of that coach, which is the only way staff can do so.
 * Nothing is shared before they accept, and they keep their current coach until then.
 */
export async function inviteToCoach(act: StaffAct, id: number, coachEmail: string): Promise<void> {
  const { db } = act;
  const person = await memberOf(act, id);
  if (person.is_coach) throw new ApiError('is_a_coach');
  const coach = await findPersonByEmail(db, coachEmail);
  if (coach === undefined || !coach.is_coach || !coach.account_enabled) {
    throw new FieldError({ coach_email: 'does_not_exist' });
  }
  if (person.coach_id === coach.id || (await hasInvited(db, coach.id, person.email))) {
    throw new FieldError({ coach_email: 'already_with_coach' });
  }
  await inviteFor(act, coach, person);
  await insertActAboutPeople(db, [id, coach.id], ACT.move, act);
}

/** Admits an address from the waitlist: it gets an email, and an account when it logs in. Repeating it does nothing. */
export async function letIn(act: StaffAct, id: number): Promise<WaitingRow> {
  const { db, now } = act;
  const entry = await lockWaiting(db, id);
  const portal = entry && (await findOrganisation(db, entry.organisation_id));
  if (entry === undefined || portal === undefined) throw new ApiError('not_found');
  if (entry.let_in_at !== null) return entry;
  await setLetIn(db, id, now);
  const { email: to, first_name: firstName, language } = entry;
  const link = siteOfPortal(act, portal.subdomain);
  link.pathname = '/login';
  await act.mail.send(db, letInMail({ to, firstName, language, portal, link: link.href }));
  // The address itself is deleted when it gets an account.
  await insertActAboutOrganisation(db, portal.id, `waitlist: let in ${maskMailbox(to)}`, act);
  return { ...entry, let_in_at: now };
}

/** Gives or removes the staff role; only the operator's command does so. */
export async function setStaff(act: StaffAct, id: number, isStaff: boolean): Promise<void> {
  await memberOf(act, id);
  await setIsStaff(act.db, id, isStaff);
  await insertActAboutPeople(act.db, [id], 'change staff/right', act);
}

/**
 * Announces that an organisation is leaving. A job deletes it after 30 days, along with its people if requested. Its
 * people are informed by email and see the reason in their profile. Repeating the call changes nothing. Returns the
 * date of deletion.
 */
export async function beginLeaving(act: StaffAct, row: OrganisationRow, withMembers: boolean): Promise<Date> {
  const before = await lockLeaving(act.db, row.id);
  if (before?.with_members === withMembers) return before.erase_at;
  const erase_at = new Date(act.now.getTime() + LEAVES_AFTER_MS);
  await setLeaving(act.db, row.id, { erase_at, with_members: withMembers });
  const what = `leaves on ${erase_at.toISOString().slice(0, 10)}${withMembers ? ', with its people' : ''}`;
  await insertActAboutOrganisation(act.db, row.id, what, act);
  await tellPeople(act, row, withMembers ? 'LEAVES_WITH_PEOPLE' : 'LEAVES', erase_at);
  return erase_at;
}

/** Cancels the departure of an organisation, and informs its people. Returns whether it was leaving. */
export async function endLeaving(act: StaffAct, row: OrganisationRow): Promise<boolean> {
  const before = await lockLeaving(act.db, row.id);
  if (before === undefined) return false;
  await deleteLeaving(act.db, row.id);
  await insertActAboutOrganisation(act.db, row.id, 'stays', act);
  await tellPeople(act, row, 'STAYS', before.erase_at);
  return true;
}

/** Informs the people of an organisation about its future, by email and with the reason in their profile. */
async function tellPeople(
  act: StaffAct,
  portal: OrganisationRow,
  news: Parameters<typeof leavingMail>[0]['news'],
  eraseAt: Date,
): Promise<void> {
  const people = await listPeopleOf(act.db, portal);
  await insertActAboutPeople(
    act.db,
    people.map(({ id }) => id),
    ACT.leaving,
    act,
  );
  const home = siteOfPortal(act, null);
  home.pathname = '/login';
  const data = siteOfPortal(act, portal.subdomain);
  data.pathname = '/profile/data';
  for (const { email: to, first_name: firstName, language } of people) {
    const mail = { to, firstName, language, portal, news, eraseAt, home: home.href, data: data.href };
    await act.mail.send(act.db, leavingMail(mail));
  }
}

/** Changes settings of an organisation. If none of them differs, nothing is written. */
export async function changeSettings(act: StaffAct, id: number, given: SettingChanges): Promise<void> {
  const { db } = act;
  const row = await lockOrganisation(db, id);
  if (row === undefined) throw new ApiError('not_found');
  const names = SETTING_NAMES.filter((name) => given[name] !== undefined && !isSame(given[name], row[name]));
  if (names.length === 0) return;
  const changes = Object.fromEntries(names.map((name) => [name, given[name]])) as SettingChanges;
  await checkNames(db, row, changes);
  await updateSettings(db, id, changes);
  const what = names.map((name) => `${name}: ${valueText(row, name)} -> ${JSON.stringify(given[name])}`).join('; ');
  await insertActAboutOrganisation(db, id, what, act);
  if (row.owner_id !== null) await insertActAboutPeople(db, [row.owner_id], ACT.settings, act);
}

/** Only the product's own organisation may have the product's name, and only that organisation has no subdomain. */
async function checkNames(
  db: Kysely<Tables>,
  row: OrganisationRow,
  { name, subdomain }: SettingChanges,
): Promise<void> {
  const isReserved = name !== undefined && validateOrganisationName(name)?.code === 'name_reserved';
  if (isReserved && !row.is_main) throw new FieldError({ name: 'name_reserved' });
  if (subdomain === undefined || subdomain === null) return;
  if (row.is_main) throw new FieldError({ subdomain: 'main_has_no_subdomain' });
  if (await isSubdomainTaken(db, subdomain, row.id)) throw new FieldError({ subdomain: 'duplicate' });
}

async function memberOf({ db }: StaffAct, id: number): Promise<PersonRow> {
  const person = await lockMember(db, id);
  if (person === undefined) throw new ApiError('not_found');
  return person;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function valueText(row: OrganisationRow, name: SettingName): string {
  return JSON.stringify(row[name]);
}
