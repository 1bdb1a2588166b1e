import { classes } from '../classes.ts';

export type ProgressColor = 'brand' | 'energy' | 'protein' | 'carbohydrates' | 'fat';

const COLORS: Record<ProgressColor, string> = {
  brand: 'bg-brand-strong',
  energy: 'bg-energy',
  protein: 'bg-protein',
  carbohydrates: 'bg-carbohydrates',
  fat: 'bg-fat',
};

interface ProgressBarProps {
  label: string;
  /** The amount, out of `max`. More than `max` fills the bar. */
  value: number;
  max?: number;
  /** The accessible value, such as '820 of 1,400 kcal'. */
  valueText?: string;
  color?: ProgressColor;
  /** A second, paler amount behind the first, such as what is planned behind what is eaten. */
  behind?: number;
  className?: string;
}

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  color = 'brand',
  behind,
  className,
}: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className={classes('relative h-2 w-full overflow-hidden rounded-full bg-sunken dark:bg-line', className)}
    >
      {behind !== undefined && <Fill share={behind / max} className={classes(COLORS[color], 'opacity-35')} />}
      <Fill share={value / max} className={COLORS[color]} />
    </div>
  );
}

function Fill({ share, className }: { share: number; className: string }) {
  const width = Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) * 100 : 0;
  return (
    <div
      className={classes('absolute inset-y-0 left-0 rounded-full transition-[width]', className)}
      style={{ width: `${width}%` }}
    />
  );
}
