import { useNavigate } from '@tanstack/react-router';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Button } from '@weekbord/ui/button/button';
import { useKeys } from '@weekbord/ui/keys/use-keys';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Keyboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { BOARD_DAYS } from '../../../../features/diary/model/board-dates.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { readStored, writeStored } from '../../../../shared/stored.ts';

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface DiaryKeysProps {
  date: PlainDate;
  today: PlainDate;
  /** The slot for which pressing `/` finds a meal. */
  slotId: number | undefined;
  /** The first day of the week's board, if the board is shown. The keys then move by week. */
  from?: PlainDate;
}

/** The diary's keyboard shortcuts, and on a wide screen the button that lists them. */
export function DiaryKeys({ date, today, slotId, from }: DiaryKeysProps) {
  const say = usePhrases('diary');
  const navigate = useNavigate();
  const [isListed, setListed] = useState(false);
  const [isOn, setOn] = useState(() => readStored('shortcuts') !== 'off');
  const shown = from ?? date;
  const step = from === undefined ? 1 : BOARD_DAYS;
  const open = (to: PlainDate) => {
    if (to === shown || !isPlannable(to, today)) return;
    const address = from === undefined ? '/diary/$date' : '/diary/$date/week';
    void navigate({ to: address, params: { date: to }, replace: true, resetScroll: false });
  };
  const openOver = (to: '/diary/$date/find/$slotId' | '/diary/$date/add-food/$slotId') => {
    if (slotId === undefined) return;
    const params = { date, slotId: String(slotId) };
    void navigate({ to, params, search: {}, state: { isOverDiary: true }, resetScroll: false });
  };
  const bindings = {
    t: () => open(today),
    ArrowLeft: () => open(addDays(shown, -step)),
    ArrowRight: () => open(addDays(shown, step)),
    n: () => {
      if (from !== undefined) return openOver('/diary/$date/add-food/$slotId');
      document.querySelector<HTMLElement>('[aria-keyshortcuts="N"]')?.click();
    },
    '/': () => openOver('/diary/$date/find/$slotId'),
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
          <KeysDialog
            step={from === undefined ? 'day' : 'week'}
            isOn={isOn}
            onTurn={turn}
            onClose={() => setListed(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
