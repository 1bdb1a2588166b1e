import type { CalendarItem } from '@weekbord/contract/diary/models';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Marks a meal that the person skipped, so that it counts as neither planned nor eaten. */
export function SkippedMark({ item: { skipped } }: { item: Pick<CalendarItem, 'skipped'> }) {
  const say = usePhrases('diary');
  return skipped && <span className="font-semibold">{say('skipped')}</span>;
}
