import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Printer } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { loadPrintedWeek, usePrintWeek } from './use-print-week.tsx';

const fetchAhead = () => void loadPrintedWeek().catch(() => undefined);

/** Prints the seven days that start on a date. */
export function PrintWeekButton({ from }: { from: PlainDate }) {
  const say = usePhrases('diary');
  const { page, printWeek } = usePrintWeek(from);
  return (
    <>
      <Button
        tone="secondary"
        size="medium"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={printWeek}
      >
        {say('printWeek')}
      </Button>
      {page}
    </>
  );
}
