import { useDateName } from '../../../features/diary/components/use-date-name.ts';
import { type CopiedDay, useRemoveCopies } from '../../../features/planner/api/copy-meals.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { DAYS } from './diary-days.ts';

/**
 * Says what was copied and what was not. Where nothing gave way it can be taken back, as far as the copies are still
 * untouched.
 */
export function useCopyMessages(): (copies: readonly CopiedDay[]) => void {
  const say = usePhrases('copying');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const nameOf = useDateName();
  const { mutateAsync: remove } = useRemoveCopies(DAYS);
  return (copies) => {
    const made = copies.filter(({ copied_items: ids }) => ids.length > 0);
    for (const { date, left_out: leftOut, kept_moments: kept, copied_items: ids } of copies) {
      for (const { detail } of leftOut) showAlert(detail, { stays: true });
      if (ids.length === 0 && kept.length > 0) showAlert(say('nothingCopied', { day: nameOf(date) }));
      else if (kept.length > 0) {
        const moments = kept.map((moment) => sayMeal(`the${moment}`)).join(', ');
        showAlert(say('kept', { day: nameOf(date), moments }));
      }
    }
    const [first] = made;
    if (!first) return;
    const text =
      made.length === 1 ? say('copiedTo', { day: nameOf(first.date) }) : say('copiedToDays', { count: made.length });
    const items = made.flatMap(({ calendar_items: all, copied_items: ids }) =>
      all.filter(({ id }) => ids.includes(id)),
    );
    const takeBack = async () => {
      const { removed_count: removed } = await remove(items);
      showAlert(say(removed === items.length ? 'takenBack' : 'takenBackPartly'));
    };
    const isUndoable = made.every(({ replaced_count: replaced }) => replaced === 0);
    showAlert(text, {
      tone: 'good',
      ...(isUndoable && {
        action: { label: sayShared('undo'), onPress: () => void takeBack().catch(() => undefined) },
      }),
    });
  };
}
