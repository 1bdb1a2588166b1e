import { useParams } from '@tanstack/react-router';
import { RepairSheet } from './repair-sheet.tsx';
import { useCloseSheet } from './use-close-sheet.ts';

/** The repair of the week of a date, over the diary. */
export function RepairScreen() {
  const { date } = useParams({ from: '/_signed-in/diary/$date/repair' });
  return <RepairSheet date={date} onClose={useCloseSheet(date)} />;
}
