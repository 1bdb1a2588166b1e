import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface RedoDialogProps {
  isOpen: boolean;
  /** Whether saving replaces existing planned meals. */
  plansMeals: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks a person who has a plan whether the new answers should replace it. */
export function RedoDialog({ isOpen, plansMeals, onConfirm, onClose }: RedoDialogProps) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={say('redoTitle')}
      text={
        <div className="grid gap-3">
          <p>{say('redoAnswers')}</p>
          {plansMeals && <p>{say('redoMeals')}</p>}
        </div>
      }
      confirmLabel={say('redoConfirm')}
      cancelLabel={sayShared('cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
