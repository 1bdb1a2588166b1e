import { type AgainstTarget, overTarget } from '@weekbord/domain/diary/day-totals';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { useFigures } from './use-figures.ts';

/** The macros in the order in which the day's totals show them. */
export const MACRO_NAMES = ['protein', 'carbohydrates', 'fat'] as const;
export type MacroName = (typeof MACRO_NAMES)[number];

const LETTERS = {
  protein: 'letterProtein',
  carbohydrates: 'letterCarbohydrates',
  fat: 'letterFat',
} as const;
/** Short names of the macros, for tight spaces. */
export const SHORT_NAMES = { protein: 'shortProtein', carbohydrates: 'shortCarbohydrates', fat: 'shortFat' } as const;
const RINGS = {
  protein: 'bg-protein/18 ring-protein',
  carbohydrates: 'bg-carbohydrates/18 ring-carbohydrates',
  fat: 'bg-fat/18 ring-fat',
} as const;

interface MacroFigureProps {
  name: MacroName;
  view: DayView;
  goal: number | undefined;
  against: AgainstTarget | undefined;
}

/** One macro of the day: eaten and total, compared with the plan. */
export function MacroFigure({ name, view, goal, against }: MacroFigureProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const figures = useFigures();
  const [eaten, planned, expected] = [view.eaten[name], view.planned[name], view.expected[name]];
  const isPlannedOver = against !== undefined && against.word !== 'over' && overTarget(expected, goal) !== null;
  const max = goal ?? Math.max(expected.amount ?? 0, 1);
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className={classes(
            'grid size-[1.375rem] shrink-0 place-items-center rounded-full text-[0.6875rem] font-bold ring-2 ring-inset',
            RINGS[name],
          )}
        >
          {say(LETTERS[name])}
        </span>
        <span className="truncate text-tiny font-semibold">{say(SHORT_NAMES[name])}</span>
      </div>
      <ProgressBar
        label={sayShared(name)}
        color={name}
        value={eaten.amount ?? 0}
        behind={expected.amount ?? 0}
        max={max}
        valueText={figures.spokenSums(view, name, goal, 'g')}
      />
      <p aria-hidden="true" className="mt-1.5 text-small leading-tight font-bold">
        {figures.short(eaten)}
        {goal !== undefined && <span className="font-medium text-ink-soft"> / {figures.number(goal)} g</span>}
        {goal === undefined && <span className="font-medium text-ink-soft"> g</span>}
      </p>
      <p
        aria-hidden="true"
        className={classes('text-tiny', against?.isOver ? 'font-semibold text-warning' : 'text-ink-soft')}
      >
        {against
          ? say(`${against.word}By`, { amount: figures.number(against.amount), unit: 'g' })
          : view.relation !== 'PAST' && say('plannedAmount', { amount: figures.short(planned), unit: 'g' })}
      </p>
      {isPlannedOver && (
        <p aria-hidden="true" className="text-tiny font-semibold text-warning">
          {say('plannedAmount', { amount: figures.short(planned), unit: 'g' })}
        </p>
      )}
    </div>
  );
}
