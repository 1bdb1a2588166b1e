import { useNavigate } from '@tanstack/react-router';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Button } from '@weekbord/ui/button/button';
import { useKeys } from '@weekbord/ui/keys/use-keys';
import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

interface DiaryKeysProps {
  date: PlainDate;
  today: PlainDate;
  /** The slot for which `/` finds a meal. */
  slotId: number | undefined;
}

/** The keys of the diary, and on a wide screen the button that lists them. */
export function DiaryKeys({ date, today, slotId }: DiaryKeysProps) {
  const say = usePhrases('diary');
  const navigate = useNavigate();
  const [isListed, setListed] = useState(false);
  const [isOn, setOn] = useState(() => readStored('shortcuts') !== 'off');
  const open = (to: PlainDate) => {
    if (to !== date && isPlannable(to, today))
      void navigate({ to: '/diary/$date', params: { date: to }, replace: true, resetScroll: false });
  };
  const bindings = {
    t: () => open(today),
    ArrowLeft: () => open(addDays(date, -1)),
    ArrowRight: () => open(addDays(date, 1)),
    n: () => document.querySelector<HTMLElement>('[aria-keyshortcuts="N"]')?.click(),
    '/': () => {
      if (slotId === undefined) return;
      void navigate({
        to: '/diary/$date/find/$slotId',
        params: { date, slotId: String(slotId) },
        search: {},
        state: { isOverDiary: true },
        resetScroll: false,
      });
    },
    '?': () => setListed(true),
  };
  useKeys(bindings, isOn);
  const turn = (next: boolean) => {
    setOn(next);
    writeStored('shortcuts', next ? null : 'off');
  };
  return (
    <div className="mt-6 hidden justify-center rail:flex">
      <Button
        tone="quiet"
        size="small"
        icon={<Keyboard aria-hidden="true" className="size-4.5" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setListed(true)}
      >
        {say('shortcuts')}
      </Button>
      {isListed && (
        <Suspense>
          <KeysDialog isOn={isOn} onTurn={turn} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </div>
  );
}
