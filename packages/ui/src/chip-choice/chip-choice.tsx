import { useId } from 'react';
import { classes, IN_LABEL } from '../classes.ts';
import { GroupError } from '../field/field.tsx';

interface ChipChoiceProps<Value extends string> {
  label: string;
  /** Whether exactly one value (`one`) or any number of values (`many`) can be chosen. */
  kind: 'one' | 'many';
  values: readonly Value[];
  options: readonly Readonly<{ value: Value; label: string }>[];
  /** Called with all currently chosen values. */
  onChange: (values: readonly Value[]) => void;
  /** Help text below the label. */
  hint?: string;
  /** The validation error; each chip is then marked as invalid. */
  error?: string | undefined;
}

/** A few short options to choose from, side by side. */
export function ChipChoice<Value extends string>({
  label,
  kind,
  values,
  options,
  onChange,
  hint,
  error,
}: ChipChoiceProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  const toggled = (value: Value) =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{label}</legend>
      {hint && <p className="mt-0.5 text-tiny text-ink-soft">{hint}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'relative inline-flex min-h-11 cursor-pointer select-none items-center rounded-full bg-surface px-4 text-small font-semibold text-ink ring-1 ring-inset ring-line-strong transition hover:bg-sunken',
              'has-checked:bg-brand-soft has-checked:text-brand-strong has-checked:ring-2 has-checked:ring-brand-strong',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-strong',
            )}
          >
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              onChange={() => onChange(kind === 'one' ? [option.value] : toggled(option.value))}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className={IN_LABEL}
            />
            {option.label}
          </label>
        ))}
      </div>
      <GroupError id={errorId} error={error} />
    </fieldset>
  );
}
