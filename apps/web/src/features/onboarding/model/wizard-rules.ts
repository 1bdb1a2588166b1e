import type { Coached } from '@weekbord/domain/intake/minors';
import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import { FEATURE_FLAGS, type FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import { useMemo } from 'react';
import { hasFlag } from '../../../shared/access/access.ts';
import { type Brand, useBrand } from '../../../shared/brand/brand.ts';
import { coachedOf } from '../../../shared/intake/minors.ts';
import { type CurrentUser, useUserOrGuest } from '../../../shared/session/current-user.ts';

/** The settings of a person's organisation that affect the wizard. */
export interface WizardRules {
  readonly flags: readonly FeatureFlag[];
  /** Null if the setting is only available on the server: for guests, and for people without an organisation. */
  readonly nutrition: Readonly<{ highProtein: boolean; partnerNutritionRules: boolean }> | null;
  /** Whether saving the answers plans meals, which replace those already planned. */
  readonly plansMeals: boolean;
  /** Who coaches the person, which determines the minimum age. */
  readonly coached: Coached;
}

/** Returns the rules for a person; for a guest, those of the portal. */
function rulesFor(user: CurrentUser | undefined, brand: Brand | undefined): WizardRules {
  const organisation = user?.organisation;
  // The field is missing in a brand that an earlier version cached.
  const ofPortal: readonly FeatureFlag[] | undefined = brand?.feature_flags;
  return {
    flags: user
      ? activeFlags(
          { plantBased: organisation?.plant_based === true },
          FEATURE_FLAGS.filter((flag) => hasFlag(user, flag)),
        )
      : (ofPortal ?? []),
    nutrition: organisation
      ? { highProtein: organisation.high_protein, partnerNutritionRules: organisation.partner_nutrition_rules }
      : null,
    plansMeals: [organisation, user?.coach?.organisation].every((one) => one?.auto_plan_initial_meals !== false),
    coached: coachedOf(user),
  };
}

/** The rules for the person in the wizard. */
export function useWizardRules(): WizardRules {
  const user = useUserOrGuest();
  const brand = useBrand();
  return useMemo(() => rulesFor(user, brand), [user, brand]);
}
