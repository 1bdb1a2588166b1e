import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useForgetTaste } from '../api/taste-answers.ts';

/** Deletes what was learned about the user's taste, after confirmation. */
export function ForgetTasteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const forget = useForgetTaste();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      isBusy={forget.isPending}
      title={say('forgetTasteTitle')}
      text={say('forgetTasteText')}
      confirmLabel={say('forgetTasteConfirm')}
      cancelLabel={sayShared('cancel')}
      onConfirm={() =>
        forget.mutate(
          {},
          {
            onSuccess: () => {
              onClose();
              showAlert(say('tasteForgotten'), { tone: 'good' });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
