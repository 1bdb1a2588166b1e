import { foodsPaths } from '@weekbord/contract/foods/paths';
import { plansPaths } from '@weekbord/contract/plans/paths';
import type { QueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import type { SavedAnswers } from '../model/starting-form.ts';

/** Asks the server for what somebody answered before. */
export async function fetchSavedAnswers(
  client: QueryClient,
  user: CurrentUser,
  intake: NonNullable<CurrentUser['intake']>,
): Promise<SavedAnswers> {
  const planId = intake.weekly_nutrition_plan;
  const avoided = user.ingredients_to_avoid.map(({ id }) => id);
  const [weeklyPlan, avoidable] = await Promise.all([
    planId === null
      ? null
      : client.fetchQuery({
          queryKey: ['getWeeklyNutritionPlan', planId],
          queryFn: ({ signal }) => answer(plansPaths.getWeeklyNutritionPlan, { params: { id: planId } }, { signal }),
        }),
    avoided.length === 0
      ? []
      : client.fetchQuery({
          queryKey: ['listIngredientsToAvoid'],
          queryFn: async ({ signal }) => (await answer(foodsPaths.listIngredientsToAvoid, {}, { signal })).results,
        }),
  ]);
  return { intake, weeklyPlan, avoided, avoidable };
}
