import type { AgainstTarget, DayRelation } from '@weekbord/domain/diary/energy-of-day';

/** Returns how a day's energy compares with its target: over it, still left, or, once the day is over, under it. */
export function againstWord({ over }: AgainstTarget, relation: DayRelation): 'over' | 'left' | 'under' {
  if (over > 0) return 'over';
  return relation === 'PAST' ? 'under' : 'left';
}
