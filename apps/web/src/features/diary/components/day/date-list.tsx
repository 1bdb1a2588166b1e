import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { classes, IN_LABEL } from '@weekbord/ui/classes';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useDateName } from './use-date-name.ts';

interface DateListProps {
  label: string;
  /** Whether exactly one date (`one`) or any number of dates (`many`) can be chosen. */
  kind: 'one' | 'many';
  dates: readonly PlainDate[];
  values: readonly PlainDate[];
  /** Describes what the date already contains. */
  describe: (date: PlainDate) => string;
  isDisabled?: (date: PlainDate) => boolean;
  onChange: (values: readonly PlainDate[]) => void;
  /** The validation error of the choice. */
  error?: string | undefined;
}

/** A list of dates to choose from, each with its current meals. */
export function DateList({ label, kind, dates, values, describe, isDisabled, onChange, error }: DateListProps) {
  const nameOf = useDateName();
  const name = useId();
  const errorId = useId();
  const toggled = (date: PlainDate) =>
    values.includes(date) ? values.filter((one) => one !== date) : [...values, date].toSorted();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {dates.map((date) => (
          <label
            key={date}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 bg-surface px-4 py-2 transition hover:bg-sunken has-checked:bg-brand-soft has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand-strong"
          >
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              checked={values.includes(date)}
              disabled={isDisabled?.(date) ?? false}
              onChange={() => onChange(kind === 'one' ? [date] : toggled(date))}
              className={classes('peer', IN_LABEL)}
            />
            <span
              aria-hidden="true"
              className={classes(
                'grid size-6 shrink-0 place-items-center border-2 border-line-strong bg-surface transition peer-checked:border-brand-strong peer-checked:bg-brand-strong [&_svg]:opacity-0 peer-checked:[&_svg]:opacity-100',
                kind === 'one' ? 'rounded-full' : 'rounded-md',
              )}
            >
              <Check strokeWidth={3.2} className="size-3.5 text-surface" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold first-letter:uppercase">{nameOf(date)}</span>
              <span className="line-clamp-2 text-tiny text-ink-soft wrap-break-word">{describe(date)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
