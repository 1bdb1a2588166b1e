import type { Endpoints } from '@weekbord/contract/endpoints';
import { mayManageAccount } from '@weekbord/domain/billing/plan';
import type { Operation } from '../../platform/http/context.ts';
import { isTrialTill } from '../../platform/payments/payments.ts';
import { listBilled } from './billed.store.ts';
import { accessOf, presentBilled } from './present-billed.ts';

export const getBilling: Operation<Endpoints['getBilling']> = async (ctx) => {
  const rows = await listBilled(ctx.db, ctx.actor.id);
  return {
    subscriptions: rows.map((row) => presentBilled(row, ctx)),
    may_manage_account: mayManageAccount(accessOf(rows)),
    is_trial_till: isTrialTill(ctx.config),
  };
};
