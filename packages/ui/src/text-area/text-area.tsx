import type { KeyboardEventHandler } from 'react';
import { classes } from '../classes.ts';
import { Field, FIELD_BOX, type FieldTexts } from '../field/field.tsx';

interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  maxLength?: number;
  rows?: number;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler;
}

/** A field for several lines of text; it grows with what is typed. */
export function TextArea({ label, hint, error, value, onChange, rows = 4, ...native }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          {...native}
          {...ids}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          // Sets a minimum height, because a field that grows with its content ignores its rows.
          style={{ minHeight: `calc(${rows} * 1lh + 1.75rem + 2px)` }}
          className={classes(FIELD_BOX, 'field-sizing-content max-h-80 py-3.5')}
        />
      )}
    </Field>
  );
}
