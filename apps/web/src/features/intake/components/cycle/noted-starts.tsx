import { notedCycles, ownCycles } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useNoteStart } from './use-note-start.ts';

/** How many starts show until all are asked for. */
const SHOWN = 6;

/** The starts that were noted, the latest first, with how long each cycle was. */
export function NotedStarts({ starts }: { starts: readonly PlainDate[] }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { remove, isBusy } = useNoteStart(starts);
  const cycles = notedCycles(starts);
  const own = ownCycles(starts);
  return (
    <Card as="section" labelledBy="noted-starts">
      <h2 id="noted-starts" className="text-heading font-bold">
        {say('noted')}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{own === null ? say('notedFew') : say('notedOwn', own)}</p>
      <ul className="mt-2 divide-y divide-line">
        {(showsAll ? cycles : cycles.slice(0, SHOWN)).map(({ start, days }) => (
          <li key={start} className="flex min-h-13 items-center gap-3">
            <span className="min-w-0 flex-1 font-semibold">{format.date(start, 'full')}</span>
            {days !== null && (
              <span className="text-small text-ink-soft tabular-nums">{say('cycleDays', { count: days })}</span>
            )}
            <IconButton
              label={say('removeStart', { date: format.date(start, 'full') })}
              isDisabled={isBusy}
              onClick={() => remove(start)}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              className="-mr-2.5"
            />
          </li>
        ))}
      </ul>
      {cycles.length > SHOWN && !showsAll && (
        <Button tone="quiet" size="small" isWide onClick={() => setShowsAll(true)}>
          {say('showAll', { count: cycles.length })}
        </Button>
      )}
    </Card>
  );
}
