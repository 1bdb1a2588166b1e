import { Check, Minus } from 'lucide-react';
import { classes } from '../classes.ts';

interface SelectBoxProps {
  /** The accessible name, for screen readers only. */
  label: string;
  isChecked: boolean;
  /** Whether some of several are selected, but not all. */
  isMixed?: boolean;
  /** Whether the box is small enough for a table row, for use with a mouse. */
  isDense: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox without text that selects a row, or all rows. */
export function SelectBox({ label, isChecked, isMixed = false, isDense, onChange }: SelectBoxProps) {
  const Mark = isMixed ? Minus : Check;
  return (
    <label
      className={classes(
        'relative z-10 grid shrink-0 cursor-pointer place-items-center',
        isDense ? 'size-8' : 'size-11',
      )}
    >
      <span className="relative grid size-5 place-items-center">
        <input
          ref={(input) => {
            if (input) input.indeterminate = isMixed;
          }}
          type="checkbox"
          aria-label={label}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full cursor-pointer appearance-none rounded-md border-2 border-line-strong bg-surface transition checked:border-transparent checked:bg-brand indeterminate:border-transparent indeterminate:bg-brand"
        />
        <Mark
          aria-hidden="true"
          strokeWidth={3.4}
          className="pointer-events-none absolute size-3.5 text-on-brand opacity-0 transition peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
    </label>
  );
}
