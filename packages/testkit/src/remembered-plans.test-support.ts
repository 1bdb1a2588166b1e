import { planInThread, type ThreadRequest } from '@weekbord/api/modules/planner/auto-plan/plan-in-thread';

let searches = 0;

/** Plans in the same way as the product, and counts the searches. */
export function countedPlan(request: ThreadRequest) {
  searches += 1;
  return planInThread(request);
}

export function countSearches(): number {
  return searches;
}
