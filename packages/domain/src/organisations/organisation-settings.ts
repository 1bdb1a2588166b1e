import type { FeatureFlag } from './feature-flags.ts';
import type { SignUpMode } from './sign-up-mode.ts';

/** Every setting that an organisation can choose. */
export type OrganisationSettings = Readonly<{
  /** Clients make their own plan. */
  clientsAreDiy: boolean;
  /** No meals can be added to a filled meal moment. */
  managedPlanning: boolean;
  /** How people become members. */
  signUp: SignUpMode;
  /** The log-in page offers a temporary demo account. */
  offersDemo: boolean;
  /** Whether log-in emails requested in a browser contain a code or a link. */
  loginMethod: 'OTP' | 'MAGIC_LINK';
  /** The first week is planned when onboarding ends. */
  autoPlanInitialMeals: boolean;
  createYourOwnRecipes: boolean;
  generateMealsButtonInPlanner: boolean;
  disableProductLogging: boolean;
  /** Recipes are inspiration only: macro targets are hidden. */
  opinionatedRecipeInspiration: boolean;
  highProtein: boolean;
  partnerNutritionRules: boolean;
  paymentRequired: boolean;
  /** Clients pay for themselves and manage their subscription. */
  diyBilling: boolean;
  imperialAllowed: boolean;
  /** Units default to feet, inches and pounds. */
  imperialByDefault: boolean;
  plantBased: boolean;
  adPixel: boolean;
  usesPwa: boolean;
  logoVisible: boolean;
  disableLogoCurve: boolean;
}>;

/** The settings of people without an organisation, and the initial settings of a new organisation. */
export const DEFAULT_ORGANISATION_SETTINGS: OrganisationSettings = {
  clientsAreDiy: false,
  managedPlanning: false,
  signUp: 'INVITE',
  offersDemo: false,
  loginMethod: 'MAGIC_LINK',
  autoPlanInitialMeals: true,
  createYourOwnRecipes: true,
  generateMealsButtonInPlanner: true,
  disableProductLogging: false,
  opinionatedRecipeInspiration: false,
  highProtein: true,
  partnerNutritionRules: false,
  paymentRequired: false,
  diyBilling: false,
  imperialAllowed: false,
  imperialByDefault: false,
  plantBased: false,
  adPixel: false,
  usesPwa: false,
  logoVisible: true,
  disableLogoCurve: false,
};

/**
 * The flags that are on for a user: the flags granted to the user, and the plant-based flag if the organisation is
 * plant-based.
 */
export function activeFlags(
  settings: Pick<OrganisationSettings, 'plantBased'>,
  granted: readonly FeatureFlag[],
): readonly FeatureFlag[] {
  return settings.plantBased && !granted.includes('FF_PLANT_BASED_APP') ? [...granted, 'FF_PLANT_BASED_APP'] : granted;
}
