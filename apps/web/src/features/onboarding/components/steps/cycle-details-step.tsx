import { currentCycle } from '@weekbord/domain/cycle/current-cycle';
import { Card } from '@weekbord/ui/card/card';
import { CycleRing } from '../../../../shared/cycle/cycle-ring.tsx';
import { PhaseList } from '../../../../shared/cycle/phase-list.tsx';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useWizard } from '../../model/use-wizard.ts';
import { WizardFrame } from '../wizard-frame.tsx';

/** Shows the current phase of the cycle and what each phase requires. */
export function CycleDetailsStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('cycle-details');
  const { form } = wizard;
  const cycle = currentCycle(form.biometricData.gender, form.menstrualCycle, today());
  const phase = cycle.phase ?? 'MENSTRUATION';

  return (
    <WizardFrame
      step="cycle-details"
      wizard={wizard}
      title={say('cycleDetailsTitle')}
      text={say('cycleDetailsText')}
      onNext={() => wizard.next(form)}
    >
      <Card className="grid justify-items-center gap-4">
        <CycleRing cycle={cycle} phase={phase} />
      </Card>
      <PhaseList length={cycle.length} phase={phase} className="mt-4" />
      <NumberSources topic="CYCLE" />
    </WizardFrame>
  );
}
