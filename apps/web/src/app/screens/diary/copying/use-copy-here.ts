import { onlineManager } from '@tanstack/react-query';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { copyToMoment } from '@weekbord/domain/diary/copy-meals';
import type { MealPlace } from '../../../../features/diary/model/cached-days.ts';
import { isReplaceable } from '../../../../features/diary/model/replaceable.ts';
import { useCopyMeal } from '../../../../features/planner/api/copy-meals.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { failureText } from '../../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { DAYS } from '../day/diary-days.ts';
import { useCopyMessages } from './use-copy-messages.ts';

/** Copies a meal to a place, replacing the planner's own meals there; reports the result and offers an undo. */
export function useCopyHere() {
  const sayShared = usePhrases('shared');
  const { send } = useCopyMeal(DAYS);
  const report = useCopyMessages();
  return async (
    item: CalendarItem,
    { date, moment }: MealPlace,
    known: readonly CalendarItem[],
    existing: readonly CalendarItem[],
  ) => {
    // Copying needs the server; without this message it would silently wait for the network.
    if (!onlineManager.isOnline())
      return void showAlert(failureText({ kind: 'network' }, sayShared), {
        tone: 'bad',
      });
    const { replaced } = copyToMoment(
      [{ isDish: item.content_type === 'recipemeal' }],
      existing.map((one) => ({ ...one, isReplaceable: isReplaceable(one, known) })),
      moment,
    );
    const replaceable = replaced.map(({ id }) => id);
    const result = await send({
      fromDayId: item.calendar_day,
      date,
      replaceable,
      itemId: item.id,
      moment,
    });
    if (result.ok) report([result.value]);
  };
}
