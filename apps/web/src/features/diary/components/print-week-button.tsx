import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Printer } from 'lucide-react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { usePrinting } from '../../../shared/use-printing.tsx';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';

// Comes when it is asked for, with its sentences.
const loadPage = () => Promise.all([import('./printed-week.tsx'), loadPhrases('printing', 'meals')]);
const fetchAhead = () => void loadPage().catch(() => undefined);

/** Prints seven days from a date on, on one page. */
export function PrintWeekButton({ from }: { from: PlainDate }) {
  const say = usePhrases('diary');
  const { page, print } = usePrinting();
  const printWeek = async () => {
    try {
      const [{ PrintedWeek }] = await loadPage();
      print(<PrintedWeek from={from} />, 'wide');
    } catch (error) {
      await alertFailure(error);
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        size="medium"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void printWeek()}
      >
        {say('printWeek')}
      </Button>
      {page}
    </>
  );
}
