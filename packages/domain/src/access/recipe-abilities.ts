import type { OrganisationSettings } from '../organisations/organisation-settings.ts';
import type { FeatureFlag } from '../organisations/feature-flags.ts';

type Settings<Key extends keyof OrganisationSettings> = Pick<OrganisationSettings, Key>;

/** Whether people can create their own recipes. If not, only the favourites card is shown. */
export function canCreateOwnRecipes(
  settings: Settings<'createYourOwnRecipes' | 'disableProductLogging'>,
  hasExplicitAccess: boolean,
): boolean {
  return settings.createYourOwnRecipes && (!settings.disableProductLogging || hasExplicitAccess);
}

/** Whether the recipe screen explains what a HORMONE recipe is. */
export function showsHormoneBanner(flags: readonly FeatureFlag[], recipeHasHormoneTag: boolean): boolean {
  return recipeHasHormoneTag && flags.includes('FF_FEMALE_HORMONES');
}
