import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Member, useEndCoach, useMakeCoach, useMoveClient } from '../api/members.ts';
import { type MemberAct, nameOf } from '../model/member-acts.ts';
import { ReasonField } from './reason-field.tsx';

interface MemberActDialogProps {
  act: MemberAct;
  member: Member;
  onClose: () => void;
}

/** Says what an act brings about, and asks for the reason. */
export function MemberActDialog({ act, member, onClose }: MemberActDialogProps) {
  const say = usePhrases('staff');
  const sayShared = usePhrases('shared');
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
    <Dialog
      isOpen
      onClose={onClose}
      title={say(`${act}Title`, { name })}
      closeLabel={sayShared('close')}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" size="medium" onClick={onClose}>
            {sayShared('cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            tone={act === 'endCoach' ? 'danger' : 'primary'}
            size="medium"
            isBusy={doing.isPending}
          >
            {say(`${act}Label`)}
          </Button>
        </div>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit(() => void send())} className="grid gap-4">
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
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
        <ReasonField
          value={reason}
          error={form.errorOf('reason')}
          onChange={(typed) => {
            form.changed('reason');
            setReason(typed);
          }}
        />
      </form>
    </Dialog>
  );
}

function useAct(act: MemberAct, id: number) {
  const acts = { makeCoach: useMakeCoach(id), endCoach: useEndCoach(id), moveClient: useMoveClient(id) };
  return acts[act];
}
