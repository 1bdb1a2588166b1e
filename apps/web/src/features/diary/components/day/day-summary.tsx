import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { ChevronDown } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { useSummarySize } from '../../model/use-summary-size.ts';
import { FullSummary } from './full-summary.tsx';
import { SmallSummary } from './small-summary.tsx';

/** Energy and macros of a day. On a phone the summary stays small until it is pressed, so that the meals come first. */
export function DaySummary({ view, showsTargets }: { view: DayView; showsTargets: boolean }) {
  const say = usePhrases('diary');
  const { mayBeSmall, isSmall, setSmall } = useSummarySize();
  return (
    <Card as="section" labelledBy="day-overview" isFlush className="relative">
      <h2 id="day-overview" className="sr-only">
        {say('overview')}
      </h2>
      <div className={isSmall ? 'px-4 py-3 short:py-2' : classes('p-5', mayBeSmall && 'pb-1')}>
        {isSmall ? (
          <SmallSummary view={view} showsTargets={showsTargets} />
        ) : (
          <FullSummary view={view} showsTargets={showsTargets} />
        )}
      </div>
      {mayBeSmall && (
        <button
          type="button"
          aria-expanded={!isSmall}
          aria-label={say('wholeOverview')}
          onClick={() => setSmall(!isSmall)}
          className={classes(
            'flex w-full justify-center rounded-card text-ink-soft',
            isSmall ? 'absolute inset-0 items-start justify-end p-3' : 'min-h-11 items-center',
          )}
        >
          <ChevronDown aria-hidden="true" className={classes('size-5', !isSmall && 'rotate-180')} />
        </button>
      )}
    </Card>
  );
}
