import type { ItemOf } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { useId } from 'react';
import { useEditQuickAdd } from '../../../../features/diary/api/edit-meals.ts';
import { DeleteMealButton } from '../../../../features/diary/components/meal/delete-meal-button.tsx';
import { QuickAddForm } from '../../../../features/diary/components/meal/quick-add-form.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { FigureTiles } from '../../../../features/recipes/components/view/figure-tiles.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { EatenTick } from './eaten-tick.tsx';
import { MealMenu } from './meal-menu.tsx';

interface QuickAddSheetProps {
  date: PlainDate;
  item: ItemOf<'quickaddmeal'>;
  onClose: () => void;
}

/** A quick add in the diary, to edit, tick or delete. */
export function QuickAddSheet({ date, item, onClose }: QuickAddSheetProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const edit = useEditQuickAdd();
  const formId = useId();
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { name } = mealLook(item, say('quickAdd'));
  return (
    <Sheet
      title={name}
      closeLabel={sayShared('close')}
      onClose={onClose}
      actions={mayEdit && <MealMenu date={date} item={item} onMoved={onClose} />}
      footer={
        <div className="flex items-center gap-3">
          {mayEdit && (
            <Button type="submit" form={formId}>
              {sayShared('save')}
            </Button>
          )}
          <EatenTick item={item} name={name} />
        </div>
      }
    >
      {mayEdit ? (
        <QuickAddForm
          id={formId}
          meal={item.meal}
          onSubmit={(figures) => {
            edit(item.object_id, figures);
            onClose();
          }}
        />
      ) : (
        <FigureTiles meal={item.meal} />
      )}
      {mayEdit && <DeleteMealButton item={item} onDeleted={onClose} />}
    </Sheet>
  );
}
