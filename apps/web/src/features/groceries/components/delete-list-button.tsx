import type { GroceryList } from '@weekbord/contract/groceries/models';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useDeleteGroceryList } from '../api/edit-grocery-lists.ts';
import { useRangeText } from './use-range-text.ts';

/** Deletes the list, after asking. */
export function DeleteListButton({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const rangeText = useRangeText();
  const deleteList = useDeleteGroceryList();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={say('deleteList')}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={say('deleteTitle')}
        text={say('deleteText', { range: rangeText(list.start_date, list.end_date) })}
        confirmLabel={sayShared('delete')}
        cancelLabel={sayShared('cancel')}
        onConfirm={() => {
          setAsking(false);
          deleteList(list.id, { text: say('deleted'), undoLabel: sayShared('undo') });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
