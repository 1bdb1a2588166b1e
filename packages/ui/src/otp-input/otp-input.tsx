import { useId, useRef } from 'react';
import { classes } from '../classes.ts';

interface OtpInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The number of digits. */
  length: number;
  error?: string;
  /** Called once the last digit is entered. */
  onComplete?: (value: string) => void;
}

/**
 * A one-time code: a single field that a phone can fill from the message, drawn as one box per digit. Non-digits are
 * dropped before the text is cut to length, so that pasting '12 34' works.
 */
export function OtpInput({ label, value, onChange, length, error, onComplete }: OtpInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          pattern="[0-9]*"
          enterKeyHint="go"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, length);
            onChange(digits);
            if (digits.length === length && digits !== value) onComplete?.(digits);
          }}
          className="peer absolute inset-0 z-10 size-full cursor-text text-[16px] text-transparent caret-transparent opacity-0 outline-none"
        />
        <div
          aria-hidden="true"
          className="group flex gap-3 peer-focus:[&_[data-next]]:border-brand-strong peer-focus:[&_[data-next]]:outline-2"
        >
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              data-next={index === Math.min(value.length, length - 1) || undefined}
              className={classes(
                'grid h-18 flex-1 place-items-center rounded-control border bg-surface text-title font-bold -outline-offset-1 outline-brand-strong transition',
                error ? 'border-danger' : 'border-line-strong',
              )}
            >
              {value[index] ?? ''}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="min-h-5.5 text-small font-medium text-danger">
        {error}
      </p>
    </div>
  );
}
