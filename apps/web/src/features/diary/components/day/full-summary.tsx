import { dayAgainstGoal } from '@weekbord/domain/diary/day-totals';
import { classes } from '@weekbord/ui/classes';
import { CountingNumber } from '@weekbord/ui/counting-number/counting-number';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Info } from 'lucide-react';
import { Suspense } from 'react';
import { MoreFigures } from '../../../../shared/foods/more-figures.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { EnergyRing } from './energy-ring.tsx';
import { MACRO_NAMES, MacroFigure } from './macro-figure.tsx';
import { useFigures } from './use-figures.ts';

const NumberSources = lazyPart(
  async () => (await import('../../../../shared/sources/number-sources.tsx')).NumberSources,
);

const SWATCHES = {
  eaten: 'bg-energy',
  planned: 'bg-energy/35',
  goal: 'bg-sunken ring-1 ring-inset ring-line-strong dark:bg-line',
} as const;

/** A day's energy and macros in full: the eaten and the planned totals, compared with the plan. */
export function FullSummary({ view, showsTargets }: { view: DayView; showsTargets: boolean }) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const figures = useFigures();
  const { eaten, planned, expected } = view;
  const isPast = view.relation === 'PAST';
  const goal = showsTargets ? view.goal : null;
  const missing = (['kcal', ...MACRO_NAMES] as const).filter((name) => expected[name].isPartial);
  const compared = goal && dayAgainstGoal(view, goal, view.relation);
  const against = compared?.kcal;
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-5 sm:gap-7">
        <EnergyRing view={view} goal={goal?.kcal} size={128} thickness={12}>
          {against ? (
            <>
              <span
                className={classes(
                  'block text-[1.75rem] leading-tight font-extrabold tracking-tight',
                  against.isOver && 'text-warning',
                )}
              >
                <CountingNumber value={against.amount} format={figures.number} />
              </span>
              <span
                className={classes('block text-tiny font-medium', against.isOver ? 'text-warning' : 'text-ink-soft')}
              >
                kcal {say(`against_${against.word}`)}
              </span>
            </>
          ) : (
            <>
              <span className="block text-[1.75rem] leading-tight font-extrabold tracking-tight">
                {figures.short(eaten.kcal)}
              </span>
              <span className="block text-tiny font-medium text-ink-soft">kcal</span>
            </>
          )}
        </EnergyRing>
        <dl className="grid min-w-[8.5rem] flex-1 gap-2.5">
          <Sum name={say('eaten')} value={figures.short(eaten.kcal)} swatch={SWATCHES.eaten} />
          {!isPast && <Sum name={say('planned')} value={figures.short(planned.kcal)} swatch={SWATCHES.planned} />}
          {goal && <Sum name={say('goal')} value={figures.number(goal.kcal)} swatch={SWATCHES.goal} />}
        </dl>
      </div>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-4 border-t border-line pt-4">
        {MACRO_NAMES.map((name) => (
          <MacroFigure key={name} name={name} view={view} goal={goal?.[name]} against={compared?.[name]} />
        ))}
      </div>
      {view.items.length > 0 && (
        <MoreFigures
          columns={[
            { name: say('eaten'), figures: view.further.eaten },
            ...(isPast ? [] : [{ name: say('planned'), figures: view.further.planned }]),
          ]}
          of="day"
        />
      )}
      {goal && (
        <Suspense fallback={<div className="h-11" />}>
          <NumberSources topic="PLAN" />
        </Suspense>
      )}
      {missing.length > 0 && (
        <p className="mt-4 flex items-start gap-2 text-tiny text-ink-soft">
          <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
          {say('partial', { names: missing.map((name) => sayShared(name).toLowerCase()).join(', ') })}
        </p>
      )}
    </>
  );
}

function Sum({ name, value, swatch }: { name: string; value: string; swatch: string }) {
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${swatch}`} />
      <dt className="min-w-0 flex-1 truncate text-small text-ink-soft">{name}</dt>
      <dd className="text-body font-bold">{value}</dd>
    </div>
  );
}
