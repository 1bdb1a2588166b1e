import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { ReactNode } from 'react';
import { alertFailure } from '../../../../shared/alerts/alert-failure.ts';
import { usePrinting } from '../../../../shared/printing/use-printing.tsx';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Loads the printed week and its phrases. */
export const loadPrintedWeek = () => Promise.all([import('./printed-week.tsx'), loadPhrases('printing', 'meals')]);

/** Prints the seven days that start on a date on one page; the caller must render `page`. */
export function usePrintWeek(from: PlainDate): Readonly<{ page: ReactNode; printWeek: () => void }> {
  const { page, print } = usePrinting();
  const printWeek = async () => {
    try {
      const [{ PrintedWeek }] = await loadPrintedWeek();
      print(<PrintedWeek from={from} />, 'wide');
    } catch (error) {
      await alertFailure(error);
    }
  };
  return { page, printWeek: () => void printWeek() };
}
