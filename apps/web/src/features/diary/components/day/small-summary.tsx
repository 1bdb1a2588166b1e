import { type AgainstTarget, dayAgainstGoal } from '@weekbord/domain/diary/day-totals';
import { classes } from '@weekbord/ui/classes';
import { CountingNumber } from '@weekbord/ui/counting-number/counting-number';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Flame } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { EnergyRing } from './energy-ring.tsx';
import { MACRO_NAMES, type MacroName, SHORT_NAMES } from './macro-figure.tsx';
import { useFigures } from './use-figures.ts';

interface SmallSummaryProps {
  view: DayView;
  showsTargets: boolean;
}

/** A day's energy and macros in the smallest legible space: what is left, and a bar for each macro. */
export function SmallSummary({ view, showsTargets }: SmallSummaryProps) {
  const say = usePhrases('diary');
  const figures = useFigures();
  const goal = showsTargets ? view.goal : null;
  const compared = goal && dayAgainstGoal(view, goal, view.relation);
  const against = compared?.kcal;
  return (
    <div className="flex flex-wrap items-center gap-3.5">
      <EnergyRing view={view} goal={goal?.kcal} size={56} thickness={7}>
        <Flame aria-hidden="true" className="size-5.5 text-energy" />
      </EnergyRing>
      <div className="min-w-[min(100%,5.5rem)] flex-1 short:flex short:items-center short:gap-6 short:pr-6">
        <p className="flex flex-wrap items-baseline gap-x-1.5 pr-6 leading-tight short:shrink-0">
          <span className={classes('text-heading leading-tight font-extrabold', against?.isOver && 'text-warning')}>
            {against ? (
              <CountingNumber value={against.amount} format={figures.number} />
            ) : (
              figures.short(view.eaten.kcal)
            )}
          </span>
          <span className={classes('text-tiny font-medium', against?.isOver ? 'text-warning' : 'text-ink-soft')}>
            {against ? `kcal ${say(`against_${against.word}`)}` : 'kcal'}
          </span>
        </p>
        <div className="mt-0.5 grid flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,4rem),1fr))] gap-3 short:mt-0 short:gap-5">
          {MACRO_NAMES.map((name) => (
            <SmallMacro key={name} name={name} view={view} goal={goal?.[name]} against={compared?.[name]} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SmallMacroProps {
  name: MacroName;
  view: DayView;
  goal: number | undefined;
  against: AgainstTarget | undefined;
}

function SmallMacro({ name, view, goal, against }: SmallMacroProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const figures = useFigures();
  const [eaten, expected] = [view.eaten[name], view.expected[name]];
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="text-[0.75rem] leading-tight font-semibold">
        {say(SHORT_NAMES[name])}
      </p>
      <ProgressBar
        label={sayShared(name)}
        color={name}
        value={eaten.amount ?? 0}
        behind={expected.amount ?? 0}
        max={goal ?? Math.max(expected.amount ?? 0, 1)}
        valueText={figures.spokenSums(view, name, goal, 'g')}
        className="my-0.75 h-1.5"
      />
      <p
        aria-hidden="true"
        className={classes(
          'text-[0.75rem] leading-tight',
          against?.isOver ? 'font-semibold text-warning' : 'text-ink-soft',
        )}
      >
        {against
          ? say(`${against.word}By`, { amount: figures.number(against.amount), unit: 'g' })
          : `${figures.short(eaten)} g`}
      </p>
    </div>
  );
}
