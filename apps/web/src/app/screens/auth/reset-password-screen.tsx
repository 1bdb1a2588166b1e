import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { CircleCheck } from 'lucide-react';
import { useResetPasswordConfirm } from '../../../features/auth/api/passwords.ts';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { NewPasswordFields } from '../../../features/auth/components/new-password-fields.tsx';
import { useMailedProof } from '../../../features/auth/model/mailed-proof.ts';
import { useNewPasswordForm } from '../../../features/auth/model/use-new-password-form.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { DeadLink, isDead } from './dead-link.tsx';

/** Sets a new password with an emailed link. */
export function ResetPasswordScreen() {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const proof = useMailedProof();
  const reset = useResetPasswordConfirm();
  const { form, texts } = useNewPasswordForm({ error: reset.error });
  if (isDead(form.generalFailure)) return <DeadLink to="/forgot-password" label={say('sendLink')} />;
  if (reset.isSuccess) {
    return (
      <EntryFrame
        title={say('resetDoneTitle')}
        text={say('resetDoneText')}
        icon={<CircleCheck aria-hidden="true" className="size-7" />}
      >
        <Link to="/login/password" className={buttonClasses({ isWide: true })}>
          {say('logIn')}
        </Link>
      </EntryFrame>
    );
  }
  const send = () => {
    if (!reset.isPending) reset.mutate({ ...proof, new_password: texts.password });
  };
  return (
    <EntryFrame title={say('resetTitle')} text={say('resetText')}>
      <form id={form.id} noValidate onSubmit={form.submit(send)} className="grid gap-4">
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        <NewPasswordFields form={form} label={say('newPassword')} />
        <Button type="submit" isWide isBusy={reset.isPending}>
          {say('savePassword')}
        </Button>
      </form>
    </EntryFrame>
  );
}
