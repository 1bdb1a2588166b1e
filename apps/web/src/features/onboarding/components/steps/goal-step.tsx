import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { GoalChoice } from '../../../../shared/goals/goal-choice.tsx';
import { WizardFrame } from '../wizard-frame.tsx';
import { OtherWays } from '../other-ways.tsx';

/** Asks for the goal. */
export function GoalStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('goal');
  const { form } = wizard;
  return (
    <WizardFrame
      step="goal"
      wizard={wizard}
      title={say('goalTitle')}
      text={say('goalText')}
      onNext={() => wizard.next(form)}
    >
      <GoalChoice say={(key) => say(key)} goal={form.goal} onChange={(goal) => wizard.change({ ...form, goal })} />
      <OtherWays />
    </WizardFrame>
  );
}
