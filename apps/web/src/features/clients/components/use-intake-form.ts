import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { type Form, useForm } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CoachUnit, faultsOfIntake, type IntakeDraft } from '../model/intake-draft.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

interface IntakeFormOptions {
  draft: IntakeDraft;
  unit: CoachUnit;
  /** Whether body fat must be filled in: a profile that a person made of themselves has none. */
  needsBodyFat: boolean;
  failure: ApiFailure | undefined;
  /** Where in what is sent the profile stands: `intake.` or nothing. */
  path: string;
}

/** The faults of the intake form, in words. */
export function useIntakeForm({ draft, unit, needsBodyFat, failure, path }: IntakeFormOptions): Form<string> {
  const say = usePhrases('clientIntake');
  const faults = Object.fromEntries(
    Object.entries(faultsOfIntake(draft, unit, { needsBodyFat })).map(([name, fault]) => [
      name,
      fault === undefined
        ? undefined
        : typeof fault === 'string'
          ? say(fault)
          : say('outOfRange', { min: fault.min, max: fault.max }),
    ]),
  );
  return useForm<string>({
    faults,
    showsFaultsOn: 'blur',
    failure,
    serverPaths: {
      weight: `${path}weight`,
      bodyFat: `${path}body_fat_percentage`,
      age: `${path}age`,
      height: `${path}height_in_cm`,
      goalWeight: `${path}goal_weight_in_kg`,
    },
  });
}

/** The unit in which a coach enters weights. */
export function useCoachUnit(): CoachUnit {
  return useCurrentUser().uses_imperial_measurements ? 'POUNDS' : 'KILOGRAMS';
}
