import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useUndoRecipeImport } from '../../api/recipe-files.ts';

interface UndoImportProps {
  /** The import to undo; null if none is chosen. */
  id: number | null;
  onClose: () => void;
  onUndone?: () => void;
}

/** Asks whether to undo a whole recipe import, and undoes it. */
export function UndoImport({ id, onClose, onUndone }: UndoImportProps) {
  const say = usePhrases('recipeFiles');
  const sayShared = usePhrases('shared');
  const undo = useUndoRecipeImport();
  const confirm = () => {
    if (id === null) return;
    undo.mutate(id, {
      onSuccess: () => {
        showAlert(say('undone'), { tone: 'good' });
        onUndone?.();
      },
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      isOpen={id !== null}
      title={say('undoTitle')}
      text={say('undoText')}
      confirmLabel={sayShared('undo')}
      cancelLabel={sayShared('cancel')}
      isDangerous
      isBusy={undo.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
