import { type ReactNode, useId } from 'react';
import { IN_LABEL } from '../classes.ts';
import { GroupError } from '../field/field.tsx';

interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Empty if none is chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly Readonly<{ value: Value; label: string; icon?: ReactNode }>[];
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** For a form field that can be invalid: called when the whole control loses the focus. */
  onBlur?: () => void;
  /** The validation error; the group is then marked as invalid. */
  error?: string | undefined;
}

/** Lets the user choose one of two to four options, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  isLabelHidden,
  onBlur,
  error,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      // ARIA allows `aria-invalid` on a radiogroup, but not on a plain group.
      role={onBlur && 'radiogroup'}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      // Focusable if invalid, because the first invalid field of its form gets the focus.
      tabIndex={error ? -1 : undefined}
      className="min-w-0 outline-none"
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{label}</legend>
      <div className="flex flex-wrap rounded-control bg-sunken p-1 dark:ring-1 dark:ring-inset dark:ring-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-xl px-3 text-center text-small font-semibold text-ink-soft transition has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-brand-strong dark:has-checked:bg-line"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onBlur?.();
              }}
              className={IN_LABEL}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      <GroupError id={errorId} error={error} />
    </fieldset>
  );
}
