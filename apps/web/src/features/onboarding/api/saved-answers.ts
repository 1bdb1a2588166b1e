import type { QueryClient } from '@tanstack/react-query';
import { avoidableQuery } from '../../../shared/intake/avoidable.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { ownPlanQuery } from './own-plan.ts';
import type { SavedAnswers } from '../model/starting-form.ts';

/** Fetches the answers that the user gave earlier. */
export async function fetchSavedAnswers(
  client: QueryClient,
  user: CurrentUser,
  intake: NonNullable<CurrentUser['intake']>,
): Promise<SavedAnswers> {
  const planId = intake.weekly_nutrition_plan;
  const avoided = user.ingredients_to_avoid.map(({ id }) => id);
  const [weeklyPlan, avoidable] = await Promise.all([
    planId === null ? null : client.fetchQuery(ownPlanQuery(planId)),
    avoided.length === 0 ? [] : client.fetchQuery(avoidableQuery),
  ]);
  return { intake, weeklyPlan, avoided, avoidable };
}
