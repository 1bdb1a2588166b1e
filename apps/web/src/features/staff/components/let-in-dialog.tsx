import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useLetIn, type Waiting } from '../api/organisations.ts';
import { ReasonField } from './reason-field.tsx';

interface LetInDialogProps {
  waiting: Waiting;
  /** The name of the organisation for which they wait. */
  portal: string;
  onClose: () => void;
}

/** Lets in a person from the waitlist: explains what follows, and asks for the reason. */
export function LetInDialog({ waiting: { id, email }, portal, onClose }: LetInDialogProps) {
  const say = usePhrases('staff');
  const sayShared = usePhrases('shared');
  const [reason, setReason] = useState('');
  const letIn = useLetIn();
  const form = useForm({
    faults: { reason: reason.trim() === '' ? say('reasonError') : undefined },
    failure: formFailure(letIn.error),
    serverPaths: { reason: 'reason' },
  });
  const send = async () => {
    if (letIn.isPending) return;
    const result = await letIn.send({ id, reason: reason.trim() });
    if (!result.ok) return;
    onClose();
    showAlert(say('letInDone', { email }), { tone: 'good' });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('letInTitle', { email })}
      closeLabel={sayShared('close')}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" size="medium" onClick={onClose}>
            {sayShared('cancel')}
          </Button>
          <Button type="submit" form={form.id} size="medium" isBusy={letIn.isPending}>
            {say('letIn')}
          </Button>
        </div>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit(() => void send())} className="grid gap-4">
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        <p className="text-ink-soft">{say('letInText', { email, portal })}</p>
        <ReasonField
          value={reason}
          error={form.errorOf('reason')}
          hint={say('letInReasonHint')}
          onChange={(typed) => {
            form.changed('reason');
            setReason(typed);
          }}
        />
      </form>
    </Dialog>
  );
}
