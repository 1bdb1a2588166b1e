import { HEIGHT_FEET_RANGE } from '@weekbord/domain/onboarding/validate-body';
import type { ApiFailure } from '../../../../shared/http/api-failure.ts';
import { type Form, useForm } from '../../../../shared/form/use-form.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { CoachUnit } from '../../model/coach-unit.ts';
import { faultsOfIntake, type IntakeDraft, type IntakeFault } from '../../model/intake-draft.ts';

interface IntakeFormOptions {
  draft: IntakeDraft;
  unit: CoachUnit;
  /** Whether body fat is required: a profile that a person created themselves has none. */
  needsBodyFat: boolean;
  /** Whether the coach previously stated that the client may take part as a minor. */
  wasStated: boolean;
  failure: ApiFailure | undefined;
  /** The path of the profile in the request: either `intake.` or an empty string. */
  path: string;
}

/** The fields in order, up to the last required choice; the exercise fields come after these. */
const IN_ORDER = [
  'gender',
  'weight',
  'bodyFat',
  'age',
  'birthday',
  'height',
  'statement',
  'activity',
  'goalWeight',
  'diet',
];
const CHOICES = ['gender', 'statement', 'activity', 'diet'];

/** Returns the choices that precede a field. Leaving the field validates them, even if they were never focused. */
function passedBy(name: string): readonly string[] {
  const at = IN_ORDER.indexOf(name);
  return at < 0 ? CHOICES : CHOICES.filter((choice) => IN_ORDER.indexOf(choice) < at);
}

/** Returns the validation errors of the intake form, in words. */
export function useIntakeForm({
  draft,
  unit,
  needsBodyFat,
  wasStated,
  failure,
  path,
}: IntakeFormOptions): Form<string> {
  const say = usePhrases('clientIntake');
  const sayWizard = usePhrases('onboarding');
  const sayBirthday = usePhrases('selfService');
  const textOf = (fault: IntakeFault) => {
    if (fault === 'heightInFeet') return sayWizard('heightFeetError', HEIGHT_FEET_RANGE);
    if (fault === 'client_too_young' || fault === 'minor_statement_required') return sayWizard(fault);
    if (typeof fault === 'string') return say(fault);
    if ('birthday' in fault) return sayBirthday(`birthday_${fault.birthday}`);
    return say('outOfRange', { min: fault.min, max: fault.max });
  };
  const found = Object.entries(faultsOfIntake(draft, unit, { needsBodyFat, wasStated, today: today() }));
  const faults = Object.fromEntries(found.map(([name, fault]) => [name, fault && textOf(fault)]));
  const form = useForm<string>({
    faults,
    showsFaultsOn: 'blur',
    failure,
    serverPaths: {
      gender: `${path}gender`,
      activity: `${path}activity`,
      diet: `${path}diet`,
      weight: `${path}weight`,
      bodyFat: `${path}body_fat_percentage`,
      age: `${path}age`,
      birthday: `${path}birthday`,
      statement: `${path}minor_statement`,
      height: `${path}height_in_cm`,
      goalWeight: `${path}goal_weight_in_kg`,
      avoided: 'ingredient_to_avoid_ids',
    },
  });
  const left = (name: string) => {
    for (const one of [...passedBy(name), name]) form.left(one);
  };
  return { ...form, left };
}
