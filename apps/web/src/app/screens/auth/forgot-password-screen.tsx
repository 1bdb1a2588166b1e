import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { MailOpen } from 'lucide-react';
import { useResetPassword } from '../../../features/auth/api/passwords.ts';
import { AddressPhrase } from '../../../features/auth/components/address-phrase.tsx';
import { EmailField } from '../../../features/auth/components/email-field.tsx';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { readLoginAddress } from '../../../features/auth/model/login-address.ts';
import { useEmailForm } from '../../../features/auth/model/use-email-form.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Asks for the address to which a link for choosing a new password is emailed. */
export function ForgotPasswordScreen() {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { form, email } = useEmailForm({ error: reset.error, first: readLoginAddress() });
  const back = () => void navigate({ to: '/login/password' });
  if (reset.isSuccess) {
    return (
      <EntryFrame
        title={say('sentTitle')}
        text={<AddressPhrase text={say('sentText', { email })} />}
        icon={<MailOpen aria-hidden="true" className="size-7" />}
        onBack={back}
      >
        <EntryLink to="/login">{say('backToLogin')}</EntryLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={say('forgotTitle')} text={say('forgotText')} onBack={back}>
      <form
        id={form.id}
        noValidate
        onSubmit={form.submit(() => reset.isPending || reset.mutate(email))}
        className="grid gap-4"
      >
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        <EmailField {...form.field('email')} />
        <Button type="submit" isWide isBusy={reset.isPending}>
          {say('sendLink')}
        </Button>
      </form>
    </EntryFrame>
  );
}
