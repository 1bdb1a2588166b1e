import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { IntoleranceChoice } from '../choices/intolerance-choice.tsx';
import { FoodConsent } from '../food-consent.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks what the person cannot eat. */
export function IntolerancesStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('intolerances');
  return (
    <WizardFrame
      step="intolerances"
      wizard={wizard}
      title={say('intolerancesTitle')}
      text={say('intolerancesText')}
      onNext={() => wizard.next(wizard.form)}
    >
      <FoodConsent>
        <IntoleranceChoice answers={wizard} />
      </FoodConsent>
    </WizardFrame>
  );
}
