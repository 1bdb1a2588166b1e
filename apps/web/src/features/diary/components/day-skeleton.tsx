import { Skeleton } from '@weekbord/ui/skeleton/skeleton';

/** Keeps the place of a day that is loading. */
export function DaySkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-[17.25rem] rounded-card" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-[9.75rem] rounded-card" />
      ))}
    </div>
  );
}
