import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useFigures } from './use-figures.ts';

interface OverMarkProps {
  amount: number;
  unit: 'kcal' | 'g';
  className?: string;
}

/** How far a day is over its target, as amber text. */
export function OverMark({ amount, unit, className }: OverMarkProps) {
  const say = usePhrases('diary');
  const figures = useFigures();
  return (
    <span
      className={classes(
        'inline-block rounded-full bg-warning-soft px-2 py-0.5 text-tiny font-semibold text-warning',
        className,
      )}
    >
      {say('overBy', { amount: figures.number(amount), unit })}
    </span>
  );
}
