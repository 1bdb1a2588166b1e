import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useLetIn, type Waiting } from '../api/organisations.ts';
import { ActDialog } from './act-dialog.tsx';

interface LetInDialogProps {
  waiting: Waiting;
  /** The name of the organisation that has the waitlist. */
  portal: string;
  onClose: () => void;
}

/** Admits a person from the waitlist: explains the consequences, and asks for a reason. */
export function LetInDialog({ waiting: { id, email }, portal, onClose }: LetInDialogProps) {
  const say = usePhrases('staff');
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
    <ActDialog
      title={say('letInTitle', { email })}
      submitLabel={say('letIn')}
      isBusy={letIn.isPending}
      reasonHint={say('organisationReasonHint')}
      onSubmit={() => void send()}
      form={form}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
    >
      <p className="text-ink-soft">{say('letInText', { email, portal })}</p>
    </ActDialog>
  );
}
