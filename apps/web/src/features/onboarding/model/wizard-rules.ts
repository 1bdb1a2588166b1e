import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import { FEATURE_FLAGS, type FeatureFlag } from '@weekbord/domain/vocabulary';
import { useMemo } from 'react';
import { hasFlag } from '../../../shared/access/access.ts';
import { type CurrentUser, useUserOrGuest } from '../../../shared/session/current-user.ts';

/** What the person's organisation decides about the wizard. */
export interface WizardRules {
  readonly flags: readonly FeatureFlag[];
  /** Null where only the server knows it: for guests, and for people without an organisation. */
  readonly nutrition: Readonly<{ highProtein: boolean; partnerNutritionRules: boolean }> | null;
  /** Whether saving the answers plans meals, in place of those that were planned before. */
  readonly plansMeals: boolean;
}

/** The rules that hold for a person, or for a guest. */
function rulesFor(user: CurrentUser | undefined): WizardRules {
  const organisation = user?.organisation;
  return {
    flags: activeFlags(
      { plantBased: organisation?.plant_based === true },
      user ? FEATURE_FLAGS.filter((flag) => hasFlag(user, flag)) : [],
    ),
    nutrition: organisation
      ? { highProtein: organisation.high_protein, partnerNutritionRules: organisation.partner_nutrition_rules }
      : null,
    plansMeals: [organisation, user?.coach?.organisation].every((one) => one?.auto_plan_initial_meals !== false),
  };
}

/** The rules that hold for whoever goes through the wizard. */
export function useWizardRules(): WizardRules {
  const user = useUserOrGuest();
  return useMemo(() => rulesFor(user), [user]);
}
