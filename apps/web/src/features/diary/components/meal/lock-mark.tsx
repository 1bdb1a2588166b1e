import type { CalendarItem } from '@weekbord/contract/diary/models';
import { Lock } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface LockMarkProps {
  item: Pick<CalendarItem, 'locked' | 'status' | 'skipped'>;
  /** Whether there is only room for the icon. */
  isSmall?: boolean;
}

/** Marks a meal that planning leaves where it is; a meal that was eaten or skipped needs no mark. */
export function LockMark({ item: { locked, status, skipped }, isSmall = false }: LockMarkProps) {
  const say = usePhrases('diary');
  if (!locked || status === 'EATEN' || skipped) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Lock aria-hidden="true" className="size-3.5 shrink-0 text-brand-strong" />
      {isSmall ? <span className="sr-only">{say('locked')}</span> : say('locked')}
    </span>
  );
}
