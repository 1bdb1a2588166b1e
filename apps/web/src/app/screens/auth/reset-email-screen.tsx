import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { MailOpen } from 'lucide-react';
import { useResetEmailConfirm } from '../../../features/auth/api/passwords.ts';
import { AddressPhrase } from '../../../features/auth/components/address-phrase.tsx';
import { EmailField } from '../../../features/auth/components/email-field.tsx';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { useMailedProof } from '../../../features/auth/model/mailed-proof.ts';
import { useEmailForm } from '../../../features/auth/model/use-email-form.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { DeadLink, isDead } from './dead-link.tsx';

/** Lets the user change their email address with a link that was emailed to the current address. */
export function ResetEmailScreen() {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const proof = useMailedProof();
  const reset = useResetEmailConfirm();
  const { form, email } = useEmailForm({ error: reset.error });
  if (isDead(form.generalFailure)) return <DeadLink to="/login" label={say('backToLogin')} />;
  if (reset.isSuccess) {
    return (
      <EntryFrame
        title={say('resetEmailSentTitle')}
        text={<AddressPhrase text={say('resetEmailSentText', { email })} />}
        icon={<MailOpen aria-hidden="true" className="size-7" />}
      >
        <EntryLink to="/login">{say('backToLogin')}</EntryLink>
      </EntryFrame>
    );
  }
  const send = () => {
    if (!reset.isPending) reset.mutate({ ...proof, new_email: email });
  };
  return (
    <EntryFrame title={say('resetEmailTitle')} text={say('resetEmailText')}>
      <form id={form.id} noValidate onSubmit={form.submit(send)} className="grid gap-4">
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        <EmailField {...form.field('email')} label={say('newEmail')} />
        <Button type="submit" isWide isBusy={reset.isPending}>
          {say('emailSubmit')}
        </Button>
      </form>
    </EntryFrame>
  );
}
