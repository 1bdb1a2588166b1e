import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { DietChoice, dietOptions } from '../choices/diet-choice.tsx';
import { FoodConsent } from '../food-consent.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks which diet the person follows, if any. */
export function DietStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('diet');
  const [wasTried, setWasTried] = useState(false);
  const { isRequired, fault } = dietOptions(wizard);
  const next = () => {
    setWasTried(true);
    if (!fault) wizard.next(wizard.form);
  };
  return (
    <WizardFrame
      step="diet"
      wizard={wizard}
      title={say('dietTitle')}
      text={say(isRequired ? 'dietTextRequired' : 'dietText')}
      onNext={next}
    >
      <FoodConsent error={wasTried && fault ? say('dietRequired') : undefined}>
        <DietChoice answers={wizard} wasTried={wasTried} />
      </FoodConsent>
    </WizardFrame>
  );
}
