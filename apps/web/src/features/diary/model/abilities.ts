import {
  canAddUnplannedMeals,
  canEditPlannerItems,
  makesOwnPlan,
  showsMacroTargets,
} from '@weekbord/domain/access/planner-abilities';
import { canCreateOwnRecipes } from '@weekbord/domain/access/recipe-abilities';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

export interface DiaryAbilities {
  readonly mayEdit: boolean;
  /** Whether more can be added to a meal moment that already has a meal. */
  readonly mayAddMore: boolean;
  readonly mayGenerate: boolean;
  readonly showsTargets: boolean;
  /** Whether the person may write their own recipes. */
  readonly mayMakeRecipes: boolean;
  /** Whether the person makes their own plan instead of waiting for a coach. */
  readonly isDiy: boolean;
}

/** Returns the abilities granted by the person's organisation, or their coach's. */
export function diaryAbilities(user: CurrentUser): DiaryAbilities {
  const organisation = user.organisation ?? user.coach?.organisation ?? null;
  const isDiy = makesOwnPlan({
    isCoach: user.is_coach,
    hasCoach: user.coach !== null,
    clientsAreDiy: organisation?.clients_are_diy ?? null,
  });
  if (organisation === null) {
    return { mayEdit: true, mayAddMore: true, mayGenerate: true, showsTargets: true, mayMakeRecipes: true, isDiy };
  }
  return {
    mayAddMore: canAddUnplannedMeals({ managedPlanning: organisation.managed_planning }, user.is_coach),
    mayEdit: canEditPlannerItems({ disableProductLogging: organisation.feature_flag_disable_product_logging }),
    mayGenerate: organisation.feature_flag_generate_meals_button_in_planner,
    showsTargets: showsMacroTargets({ opinionatedRecipeInspiration: organisation.opinionated_recipe_inspiration }),
    mayMakeRecipes: canCreateOwnRecipes(
      {
        createYourOwnRecipes: organisation.feature_flag_create_your_own_recipes,
        disableProductLogging: organisation.feature_flag_disable_product_logging,
      },
      user.is_coach,
    ),
    isDiy,
  };
}
