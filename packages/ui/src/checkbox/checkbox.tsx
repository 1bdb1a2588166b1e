import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

interface CheckboxProps {
  children: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string;
  name?: string;
  isDisabled?: boolean;
  /** `round` is for ticking off a list. */
  shape?: 'square' | 'round';
  /** Whether the line is as compact as a finger allows, for long lists. */
  isCompact?: boolean;
  className?: string;
}

/** A yes-or-no choice; the whole line can be pressed. */
export function Checkbox({
  children,
  isChecked,
  onChange,
  error,
  name,
  isDisabled,
  shape = 'square',
  isCompact = false,
  className,
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label
        className={classes('group flex min-h-11 cursor-pointer items-center gap-3', isCompact ? 'py-0.5' : 'py-1.5')}
      >
        <span className="relative grid size-6.5 shrink-0 place-items-center">
          <input
            type="checkbox"
            name={name}
            checked={isChecked}
            disabled={isDisabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className={classes(
              'peer size-full cursor-pointer appearance-none border-2 border-line-strong bg-surface transition',
              'checked:border-transparent checked:bg-brand aria-invalid:border-danger',
              shape === 'round' ? 'rounded-full' : 'rounded-lg',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.2}
            className="pointer-events-none absolute size-4 scale-50 text-on-brand opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {error && (
        <p id={errorId} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
