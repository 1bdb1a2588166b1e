import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { offeredDietTypes, permittedDietTypes } from '@weekbord/domain/onboarding/offered-options';
import { chooseDietType } from '@weekbord/domain/onboarding/onboarding-form';
import { AGE_RANGE, validateAge } from '@weekbord/domain/onboarding/validate-body';
import type { Gender } from '@weekbord/domain/vocabulary';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Mars, Venus } from 'lucide-react';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { IconPicture } from '../../../../shared/option-picture.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const GENDERS_SHOWN = [
  ['FEMALE', Venus],
  ['MALE', Mars],
] as const;

/** Asks for age and gender. */
export function BiometricsStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('biometrics');
  const { form, typed, rules } = wizard;
  const text = typed.age ?? String(form.biometricData.age);
  const age = parseDecimal(text);
  const fault = validateAge(age);
  const fields = useTextForm<'age'>({
    texts: { age: text },
    onType: (_, next) => wizard.type({ age: next }),
    showsFaultsOn: 'blur',
    faults: { age: fault ? say(fault.code === 'not_whole' ? 'ageWholeError' : 'ageError', AGE_RANGE) : undefined },
  });

  const chooseGender = (gender: Gender) => {
    const changed = { ...form, biometricData: { ...form.biometricData, gender } };
    const { dietType } = form.dietPreferences;
    const isPermitted = permittedDietTypes(gender, rules.flags).includes(dietType);
    const [first = 'RECOMMENDED'] = offeredDietTypes(gender, rules.flags);
    wizard.change(isPermitted ? changed : chooseDietType(changed, first));
  };
  const next = () => {
    if (!fields.check() || age === null) return;
    wizard.next({ ...form, biometricData: { ...form.biometricData, age } }, { age: undefined });
  };

  return (
    <WizardFrame
      step="biometrics"
      wizard={wizard}
      title={say('biometricsTitle')}
      text={say('biometricsText')}
      onNext={next}
    >
      <div id={fields.id} className="grid gap-6">
        <TextField
          {...fields.field('age')}
          label={say('age')}
          unit={say('ageUnit')}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={6}
        />
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="text-small font-semibold">
            {say('gender')}
          </p>
          <RadioCards
            label={say('gender')}
            columns={2}
            value={form.biometricData.gender}
            onChange={chooseGender}
            options={GENDERS_SHOWN.map(([gender, icon]) => ({
              value: gender,
              label: say(gender),
              picture: <IconPicture icon={icon} />,
            }))}
          />
        </div>
      </div>
    </WizardFrame>
  );
}
