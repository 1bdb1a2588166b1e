import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import type { DiaryAbilities } from '../../../../features/diary/model/abilities.ts';
import type { DayView } from '../../../../features/diary/model/day-view.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';

// Loaded with its phrases, after the parts around it.
const RepairLine = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../../features/diary/components/repair/repair-line.tsx'),
        loadPhrases('repairing'),
      ])
    )[0].RepairLine,
);

interface OfferedRepairProps {
  date: PlainDate;
  today: PlainDate;
  /** The days of the week that contains the date. */
  views: ReadonlyMap<PlainDate, DayView>;
  abilities: DiaryAbilities;
}

/** Says how far the week deviates from its plan, with a link to repair it. Not shown if targets are hidden. */
export function OfferedRepair({ abilities, ...line }: OfferedRepairProps) {
  if (!mayRepair(line.views, abilities) || !abilities.showsTargets) return null;
  return (
    <Suspense>
      <RepairLine {...line} />
    </Suspense>
  );
}

/** Whether a person may repair the given days. */
export function mayRepair(
  views: ReadonlyMap<PlainDate, DayView>,
  { mayEdit, mayGenerate }: Pick<DiaryAbilities, 'mayEdit' | 'mayGenerate'>,
): boolean {
  return mayEdit && mayGenerate && [...views.values()].some(({ items }) => items.length > 0);
}
