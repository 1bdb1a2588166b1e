import type { OrganisationSettings } from '../organisations/organisation-settings.ts';
import type { FeatureFlag } from '../vocabulary.ts';

type Settings<Key extends keyof OrganisationSettings> = Pick<OrganisationSettings, Key>;

/** Whether planned items can be changed and the quick-action menu shows. */
export function canEditPlannerItems(settings: Settings<'disableProductLogging'>): boolean {
  return !settings.disableProductLogging;
}

/** Whether a filled meal moment takes further meals; being coached changes nothing. */
export function canAddBesideMeals(settings: Settings<'managedPlanning'>, isCoach: boolean): boolean {
  return isCoach || !settings.managedPlanning;
}

/**
 * Whether a person makes their own plan, or waits for a coach's: a coach does, as do people without one, and the members
 * of an organisation where that is usual. `clientsAreDiy` is null without an organisation.
 */
export function makesOwnPlan(
  person: Readonly<{ isCoach: boolean; hasCoach: boolean; clientsAreDiy: boolean | null }>,
): boolean {
  return person.isCoach || (person.clientsAreDiy ?? !person.hasCoach);
}

/** Whether macro targets show. */
export function showsMacroTargets(settings: Settings<'opinionatedRecipeInspiration'>): boolean {
  return !settings.opinionatedRecipeInspiration;
}

/** Whether a meal in the diary is marked as one for hormones: its recipe is a HORMONE one, and one of two flags is on. */
export function showsHormoneIndicator(flags: readonly FeatureFlag[], recipeHasHormoneTag: boolean): boolean {
  return (
    recipeHasHormoneTag && (flags.includes('FF_FEMALE_HORMONES') || flags.includes('FF_FEMALE_HORMONES_MENOPAUSE_ONLY'))
  );
}

/** Whether the ingredients and name of a recipe can be edited. */
export function canEditRecipeTemplates(settings: Settings<'disableProductLogging'>): boolean {
  return !settings.disableProductLogging;
}
