import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { usePhysicalFields } from '../choices/use-physical-fields.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks for height, weight and goal weight, in the person's own units. */
export function PhysicalStatsStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('physical-stats');
  const fields = usePhysicalFields(wizard, ['height', 'weight', 'goalWeight']);
  const next = () => {
    const answered = fields.read();
    if (answered) wizard.next(answered, { height: undefined, weight: undefined, goalWeight: undefined });
  };
  return (
    <WizardFrame
      step="physical-stats"
      wizard={wizard}
      title={say('physicalStatsTitle')}
      text={say('physicalStatsText')}
      onNext={next}
      beside={fields.dialog}
    >
      <div id={fields.id} className="grid gap-5">
        {fields.height}
        {fields.weight}
        {fields.goalWeight}
      </div>
    </WizardFrame>
  );
}
