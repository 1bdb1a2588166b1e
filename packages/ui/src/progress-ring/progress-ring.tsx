import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { ProgressColor } from '../progress-bar/progress-bar.tsx';

const COLORS: Record<ProgressColor, string> = {
  brand: 'stroke-brand-strong',
  energy: 'stroke-energy',
  protein: 'stroke-protein',
  carbohydrates: 'stroke-carbohydrates',
  fat: 'stroke-fat',
};

/** The default text size, in pixels. */
const ROOT_PX = 16;

interface ProgressRingProps {
  label: string;
  value: number;
  max: number;
  valueText?: string;
  /** Shown in the middle. */
  children?: ReactNode;
  color?: ProgressColor;
  behind?: number;
  /** Width and height in pixels at the default text size; it grows with the text. */
  size?: number;
  thickness?: number;
}

/** Progress, as a ring around a number. */
export function ProgressRing({
  label,
  value,
  max,
  valueText,
  children,
  color = 'brand',
  behind,
  size = 132,
  thickness = 12,
}: ProgressRingProps) {
  const radius = (size - thickness) / 2;
  const arc = (amount: number, className: string) => (
    <circle
      cx={size / 2}
      cy={size / 2}
      r={radius}
      fill="none"
      strokeWidth={thickness}
      strokeLinecap="round"
      pathLength={1}
      strokeDasharray={`${shareOf(amount, max)} 1`}
      className={classes(COLORS[color], 'transition-[stroke-dasharray]', className, amount <= 0 && 'invisible')}
    />
  );
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className="relative grid aspect-square max-w-full shrink-0 place-items-center"
      style={{ width: `${size / ROOT_PX}rem` }}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 size-full -rotate-90">
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={thickness}
          className="stroke-sunken dark:stroke-line"
        />
        {behind !== undefined && arc(behind, 'opacity-35')}
        {arc(value, '')}
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  );
}

function shareOf(amount: number, max: number): number {
  const share = amount / max;
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
}
