import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  isDangerous?: boolean;
  isBusy?: boolean;
}

/** Confirmation before an action. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  isDangerous,
  isBusy,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      describedBy={text ? textId : undefined}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap-reverse sm:justify-end">
          <Button tone="secondary" size="medium" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={isDangerous ? 'danger' : 'primary'} size="medium" isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {text && (
        <div id={textId} className="text-ink-soft">
          {text}
        </div>
      )}
    </Dialog>
  );
}
