import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Field, FIELD_BOX, type FieldTexts } from '../field/field.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'enterKeyHint'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'spellCheck'
>;

interface TextFieldProps extends FieldTexts, Native {
  value: string;
  onChange: (value: string) => void;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'password' | 'tel'>;
  /** Shown inside the field, after the value: kg, cm, %. */
  unit?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. For a decimal number, use `inputMode="decimal"` and parse the text yourself. */
export function TextField({
  label,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  unit,
  icon,
  isDisabled,
  ...native
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative grid">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-soft">
              {icon}
            </span>
          )}
          <input
            {...native}
            {...ids}
            type={type}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            className={classes(FIELD_BOX, icon ? 'pl-12' : '', unit ? (unit.length === 1 ? 'pr-8' : 'pr-16') : '')}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-body text-ink-soft">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
