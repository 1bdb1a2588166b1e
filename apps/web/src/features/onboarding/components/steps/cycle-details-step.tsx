import { currentCycle } from '@weekbord/domain/cycle/current-cycle';
import type { MenstrualPhase } from '@weekbord/domain/vocabulary';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { SegmentRing } from '@weekbord/ui/segment-ring/segment-ring';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { phaseSpans } from '../../model/cycle-phases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { WizardFrame } from '../wizard-frame.tsx';

const COLOURS: Readonly<Record<MenstrualPhase, string>> = {
  MENSTRUATION: 'text-[#b93a62] dark:text-[#ef86a6]',
  FOLLICULAR: 'text-[#20807a] dark:text-[#62c9c0]',
  OVULATION: 'text-[#ad7406] dark:text-[#edb94b]',
  LUTEAL: 'text-[#6b55ad] dark:text-[#b09df0]',
};

/** Shows where the person is in her cycle and what each phase asks for. */
export function CycleDetailsStep() {
  const say = usePhrases('onboarding');
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
        <SegmentRing
          label={say('cycleDiagram', {
            day: cycle.day,
            length: cycle.length,
            phase: say(`phase${phase}`),
            days: cycle.daysUntilNextPeriod,
          })}
          total={cycle.length}
          position={cycle.day}
          segments={spans.map((span) => ({ ...span, id: span.phase, className: COLOURS[span.phase] }))}
        >
          <span className="text-title font-extrabold">{say('cycleDay', { day: cycle.day })}</span>
          <span className={classes('text-small font-bold', COLOURS[phase])}>{say(`phase${phase}`)}</span>
        </SegmentRing>
        <p className="text-center font-semibold">{say('cycleNext', { count: cycle.daysUntilNextPeriod })}</p>
      </Card>
      <ul className="mt-4 grid gap-3">
        {spans.map((span) => (
          <Card as="li" key={span.phase} className={span.phase === phase ? 'ring-2! ring-brand-strong!' : undefined}>
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span aria-hidden="true" className={classes('size-3.5 rounded-full bg-current', COLOURS[span.phase])} />
              <h2 className="font-bold">{say(`phase${span.phase}`)}</h2>
              <span className="text-small text-ink-soft">{say('phaseDays', span)}</span>
              {span.phase === phase && (
                <span className="ml-auto rounded-full bg-brand px-2.5 py-0.5 text-tiny font-bold text-on-brand">
                  {say('phaseNow')}
                </span>
              )}
            </div>
            <p className="mt-1.5 text-small text-ink-soft">{say(`phase${span.phase}Text`)}</p>
          </Card>
        ))}
      </ul>
    </WizardFrame>
  );
}
