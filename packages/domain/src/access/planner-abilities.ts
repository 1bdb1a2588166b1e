import type { OrganisationSettings } from '../organisations/organisation-settings.ts';
import type { FeatureFlag } from '../organisations/feature-flags.ts';

type Settings<Key extends keyof OrganisationSettings> = Pick<OrganisationSettings, Key>;

/** Whether planned items can be changed and the quick-action menu is shown. */
export function canEditPlannerItems(settings: Settings<'disableProductLogging'>): boolean {
  return !settings.disableProductLogging;
}

/** Whether more meals can be added to a filled meal moment, with or without a coach. */
export function canAddUnplannedMeals(settings: Settings<'managedPlanning'>, isCoach: boolean): boolean {
  return isCoach || !settings.managedPlanning;
}

/**
 * Whether a person makes their own plan instead of waiting for a coach to make it. True for coaches, people without a
 * coach or organisation, and members of an organisation where clients do so. `clientsAreDiy` is null without an
 * organisation.
 */
export function makesOwnPlan(
  person: Readonly<{ isCoach: boolean; hasCoach: boolean; clientsAreDiy: boolean | null }>,
): boolean {
  return person.isCoach || (person.clientsAreDiy ?? !person.hasCoach);
}

export function showsMacroTargets(settings: Settings<'opinionatedRecipeInspiration'>): boolean {
  return !settings.opinionatedRecipeInspiration;
}

/**
 * Whether a meal in the diary is marked as a hormone meal: its recipe is a HORMONE recipe and one of two flags is on.
 */
export function showsHormoneIndicator(flags: readonly FeatureFlag[], recipeHasHormoneTag: boolean): boolean {
  return (
    recipeHasHormoneTag && (flags.includes('FF_FEMALE_HORMONES') || flags.includes('FF_FEMALE_HORMONES_MENOPAUSE_ONLY'))
  );
}

/** Whether the ingredients and name of a recipe can be edited. */
export function canEditRecipeTemplates(settings: Settings<'disableProductLogging'>): boolean {
  return !settings.disableProductLogging;
}
