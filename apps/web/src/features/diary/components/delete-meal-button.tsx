import type { CalendarItem } from '@weekbord/contract/diary/models';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useDeleteMeal } from '../api/edit-meals.ts';
import { laterMeals } from '../model/batch.ts';
import { mealLook } from '../model/meal-look.ts';
import { useMealOfBatch } from './use-meal-of-batch.ts';

/** Takes a meal out of the day, after asking. */
export function DeleteMealButton({ item, onDeleted }: { item: CalendarItem; onDeleted: () => void }) {
  const say = usePhrases('diary');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const deleteMeal = useDeleteMeal();
  const [isAsking, setAsking] = useState(false);
  const { name } = mealLook(item, say('quickAdd'));
  const mealText = useMealOfBatch();
  const [rest] = item.content_type === 'recipemeal' ? laterMeals(item) : [];
  const ofBatch = rest === undefined ? [] : [say('deleteOfBatch', { meal: mealText(rest) })];
  return (
    <>
      <IconButton
        label={say('deleteMeal')}
        tone={item.content_type === 'quickaddmeal' ? 'plain' : 'onPicture'}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={say('deleteTitle', { name })}
        text={[say('deleteText', { moment: sayMeal(`the${item.meal_moment}`) }), ...ofBatch].join(' ')}
        confirmLabel={sayShared('delete')}
        cancelLabel={sayShared('cancel')}
        onConfirm={() => {
          setAsking(false);
          deleteMeal(item.id, { text: say('deleted'), undoLabel: sayShared('undo') });
          onDeleted();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
