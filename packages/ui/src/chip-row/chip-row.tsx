import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { showFocused } from '../side-scroller/show-focused.ts';

const CHIP =
  'inline-flex min-h-11 shrink-0 select-none items-center gap-1.5 rounded-full px-4 text-small font-semibold whitespace-nowrap transition';
const OFF = 'bg-surface text-ink ring-1 ring-inset ring-line-strong hover:bg-sunken';
const ON = 'bg-brand-soft text-brand-strong ring-2 ring-inset ring-brand-strong';

/** A row of chips that scrolls sideways on a phone and wraps elsewhere. */
export function ChipRow({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      ref={showFocused}
      role="group"
      aria-label={label}
      className={classes(
        'flex gap-2 overflow-x-auto overscroll-x-contain py-1.5 [scrollbar-width:none] sm:flex-wrap',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface ChipProps {
  children: ReactNode;
  isOn: boolean;
  onPress: () => void;
}

/** A filter that is on or off. */
export function Chip({ children, isOn, onPress }: ChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className={classes(CHIP, isOn ? ON : OFF)}>
      {isOn && <Check aria-hidden="true" className="size-4 stroke-3" />}
      {children}
    </button>
  );
}

interface ChipSelectProps<Value extends string> {
  label: string;
  value: Value;
  /** The default value. */
  usual: Value;
  options: readonly Readonly<{ value: Value; label: string }>[];
  onChange: (value: Value) => void;
  icon?: ReactNode;
}

/** Lets the user choose one of several options with the device's own picker, in place of a chip. */
export function ChipSelect<Value extends string>({
  label,
  value,
  usual,
  options,
  onChange,
  icon,
}: ChipSelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span
      className={classes(
        CHIP,
        'relative pr-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-strong',
        value === usual ? OFF : ON,
      )}
    >
      {icon}
      <span aria-hidden="true">{chosen?.label}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked) onChange(picked.value);
        }}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
