import { classes } from '../classes.ts';
import { Field, FIELD_BOX, type FieldTexts } from '../field/field.tsx';

interface TimeFieldProps extends FieldTexts {
  /** A time of day, `HH:MM`. */
  value: string;
  /** Called only with complete times. */
  onChange: (value: string) => void;
}

/** A time of day, chosen with the browser's own control. */
export function TimeField({ label, hint, error, value, onChange }: TimeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          type="time"
          required
          value={value}
          onChange={({ target }) => {
            if (target.value !== '') onChange(target.value.slice(0, 5));
          }}
          className={classes(FIELD_BOX, 'tabular-nums')}
        />
      )}
    </Field>
  );
}
