import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Member, useEndCoach, useMakeCoach, useMoveClient } from '../api/members.ts';
import { type MemberAct, nameOf } from '../model/member-acts.ts';
import { ActDialog } from './act-dialog.tsx';

interface MemberActDialogProps {
  act: MemberAct;
  member: Member;
  onClose: () => void;
}

/** Explains the consequences of an action, and asks for a reason. */
export function MemberActDialog({ act, member, onClose }: MemberActDialogProps) {
  const say = usePhrases('staff');
  const [reason, setReason] = useState('');
  const [coachEmail, setCoachEmail] = useState('');
  const doing = useAct(act, member.id);
  const isMove = act === 'moveClient';
  const form = useForm({
    faults: {
      coachEmail: isMove && !coachEmail.includes('@') ? say('coachEmailError') : undefined,
      reason: reason.trim() === '' ? say('reasonError') : undefined,
    },
    failure: formFailure(doing.error),
    serverPaths: { coachEmail: 'coach_email', reason: 'reason' },
  });
  const name = nameOf(member) || member.masked_email;
  const send = async () => {
    if (doing.isPending) return;
    const result = await doing.send({ reason: reason.trim(), coachEmail: coachEmail.trim() });
    if (!result.ok) return;
    onClose();
    showAlert(say(`${act}Done`, { name }), { tone: 'good' });
  };
  const coachError = form.errorOf('coachEmail');
  return (
    <ActDialog
      title={say(`${act}Title`, { name })}
      submitLabel={say(`${act}Label`)}
      isDangerous={act === 'endCoach'}
      isBusy={doing.isPending}
      onSubmit={() => void send()}
      form={form}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
    >
      <p className="text-ink-soft">{say(`${act}Text`, { name, count: member.clients })}</p>
      {isMove && (
        <TextField
          label={say('coachEmail')}
          type="email"
          autoComplete="off"
          value={coachEmail}
          onChange={(typed) => {
            form.changed('coachEmail');
            setCoachEmail(typed);
          }}
          {...(coachError !== undefined && { error: coachError })}
        />
      )}
    </ActDialog>
  );
}

function useAct(act: MemberAct, id: number) {
  const acts = { makeCoach: useMakeCoach(id), endCoach: useEndCoach(id), moveClient: useMoveClient(id) };
  return acts[act];
}
