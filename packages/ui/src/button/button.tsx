import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand shadow-card hover:brightness-105 active:brightness-95',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-line hover:bg-sunken active:bg-sunken',
  quiet: 'text-brand-strong hover:bg-brand-soft active:bg-brand-soft',
  danger: 'bg-danger text-on-danger hover:brightness-105 active:brightness-95',
};

const SIZES: Record<ButtonSize, string> = {
  large: 'min-h-13 px-6 text-body rounded-control',
  medium: 'min-h-11 px-5 text-small rounded-control',
  small: 'min-h-11 px-3 text-small rounded-control',
};

interface LookProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  isWide?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonClasses({ tone = 'primary', size = 'large', isWide = false }: LookProps = {}): string {
  return classes(
    'relative inline-flex select-none items-center justify-center gap-2 font-semibold transition',
    'disabled:bg-line disabled:text-ink-soft disabled:shadow-none disabled:brightness-100',
    TONES[tone],
    SIZES[size],
    isWide && 'w-full',
  );
}

interface ButtonProps extends LookProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  children: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Whether the action is in progress: the button then shows a spinner, keeps its width and ignores presses. */
  isBusy?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Performs an action. Use a large, wide one to complete a screen, and quiet ones next to it. */
export function Button({
  children,
  icon,
  tone,
  size,
  isWide,
  isDisabled,
  isBusy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classes(buttonClasses({ tone, size, isWide }), className)}
      onClick={isBusy ? refusePress : (event) => press(event, onClick)}
    >
      <span className={classes('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isBusy && <Spinner className="absolute inset-0" />}
    </button>
  );
}

function refusePress(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

/**
 * Focuses the button, because Safari does not focus a clicked button and a dialog could then not return the focus to
 * it.
 */
function press(event: MouseEvent<HTMLButtonElement>, onClick: ButtonProps['onClick']): void {
  event.currentTarget.focus({ preventScroll: true });
  onClick?.(event);
}
