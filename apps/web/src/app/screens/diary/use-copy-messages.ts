import { useDateName } from '../../../features/diary/components/use-date-name.ts';
import { type CopiedDay, useBringBack, useRemoveCopies } from '../../../features/planner/api/copy-meals.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { DAYS } from './diary-days.ts';

/**
 * Says what was copied and what was not. It can be taken back, as far as the copies are still untouched; what they took
 * the place of then stands there again.
 */
export function useCopyMessages(): (copies: readonly CopiedDay[]) => void {
  const say = usePhrases('copying');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const nameOf = useDateName();
  const { mutateAsync: remove } = useRemoveCopies(DAYS);
  const { mutateAsync: bringBack } = useBringBack(DAYS);
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
      let isWhole = removed === items.length;
      for (const { undo_id: undoId } of made) {
        if (undoId !== null) isWhole = (await bringBack(undoId)).stayed.length === 0 && isWhole;
      }
      showAlert(say(isWhole ? 'takenBack' : 'takenBackPartly'));
    };
    showAlert(text, {
      tone: 'good',
      action: { label: sayShared('undo'), onPress: () => void takeBack().catch(() => undefined) },
    });
  };
}
