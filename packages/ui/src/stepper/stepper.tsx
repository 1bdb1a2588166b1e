import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';

interface StepperProps {
  label: string;
  /** The accessible names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  format?: (value: number) => string;
}

/** A small number that is changed in steps. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  onChange,
  min = 1,
  max = 99,
  step = 1,
  format = String,
}: StepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex w-fit items-center rounded-full bg-sunken p-0.5 max-[16rem]:[&>button]:w-7"
    >
      <IconButton
        label={lessLabel}
        isDisabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
        icon={<Minus aria-hidden="true" className="size-5" />}
      />
      <output aria-live="polite" className="min-w-10 text-center font-bold">
        {format(value)}
      </output>
      <IconButton
        label={moreLabel}
        isDisabled={value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
        icon={<Plus aria-hidden="true" className="size-5" />}
      />
    </div>
  );
}
