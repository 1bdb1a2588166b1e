import { classes } from '../classes.ts';

/** Placeholder for something that is loading; give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'animate-pulse rounded-control bg-sunken motion-reduce:animate-none dark:bg-line/60',
        className,
      )}
    />
  );
}
