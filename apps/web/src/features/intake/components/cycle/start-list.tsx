import { notedCycles } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** How many starts are shown until the user asks for all. */
const SHOWN = 6;

interface StartListProps {
  starts: readonly PlainDate[];
  /** Renders an action at the end of a start's line. */
  actionOf?: (start: PlainDate) => ReactNode;
}

/** The recorded starts, latest first, with the length of each cycle. */
export function StartList({ starts, actionOf }: StartListProps) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const cycles = notedCycles(starts);
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {(showsAll ? cycles : cycles.slice(0, SHOWN)).map(({ start, days }) => (
          <li key={start} className="flex min-h-13 items-center gap-3">
            <span className="min-w-0 flex-1 font-semibold">{format.date(start, 'full')}</span>
            {days !== null && (
              <span className="text-small text-ink-soft tabular-nums">{say('cycleDays', { count: days })}</span>
            )}
            {actionOf?.(start)}
          </li>
        ))}
      </ul>
      {cycles.length > SHOWN && !showsAll && (
        <Button tone="quiet" size="small" isWide onClick={() => setShowsAll(true)}>
          {say('showAll', { count: cycles.length })}
        </Button>
      )}
    </>
  );
}
