import type { autoPlanDays as endpoint } from '@weekbord/contract/planner/auto-plan';
import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { autoPlan } from './auto-plan.ts';

export const autoPlanDays: Operation<typeof endpoint> = async (ctx) => {
  const { body } = ctx;
  const person = await reachPerson(ctx, body.user);
  return autoPlan(ctx, {
    personId: person.id,
    start: body.start_date_inclusive,
    days: body.num_days,
    seed: body.seed,
    deleteExisting: body.delete_existing_plans,
  });
};
