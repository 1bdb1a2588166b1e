import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'disabled' | 'className'
> {
  /** The accessible name of the button: screen readers cannot describe the icon. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'filled' | 'onPicture';
  isDisabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const TONES = {
  plain: 'text-ink hover:bg-sunken',
  filled: 'bg-surface text-ink shadow-card hover:bg-sunken',
  onPicture: 'bg-white/85 text-[#241f1a] shadow-card backdrop-blur hover:bg-white',
};

/** A round button that shows only an icon. */
export function IconButton({ label, icon, tone = 'plain', isDisabled, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition disabled:opacity-35',
        TONES[tone],
        className,
      )}
      onClick={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
      }}
    >
      {icon}
    </button>
  );
}
