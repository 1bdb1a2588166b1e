import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import type { useComingDays } from '../../../../features/diary/model/use-coming-days.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface WhenDaysLoadedProps {
  days: ReturnType<typeof useComingDays>;
  children: ReactNode;
}

/** Renders its content once the meals of the coming days are known. */
export function WhenDaysLoaded({ days, children }: WhenDaysLoadedProps) {
  const say = usePhrases('shared');
  if (days.error || days.isOutOfReach) return <LoadError error={days.error} onRetry={days.retry} />;
  if (days.isLoaded) return <div className="grid gap-5">{children}</div>;
  return (
    <div role="status">
      <span className="sr-only">{say('loading')}</span>
      <Skeleton className="h-96" />
    </div>
  );
}
