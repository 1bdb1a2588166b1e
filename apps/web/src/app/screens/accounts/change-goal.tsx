import { useQueryClient } from '@tanstack/react-query';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { cacheDay } from '../../../features/diary/api/calendar-week.ts';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { GoalSheet } from '../../../features/expenditure/components/goal-sheet.tsx';
import { offerUndo } from '../../../features/planner/api/undo-replacement.ts';
import { usePlanWeek } from '../../../features/planner/api/week-wishes.ts';
import { useKeptText } from '../../../features/planner/model/use-kept-text.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** Lets the user change their goal, and plans meals for it from a date that they choose. */
export function ChangeGoal({ onClose }: { onClose: () => void }) {
  const say = usePhrases('profile');
  const client = useQueryClient();
  const keptText = useKeptText();
  const planWeek = usePlanWeek(cacheDay);
  const { mayGenerate, mayEdit } = diaryAbilities(useCurrentUser());
  const onChanged = async (start: PlainDate | null) => {
    const planned = start === null ? null : await planWeek.send(start);
    if (!planned?.ok) return void showAlert(say('goalSaved'), { tone: 'good' });
    const { undo_id: undoId, kept } = planned.value;
    const text = keptText(say('goalSavedPlanned'), kept, true);
    if (undoId === null) showAlert(text, { tone: 'good' });
    else void offerUndo(client, { undoId, text, put: cacheDay });
  };
  return <GoalSheet mayPlan={mayGenerate && mayEdit} onClose={onClose} onChanged={onChanged} />;
}
