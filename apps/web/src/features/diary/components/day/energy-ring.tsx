import { ProgressRing } from '@weekbord/ui/progress-ring/progress-ring';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { useFigures } from './use-figures.ts';

interface EnergyRingProps {
  view: DayView;
  /** The plan's energy in kcal, if shown. */
  goal: number | undefined;
  /** Diameter and stroke width, in pixels. */
  size: number;
  thickness: number;
  children: ReactNode;
}

/** Eaten and total energy of the day, compared with the plan. */
export function EnergyRing({ view, goal, size, thickness, children }: EnergyRingProps) {
  const say = usePhrases('shared');
  const figures = useFigures();
  return (
    <ProgressRing
      label={say('energy')}
      color="energy"
      value={view.eaten.kcal.amount ?? 0}
      behind={view.expected.kcal.amount ?? 0}
      max={goal ?? Math.max(view.expected.kcal.amount ?? 0, 1)}
      valueText={figures.spokenSums(view, 'kcal', goal, 'kcal')}
      size={size}
      thickness={thickness}
    >
      {children}
    </ProgressRing>
  );
}
