import { ChevronDown } from 'lucide-react';
import { classes } from '../classes.ts';
import { Field, FIELD_BOX, type FieldTexts } from '../field/field.tsx';

interface SelectProps<Value extends string> extends FieldTexts {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Readonly<{ value: Value; label: string }>[];
  name?: string;
  isDisabled?: boolean;
  onBlur?: () => void;
}

/** Lets the user choose one option from a list with the device's own picker, which works best on a phone. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  name,
  isDisabled,
  onBlur,
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative grid">
          <select
            {...ids}
            name={name}
            value={value}
            disabled={isDisabled}
            onBlur={onBlur}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={classes(FIELD_BOX, 'appearance-none pr-12 text-ellipsis')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
