import type { OrganisationSettings } from '../organisations/organisation-settings.ts';
import type { FeatureFlag } from '../vocabulary.ts';

type Settings<Key extends keyof OrganisationSettings> = Pick<OrganisationSettings, Key>;

/** Whether planned items can be changed and the quick-action menu shows. */
export function canEditPlannerItems(settings: Settings<'disableProductLogging'>): boolean {
  return !settings.disableProductLogging;
}

/** Whether a slot offers to add more; managed planning decides for its clients. */
export function showsAddMore(settings: Settings<'clientsAreDiy'>): boolean {
  return !settings.clientsAreDiy;
}

/** Whether the notes button shows; self-service users have no coach to write to. */
export function showsNotes(settings: Settings<'clientsAreDiy'>): boolean {
  return !settings.clientsAreDiy;
}

/** Whether macro targets show. */
export function showsMacroTargets(settings: Settings<'opinionatedRecipeInspiration'>): boolean {
  return !settings.opinionatedRecipeInspiration;
}

/** Whether own recipes are offered; without, only the favourites card shows. */
export function canCreateOwnRecipes(
  settings: Settings<'createYourOwnRecipes' | 'disableProductLogging'>,
  hasExplicitAccess: boolean,
): boolean {
  return settings.createYourOwnRecipes && (!settings.disableProductLogging || hasExplicitAccess);
}

/** Whether the ingredients and name of a recipe can be edited. */
export function canEditRecipeTemplates(settings: Settings<'disableProductLogging'>): boolean {
  return !settings.disableProductLogging;
}

/** Whether a day can be copied: the flag is on and the day has a recipe meal. */
export function canCopyDay(flags: readonly FeatureFlag[], dayHasRecipeMeal: boolean): boolean {
  return dayHasRecipeMeal && flags.includes('FF_COPY_MEALS_TO_ANOTHER_DAY');
}

function hasHormoneFlag(flags: readonly FeatureFlag[]): boolean {
  return flags.includes('FF_FEMALE_HORMONES') || flags.includes('FF_FEMALE_HORMONES_MENOPAUSE_ONLY');
}

/** Whether the day shows that it holds a meal chosen for its effect on hormones. */
export function showsHormoneIndicator(flags: readonly FeatureFlag[], dayHasHormoneItem: boolean): boolean {
  return dayHasHormoneItem && hasHormoneFlag(flags);
}

/** Whether recipe detail explains a HORMONE recipe. */
export function showsHormoneBanner(flags: readonly FeatureFlag[], recipeHasHormoneTag: boolean): boolean {
  return recipeHasHormoneTag && flags.includes('FF_FEMALE_HORMONES');
}
