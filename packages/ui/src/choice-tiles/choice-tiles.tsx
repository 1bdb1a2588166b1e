import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes, IN_LABEL } from '../classes.ts';

/** An option with a picture above its name. */
export interface TileOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly picture: ReactNode;
}

interface ChoiceTilesProps<Value extends string> {
  /** The accessible name; the screen's title shows it. */
  label: string;
  values: readonly Value[];
  /** Called when a tile is pressed; the caller decides what happens to the others. */
  onToggle: (value: Value) => void;
  options: readonly TileOption<Value>[];
  columns: 2 | 3;
  /** The id of the validation error. */
  describedBy?: string | undefined;
}

/** A multiple choice from many options, shown as a grid of pictures. */
export function ChoiceTiles<Value extends string>({
  label,
  values,
  onToggle,
  options,
  columns,
  describedBy,
}: ChoiceTilesProps<Value>) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="sr-only">{label}</legend>
      <div className={classes('grid gap-3', columns === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-3')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'group relative grid cursor-pointer grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-2 rounded-card border-2 border-transparent bg-surface px-1.5 pb-3.5 pt-5 text-center shadow-card transition dark:border-line',
              'hover:bg-sunken/40 has-checked:border-brand-strong has-checked:bg-brand-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-strong',
            )}
          >
            <input
              type="checkbox"
              value={option.value}
              checked={values.includes(option.value)}
              onChange={() => onToggle(option.value)}
              className={IN_LABEL}
            />
            <span className="grid size-14 place-items-center transition-transform group-has-checked:scale-106">
              {option.picture}
            </span>
            <span
              className={classes(
                'w-full font-semibold hyphens-auto wrap-break-word',
                columns === 3 ? 'text-tiny sm:text-small' : 'text-small',
              )}
            >
              {option.label}
            </span>
            {option.description && <span className="-mt-1.5 text-tiny text-ink-soft">{option.description}</span>}
            <span
              aria-hidden="true"
              className="absolute right-2 top-2 grid size-6 place-items-center rounded-full bg-brand-strong opacity-0 transition group-has-checked:opacity-100"
            >
              <Check strokeWidth={3.2} className="size-3.5 text-surface" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
