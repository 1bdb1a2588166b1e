import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { usePrinting } from '../../../shared/use-printing.tsx';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';

// Comes when it is asked for, with its sentences.
const loadPage = () => Promise.all([import('./printed-week.tsx'), loadPhrases('printing', 'meals')]);
const fetchAhead = () => void loadPage().catch(() => undefined);

/** Prints seven days from a date on, on one page; `page` must be drawn where it is asked for. */
export function usePrintWeek(from: PlainDate): Readonly<{ page: ReactNode; printWeek: () => void }> {
  const { page, print } = usePrinting();
  const printWeek = async () => {
    try {
      const [{ PrintedWeek }] = await loadPage();
      print(<PrintedWeek from={from} />, 'wide');
    } catch (error) {
      await alertFailure(error);
    }
  };
  return { page, printWeek: () => void printWeek() };
}

/** The same as a button. */
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
