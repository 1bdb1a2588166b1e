import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** An option in the wizard's style. */
export interface CardOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: ReactNode;
  /** An illustration or icon on the left. */
  readonly picture?: ReactNode;
  /** A short badge, such as 'recommended'. */
  readonly badge?: string;
  readonly isDisabled?: boolean;
}

/** The look of a choice card around its own (hidden) radio button or checkbox. */
export function OptionCard<Value extends string>({
  option,
  input,
  shape,
}: {
  option: CardOption<Value>;
  input: ReactNode;
  shape: 'round' | 'square';
}) {
  return (
    <label
      className={classes(
        'group relative flex min-h-18 cursor-pointer items-center gap-4 rounded-card border-2 border-transparent bg-surface px-4 py-3.5 shadow-card transition dark:border-line',
        'hover:bg-sunken/40 has-checked:border-brand-strong has-checked:bg-brand-soft has-disabled:cursor-default has-disabled:opacity-50',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-strong',
      )}
    >
      {option.picture && <span className="grid size-12 shrink-0 place-items-center">{option.picture}</span>}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold hyphens-auto wrap-anywhere">{option.label}</span>
          {option.badge && (
            <span className="rounded-full bg-brand px-2.5 py-0.5 text-tiny font-bold text-on-brand">
              {option.badge}
            </span>
          )}
        </span>
        {option.description && (
          <span className="mt-0.5 block text-small text-ink-soft hyphens-auto wrap-anywhere">{option.description}</span>
        )}
      </span>
      {input}
      <span
        aria-hidden="true"
        className={classes(
          'grid size-6.5 shrink-0 place-items-center border-2 border-line-strong bg-surface transition group-has-checked:border-brand-strong group-has-checked:bg-brand-strong',
          shape === 'round' ? 'rounded-full' : 'rounded-lg',
        )}
      >
        <Check strokeWidth={3.2} className="size-4 text-surface opacity-0 transition group-has-checked:opacity-100" />
      </span>
    </label>
  );
}
