import { ownCycles } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Card } from '@weekbord/ui/card/card';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Trash2 } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { StartList } from './start-list.tsx';
import { useNoteStart } from './use-note-start.ts';

/** The recorded starts, each with a button to remove it. */
export function NotedStarts({ starts }: { starts: readonly PlainDate[] }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const { remove, isBusy } = useNoteStart(starts);
  const own = ownCycles(starts);
  return (
    <Card as="section" labelledBy="noted-starts">
      <h2 id="noted-starts" className="text-heading font-bold">
        {say('noted')}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{own === null ? say('notedFew') : say('notedOwn', own)}</p>
      <StartList
        starts={starts}
        actionOf={(start) => (
          <IconButton
            label={say('removeStart', { date: format.date(start, 'full') })}
            isDisabled={isBusy}
            onClick={() => remove(start)}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            className="-mr-2.5"
          />
        )}
      />
    </Card>
  );
}
