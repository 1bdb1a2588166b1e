import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import type { ReactNode } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import type { Form } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ReasonField } from './reason-field.tsx';

interface ActDialogProps {
  title: string;
  submitLabel: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  isBusy: boolean;
  /** The form of the action, which must include a field `reason`. */
  form: Pick<Form<'reason'>, 'id' | 'submit' | 'errorOf' | 'changed' | 'generalFailure'>;
  reason: string;
  /** Says who will read the reason; by default, the person concerned. */
  reasonHint?: string;
  onReason: (reason: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  /** Shown before the reason. */
  children: ReactNode;
}

/** A dialog for an action by staff, with the action's own fields and a reason. */
export function ActDialog({
  title,
  submitLabel,
  isDangerous = false,
  isDisabled = false,
  isBusy,
  form,
  reason,
  reasonHint,
  onReason,
  onSubmit,
  onClose,
  children,
}: ActDialogProps) {
  const sayShared = usePhrases('shared');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={sayShared('close')}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" size="medium" onClick={onClose}>
            {sayShared('cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            tone={isDangerous ? 'danger' : 'primary'}
            size="medium"
            isDisabled={isDisabled}
            isBusy={isBusy}
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit(onSubmit)} className="grid gap-4">
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        {children}
        <ReasonField
          value={reason}
          error={form.errorOf('reason')}
          onChange={(typed) => {
            form.changed('reason');
            onReason(typed);
          }}
          {...(reasonHint !== undefined && { hint: reasonHint })}
        />
      </form>
    </Dialog>
  );
}
