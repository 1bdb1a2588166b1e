import { canEditRecipeTemplates } from '@weekbord/domain/access/planner-abilities';
import { canCreateOwnRecipes } from '@weekbord/domain/access/recipe-abilities';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import type { OwnRecipe } from './own-recipe.ts';

export interface OwnRecipeAbilities {
  readonly mayCreate: boolean;
  readonly mayEdit: boolean;
}

/** Returns the abilities granted by the person's organisation, or their coach's. */
export function ownRecipeAbilities(user: CurrentUser): OwnRecipeAbilities {
  const organisation = user.organisation ?? user.coach?.organisation ?? null;
  if (organisation === null) return { mayCreate: true, mayEdit: true };
  const settings = {
    createYourOwnRecipes: organisation.feature_flag_create_your_own_recipes,
    disableProductLogging: organisation.feature_flag_disable_product_logging,
  };
  const mayCreate = canCreateOwnRecipes(settings, user.is_coach);
  // Editing requires permission to create recipes, because it creates a new recipe.
  return { mayCreate, mayEdit: mayCreate && canEditRecipeTemplates(settings) };
}

/** Whether a person created a recipe themselves. */
export function isOwnRecipe(recipe: Pick<OwnRecipe, 'author' | 'source_provider'>, user: CurrentUser): boolean {
  return recipe.source_provider === 'USER_GENERATED' && recipe.author === user.id;
}
