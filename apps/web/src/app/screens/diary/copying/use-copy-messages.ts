import { useDateName } from '../../../../features/diary/components/day/use-date-name.ts';
import { type CopiedDay, useBringBack, useRemoveCopies } from '../../../../features/planner/api/copy-meals.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { DAYS } from '../day/diary-days.ts';

/**
 * Reports what was copied and what was not. Copies that are still unchanged can be undone, which restores what they
 * replaced.
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
    const leftOut = copies.flatMap(({ left_out: meals }) => meals.map(({ detail }) => detail));
    const kept = copies.flatMap(({ date, kept_moments: moments, copied_items: ids }) => {
      if (moments.length === 0) return [];
      if (ids.length === 0) return say('nothingCopied', { day: nameOf(date) });
      return say('kept', { day: nameOf(date), moments: moments.map((moment) => sayMeal(`the${moment}`)).join(', ') });
    });
    // The message stays if meals were left out, so that the person has time to read which.
    const stays = leftOut.length > 0;
    const [first] = made;
    if (!first) {
      if (stays || kept.length > 0) showAlert([...leftOut, ...kept].join('\n'), { stays });
      return;
    }
    const done =
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
    showAlert([done, ...leftOut, ...kept].join('\n'), {
      tone: 'good',
      stays,
      action: { label: sayShared('undo'), onPress: () => void takeBack().catch(() => undefined) },
    });
  };
}
