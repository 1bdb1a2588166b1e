import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { IN_LABEL } from '@weekbord/ui/classes';
import { useId } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';

interface DayPickerProps {
  label: string;
  dates: readonly PlainDate[];
  value: PlainDate;
  onChange: (date: PlainDate) => void;
}

/** Lets the user choose one of a few consecutive days. */
export function DayPicker({ label, dates, value, onChange }: DayPickerProps) {
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div className="grid grid-cols-7 gap-1">
        {dates.map((date) => (
          <label
            key={date}
            className="relative grid min-h-16 cursor-pointer content-center justify-items-center rounded-control transition hover:bg-sunken has-checked:bg-brand has-checked:text-on-brand has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-strong"
          >
            <input
              type="radio"
              name={name}
              checked={date === value}
              aria-label={format.date(date, 'long')}
              onChange={() => onChange(date)}
              className={`peer ${IN_LABEL}`}
            />
            <span aria-hidden="true" className="text-tiny font-semibold text-ink-soft peer-checked:text-inherit">
              {format.date(date, 'weekday')}
            </span>
            <span aria-hidden="true" className="text-heading font-bold">
              {Number(date.slice(-2))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
