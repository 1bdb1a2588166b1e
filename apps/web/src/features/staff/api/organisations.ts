import { staffPaths } from '@weekbord/contract/staff/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf, queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type StaffOrganisation = AnswerOf<'getStaffOrganisation'>;
export type Settings = StaffOrganisation['settings'];
export type Waiting = AnswerOf<'listStaffWaitlist'>['results'][number];

const PAGE_SIZE = 50;

/** Every organisation, the main one first. */
export const organisationsQuery = () =>
  pagesOf(staffPaths.listStaffOrganisations, { query: { page_size: PAGE_SIZE } }, { staleTime: 0 });

/** One organisation with its settings. */
export const organisationQuery = (id: number) =>
  queryOf(staffPaths.getStaffOrganisation, { params: { id } }, { staleTime: 0 });

/** The organisation's waitlist. */
export const waitingQuery = (id: number) =>
  pagesOf(staffPaths.listStaffWaitlist, { params: { id }, query: { page_size: PAGE_SIZE } }, { staleTime: 0 });

/** Admits a person from the waitlist. */
export function useLetIn() {
  return useSend(staffPaths.letInFromWaitlist, {
    sent: ({ id, reason }: { id: number; reason: string }) => ({ params: { id }, body: { reason } }),
    affects: [keyOf(staffPaths.listStaffWaitlist), keyOf(staffPaths.listStaffOrganisations)],
  });
}

interface Change {
  readonly settings: Partial<Settings>;
  readonly reason: string;
}

export function useChangeSettings(id: number) {
  return useSend(staffPaths.updateStaffOrganisation, {
    sent: ({ settings, reason }: Change) => ({ params: { id }, body: { ...settings, reason } }),
    keep: (client, answer) => client.setQueryData(organisationQuery(id).queryKey, answer),
    affects: [keyOf(staffPaths.listStaffOrganisations)],
  });
}
