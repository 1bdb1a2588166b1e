import { useRouter } from '@tanstack/react-router';
import { makesOwnPlan } from '@weekbord/domain/access/planner-abilities';
import { userHasAccess } from '../../../shared/access/access.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** Whether the user may redo the plan's questions. */
export function useMayRedo(): boolean {
  const router = useRouter();
  const user = useCurrentUser();
  const hasPlan = Boolean(user.intake?.weekly_nutrition_plan) && userHasAccess(user);
  const isOwn = makesOwnPlan({
    isCoach: user.is_coach,
    hasCoach: user.coach !== null,
    clientsAreDiy: user.organisation?.clients_are_diy ?? null,
  });
  return isOwn && hasPlan && '/onboarding/$step' in router.routesByPath;
}
