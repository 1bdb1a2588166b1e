import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { ShownSettings } from '@weekbord/contract/staff/settings';
import { maskMailbox } from '@weekbord/domain/accounts/mask-mailbox';
import { SETTING_NAMES } from '@weekbord/domain/organisations/setting-names';
import type { OrganisationRow } from '../organisations/organisations.public.ts';
import type { CountedOrganisation, MemberRow, WaitingRow } from './staff.store.ts';

/** Returns every setting of an organisation, by its name in the API. */
export function settingsOf(row: OrganisationRow): ShownSettings {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, row[name]])) as ShownSettings;
}

export function presentOrganisationForStaff(row: CountedOrganisation): Answered<Endpoints['getStaffOrganisation']> {
  const { id, is_main, owner_id: ownerId, owner, members, waiting } = row;
  return {
    id,
    is_main,
    owner: ownerId === null ? null : { id: ownerId, name: owner ?? '' },
    members,
    waiting,
    settings: settingsOf(row),
  };
}

export function presentWaiting(row: WaitingRow): Answered<Endpoints['letInFromWaitlist']> {
  const { id, email, first_name, created_at: created, let_in_at: letIn } = row;
  return { id, email, first_name, created: created.toISOString(), let_in: letIn?.toISOString() ?? null };
}

export function presentMember(row: MemberRow): Answered<Endpoints['makeCoach']> {
  const { id, first_name, last_name, email, is_coach, is_staff, account_enabled, coach_id, coach, clients } = row;
  return {
    id,
    first_name,
    last_name,
    masked_email: maskMailbox(email),
    role: is_coach ? 'COACH' : coach_id === null ? 'ON_THEIR_OWN' : 'CLIENT',
    is_staff,
    account_enabled,
    coach: coach_id === null ? null : { id: coach_id, name: coach ?? '' },
    clients,
  };
}
