import { classes } from '@weekbord/ui/classes';
import { Field, FIELD_BOX } from '@weekbord/ui/field/field';
import type { ReactNode } from 'react';

/** One field of a measurement. */
interface UnitPart {
  readonly unit: string;
  readonly text: string;
  /** The accessible name, if the label alone is not enough. */
  readonly label?: string;
}

interface UnitFieldsProps {
  label: string;
  parts: readonly UnitPart[];
  onType: (index: number, text: string) => void;
  onBlur: () => void;
  hint?: ReactNode;
  error?: string;
}

/** A measurement in one field, or in two such as feet and inches, with one label and one error for both. */
export function UnitFields({ label, parts, onType, onBlur, hint, error }: UnitFieldsProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...described }) => (
        <span className={classes('grid gap-3', parts.length > 1 && 'grid-cols-2')}>
          {parts.map((part, index) => (
            <span key={part.unit} className="relative grid">
              <input
                {...described}
                id={index === 0 ? id : undefined}
                aria-label={part.label}
                type="text"
                inputMode="decimal"
                enterKeyHint="next"
                autoComplete="off"
                maxLength={8}
                value={part.text}
                onChange={(event) => onType(index, event.target.value)}
                onFocus={(event) => event.target.select()}
                onBlur={onBlur}
                className={classes(FIELD_BOX, 'scroll-mb-21 pr-14')}
              />
              <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-body text-ink-soft">
                {part.unit}
              </span>
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}
