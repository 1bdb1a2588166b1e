import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useUserOrGuest } from '../../../../shared/session/current-user.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { DislikeChoice } from '../choices/dislike-choice.tsx';
import { RedoDialog } from '../redo-dialog.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks what the person does not like; this is the last question. */
export function DislikesStep() {
  const say = usePhrases('onboarding');
  const user = useUserOrGuest();
  const [isAsking, setAsking] = useState(false);
  const hasPlan = Boolean(user?.intake?.weekly_nutrition_plan);
  const wizard = useWizard('dislikes');
  const { form, rules } = wizard;
  return (
    <WizardFrame
      step="dislikes"
      wizard={wizard}
      title={say('dislikesTitle')}
      text={say('dislikesText')}
      onNext={() => (hasPlan ? setAsking(true) : wizard.next(form))}
      nextLabel={say(user ? 'finish' : 'createAccount')}
      beside={
        <RedoDialog
          isOpen={isAsking}
          plansMeals={rules.plansMeals}
          onConfirm={() => wizard.next(form)}
          onClose={() => setAsking(false)}
        />
      }
    >
      <DislikeChoice answers={wizard} />
    </WizardFrame>
  );
}
