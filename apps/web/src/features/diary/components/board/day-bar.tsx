import { overTarget } from '@weekbord/domain/diary/day-totals';
import { classes } from '@weekbord/ui/classes';
import type { DayView } from '../../model/day-view.ts';
import { useFigures } from '../day/use-figures.ts';

/** The position of the goal on the bar, in percent. The part beyond it shows an excess. */
const GOAL_AT = 80;

/** A day's energy compared with its goal: eaten, planned and in excess; also in words for screen readers. */
export function DayBar({ view, goal }: { view: DayView; goal: number }) {
  const figures = useFigures();
  const { eaten, expected } = view;
  const isOver = overTarget(expected.kcal, goal) !== null;
  const share = (amount: number | null) => ({ width: `${Math.min(((amount ?? 0) / goal) * GOAL_AT, 100)}%` });
  return (
    <div
      role="img"
      aria-label={figures.spokenSums(view, 'kcal', goal, 'kcal')}
      className="relative h-2 overflow-hidden rounded-full bg-sunken dark:bg-line"
    >
      <span
        style={share(expected.kcal.amount)}
        className={classes('absolute inset-y-0 left-0 rounded-full', isOver ? 'bg-warning/55' : 'bg-energy/35')}
      />
      <span
        style={share(eaten.kcal.amount)}
        className={classes('absolute inset-y-0 left-0 rounded-full', isOver ? 'bg-warning' : 'bg-energy')}
      />
      <span style={{ left: `${GOAL_AT}%` }} className="absolute inset-y-0 w-0.5 bg-ink-soft" />
    </div>
  );
}
