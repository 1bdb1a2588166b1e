import { classes } from '../classes.ts';

/** Spins while something is in progress. Without a label, the text next to it says what. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={classes('inline-grid place-items-center', className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1.25em] animate-spin motion-reduce:animate-none">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity=".22" />
        <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
