import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { chooseAge } from '@weekbord/domain/onboarding/onboarding-form';
import { validateOwnAge } from '@weekbord/domain/onboarding/validate-own-age';
import { AGE_RANGE } from '@weekbord/domain/onboarding/validate-body';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { useMinorRefusal } from '../../../../shared/intake/minors.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { GenderChoice } from '../choices/gender-choice.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks for age and gender. */
export function BiometricsStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('biometrics');
  const { form, typed } = wizard;
  const text = typed.age ?? String(form.biometricData.age);
  const age = parseDecimal(text);
  const fault = validateOwnAge(age, wizard.rules.coached);
  const refusal = useMinorRefusal(age, wizard.rules.coached);
  const ageError = fault ? say(fault.code === 'not_whole' ? 'ageWholeError' : 'ageError', AGE_RANGE) : undefined;
  const fields = useTextForm<'age'>({
    texts: { age: text },
    onType: (_, next) => wizard.type({ age: next }),
    // A refusal is a long message. If it appeared when the field is left, it would push the button away while the user
    // is tapping it.
    showsFaultsOn: refusal === undefined ? 'blur' : 'submit',
    faults: { age: refusal ?? ageError },
  });

  const next = () => {
    if (!fields.check() || age === null) return;
    wizard.next(chooseAge(form, age, today()), { age: undefined });
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
          <GenderChoice answers={wizard} />
        </div>
      </div>
    </WizardFrame>
  );
}
