import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useSummarySize } from '../../model/use-summary-size.ts';

/** Placeholder for a day while it loads. */
export function DaySkeleton({ label }: { label: string }) {
  const { isSmall } = useSummarySize();
  return <DayInGrey label={label} isSmall={isSmall} />;
}

/** The same placeholder without knowing whether the person left the summary small or full. */
export function DayInGrey({ label, isSmall }: { label: string; isSmall: boolean }) {
  return (
    <div role="status" className="grid gap-3 roomy:gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className={`rounded-card ${isSmall ? 'h-24 roomy:h-[17.25rem] short:h-19' : 'h-[17.25rem]'}`} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-[9.25rem] rounded-card roomy:h-[9.75rem]" />
      ))}
    </div>
  );
}
