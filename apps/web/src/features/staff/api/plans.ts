import { staffPaths } from '@weekbord/contract/staff/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';

export type StaffPlan = AnswerOf<'listStaffPlans'>['plans'][number];
type NewPlan = SentTo<'addStaffPlan'>['body'];
type PlanChange = SentTo<'updateStaffPlan'>['body'];

/** The plans that an organisation sells or used to sell. */
export const plansQuery = (id: number) => queryOf(staffPaths.listStaffPlans, { params: { id } }, { staleTime: 0 });

const AFFECTED = [keyOf(staffPaths.listStaffPlans)];

/** Adds a plan to an organisation. */
export function useAddPlan(organisationId: number) {
  return useSend(staffPaths.addStaffPlan, {
    sent: (body: NewPlan) => ({ params: { id: organisationId }, body }),
    affects: AFFECTED,
  });
}

export function useChangePlan(id: number) {
  return useSend(staffPaths.updateStaffPlan, {
    sent: (body: PlanChange) => ({ params: { id }, body }),
    affects: AFFECTED,
  });
}
