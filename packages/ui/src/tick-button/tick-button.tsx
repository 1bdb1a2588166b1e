import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';

interface TickButtonProps {
  /** The accessible name. */
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  className?: string;
}

/** How long the ring spins after a press, in milliseconds; the change itself is shown immediately. */
const SPINS_MS = 750;

/** A large round tick, to be pressed with a thumb in a kitchen. */
export function TickButton({ label, isTicked, onTick, className }: TickButtonProps) {
  const [isSpinning, setSpinning] = useState(false);
  useEffect(() => {
    if (!isSpinning) return;
    const timer = setTimeout(() => setSpinning(false), SPINS_MS);
    return () => clearTimeout(timer);
  }, [isSpinning]);
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      aria-label={label}
      aria-busy={isSpinning || undefined}
      title={label}
      className={classes(
        'relative grid size-12 shrink-0 place-items-center rounded-full transition active:scale-92 motion-reduce:active:scale-100',
        isTicked ? 'text-on-brand' : 'text-ink-soft hover:text-brand-strong',
        className,
      )}
      onClick={() => {
        setSpinning(true);
        onTick(!isTicked);
      }}
    >
      <span
        className={classes(
          'grid size-10 place-items-center rounded-full border-2 transition',
          isTicked ? 'border-brand bg-brand' : 'border-line-strong bg-surface',
        )}
      >
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className={classes('size-5.5 transition', isTicked ? 'scale-100' : 'scale-75 opacity-45')}
        />
      </span>
      {isSpinning && <Spinner className="absolute inset-0 text-[2.4rem] text-brand-strong" />}
    </button>
  );
}
