import { currentCycle } from '@weekbord/domain/cycle/current-cycle';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { phaseSpans } from '../../../../shared/cycle/cycle-phases.ts';
import { CycleRing, PHASE_COLOURS } from '../../../../shared/cycle/cycle-ring.tsx';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { WizardFrame } from '../wizard-frame.tsx';

/** Shows where the person is in her cycle and what each phase asks for. */
export function CycleDetailsStep() {
  const say = usePhrases('onboarding');
  const sayCycle = usePhrases('cycle');
  const wizard = useWizard('cycle-details');
  const { form } = wizard;
  const cycle = currentCycle(form.biometricData.gender, form.menstrualCycle, today());
  const spans = phaseSpans(cycle.length);
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
      <ul className="mt-4 grid gap-3">
        {spans.map((span) => (
          <Card as="li" key={span.phase} className={span.phase === phase ? 'ring-2! ring-brand-strong!' : undefined}>
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span
                aria-hidden="true"
                className={classes('size-3.5 rounded-full bg-current', PHASE_COLOURS[span.phase])}
              />
              <h2 className="font-bold">{sayCycle(`phase${span.phase}`)}</h2>
              <span className="text-small text-ink-soft">{sayCycle('phaseDays', span)}</span>
              {span.phase === phase && (
                <span className="ml-auto rounded-full bg-brand px-2.5 py-0.5 text-tiny font-bold text-on-brand">
                  {sayCycle('phaseNow')}
                </span>
              )}
            </div>
            <p className="mt-1.5 text-small text-ink-soft">{sayCycle(`phase${span.phase}Text`)}</p>
          </Card>
        ))}
      </ul>
    </WizardFrame>
  );
}
