import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { ActivityChoice } from '../choices/activity-choice.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks how active a person is, not counting sports. */
export function ActivityStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('activity');
  const { form } = wizard;
  return (
    <WizardFrame
      step="activity"
      wizard={wizard}
      title={say('activityTitle')}
      text={say('activityText')}
      onNext={() => wizard.next(form)}
    >
      <ActivityChoice
        value={form.activityLevel}
        onChange={(activityLevel) => wizard.change({ ...form, activityLevel })}
      />
    </WizardFrame>
  );
}
