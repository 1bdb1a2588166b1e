import type { computeNutritionPlan as endpoint } from '@weekbord/contract/onboarding/compute-nutrition-plan';
import { EnergyExpenditureError, type MissingMeasure } from '@weekbord/domain/energy/profile';
import { computeNutritionPlan as compute } from '@weekbord/domain/plans/compute-nutrition-plan';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError, type Problem } from '../../platform/http/errors.ts';
import { settingsFor } from './onboarding-settings.ts';
import { presentComputedPlan } from './onboarding.present.ts';
import { computationFaults, readPlanSettings, readProfile } from './read-computation.ts';
import { refuseForm } from './refuse-form.ts';

const PATHS: Readonly<Record<MissingMeasure, readonly string[]>> = {
  weight: ['physical_stats', 'weight_in_kg'],
  age: ['biometric_data', 'age'],
  height: ['physical_stats', 'height_in_cm'],
};

export const computeNutritionPlan: Operation<typeof endpoint> = async (ctx) => {
  const settings = await settingsFor(ctx.db, ctx.actor, ctx.body.organisation_subdomain);
  refuseForm(computationFaults(ctx.body, settings.coached));
  try {
    return presentComputedPlan(compute(readProfile(ctx.body), readPlanSettings(ctx.body, settings)));
  } catch (error) {
    if (!(error instanceof EnergyExpenditureError)) throw error;
    throw new FieldError(
      error.missing.map((measure): Problem => ({ path: PATHS[measure], code: 'missing_for_energy' })),
    );
  }
};
