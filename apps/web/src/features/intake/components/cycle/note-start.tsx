import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense, useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useNoteStart } from './use-note-start.ts';

const ChooseStart = lazyPart(async () => (await import('./choose-start.tsx')).ChooseStart);

interface NoteStartProps {
  starts: readonly PlainDate[];
  today: PlainDate;
}

/** Records that a period began: today, or on a day picked from a calendar. */
export function NoteStart({ starts, today }: NoteStartProps) {
  const say = usePhrases('cycle');
  const [isChoosing, setChoosing] = useState<boolean>();
  const { note, isBusy } = useNoteStart(starts);
  return (
    <div className="grid w-full gap-2.5 sm:grid-flow-col sm:auto-cols-fr">
      {!starts.includes(today) && (
        <Button size="medium" isWide isBusy={isBusy && !isChoosing} onClick={() => note(today)}>
          {say('startedToday')}
        </Button>
      )}
      <Button tone="secondary" size="medium" isWide onClick={() => setChoosing(true)}>
        {say('startedOn')}
      </Button>
      {isChoosing !== undefined && (
        <Suspense>
          <ChooseStart isOpen={isChoosing} onClose={() => setChoosing(false)} starts={starts} today={today} />
        </Suspense>
      )}
    </div>
  );
}
