import type { CalendarItem } from '@weekbord/contract/diary/models';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useDeleteMeal } from '../../api/edit-meals.ts';
import { laterMeals } from '../../model/batch.ts';
import { mealLook } from '../../model/meal-look.ts';
import { useMealOfBatch } from '../batches/use-meal-of-batch.ts';

interface DeleteMealQuestionProps {
  item: CalendarItem;
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks whether to delete a meal from its day, and deletes it. */
export function DeleteMealQuestion({ item, isOpen, onClose, onDeleted }: DeleteMealQuestionProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const deleteMeal = useDeleteMeal();
  const { name } = mealLook(item, say('quickAdd'));
  const mealText = useMealOfBatch();
  const [rest] = item.content_type === 'recipemeal' ? laterMeals(item) : [];
  const ofBatch = rest === undefined ? [] : [say('deleteOfBatch', { meal: mealText(rest) })];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      title={say('deleteTitle')}
      text={[`${name}.`, ...ofBatch, say('deleteText')].join(' ')}
      confirmLabel={sayShared('delete')}
      cancelLabel={sayShared('cancel')}
      onConfirm={() => {
        onClose();
        deleteMeal(item.id, { text: say('deleted'), undoLabel: sayShared('undo') });
        onDeleted?.();
      }}
      onClose={onClose}
    />
  );
}
