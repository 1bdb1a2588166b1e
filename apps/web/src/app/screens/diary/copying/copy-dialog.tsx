import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { type ReactNode, useState } from 'react';
import { DateList } from '../../../../features/diary/components/day/date-list.tsx';
import type { ExistingItem, useComingDays } from '../../../../features/diary/model/use-coming-days.ts';
import type { CopiedDay } from '../../../../features/planner/api/copy-meals.ts';
import type { ApiFailure } from '../../../../shared/http/api-failure.ts';
import type { Result } from '../../../../shared/http/result.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { ReplaceQuestion } from '../swapping/replace-question.tsx';
import { useCopyMessages } from './use-copy-messages.ts';
import { WhenDaysLoaded } from '../day/when-days-loaded.tsx';

interface CopyDialogProps {
  title: string;
  days: ReturnType<typeof useComingDays>;
  /** The dates that can be chosen. */
  dates: readonly PlainDate[];
  describe: (date: PlainDate) => string;
  /** The planned meals that are replaced on a date. */
  replacedOn: (date: PlainDate) => readonly ExistingItem[];
  copy: (date: PlainDate, replaceable: readonly number[]) => Promise<Result<CopiedDay, ApiFailure>>;
  /** The choices to make before the dates. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for the dates to copy to, and for confirmation if planned meals would be replaced. Then copies. */
export function CopyDialog({ title, days, dates, describe, replacedOn, copy, children, onClose }: CopyDialogProps) {
  const say = usePhrases('copying');
  const sayShared = usePhrases('shared');
  const report = useCopyMessages();
  const [chosen, setChosen] = useState<readonly PlainDate[]>([]);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const targets = chosen.filter((date) => dates.includes(date));
  const replacing = targets.map((date) => ({ date, items: replacedOn(date) })).filter(({ items }) => items.length > 0);

  const copyAll = async () => {
    setAsking(false);
    setBusy(true);
    const copies: CopiedDay[] = [];
    for (const date of targets) {
      const result = await copy(
        date,
        replacedOn(date).map(({ id }) => id),
      );
      if (!result.ok) break;
      copies.push(result.value);
    }
    setBusy(false);
    // Only dates that failed stay selected, so that they can be tried again.
    const done = new Set(copies.map(({ date }) => date));
    setChosen(targets.filter((date) => !done.has(date)));
    if (done.size === targets.length) onClose();
    report(copies);
  };
  const start = () => {
    setTried(true);
    if (targets.length === 0 || isBusy) return;
    if (replacing.length > 0) setAsking(true);
    else void copyAll();
  };
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <Button isWide isBusy={isBusy} isDisabled={!days.isLoaded} onClick={start}>
          {targets.length === 0 ? say('copy') : say('copyToDays', { count: targets.length })}
        </Button>
      }
    >
      <WhenDaysLoaded days={days}>
        {children}
        <DateList
          label={say('toWhichDays')}
          kind="many"
          dates={dates}
          values={targets}
          describe={describe}
          onChange={setChosen}
          error={isTried && targets.length === 0 ? say('chooseDay') : undefined}
        />
      </WhenDaysLoaded>
      {isAsking && (
        <ReplaceQuestion replacing={replacing} onConfirm={() => void copyAll()} onClose={() => setAsking(false)} />
      )}
    </Dialog>
  );
}
