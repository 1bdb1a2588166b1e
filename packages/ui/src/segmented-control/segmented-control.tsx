import { type ReactNode, useId } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Readonly<{ value: Value; label: string; icon?: ReactNode }>[];
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
}

/** One of two to four, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  isLabelHidden,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{label}</legend>
      <div className="flex flex-wrap rounded-control bg-sunken p-1 dark:ring-1 dark:ring-inset dark:ring-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-xl px-3 text-center text-small font-semibold text-ink-soft transition has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-brand-strong dark:has-checked:bg-line"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
