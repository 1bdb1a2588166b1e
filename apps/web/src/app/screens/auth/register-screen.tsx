import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useResendActivation } from '../../../features/auth/api/passwords.ts';
import { AddressPhrase } from '../../../features/auth/components/address-phrase.tsx';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { RegisterForm } from '../../../features/auth/components/register-form.tsx';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { JoinScreen } from './join-screen.tsx';

/** Creates an account with a password, on a portal with open sign-up. */
export function RegisterScreen() {
  const mode = useBrand()?.sign_up ?? 'OPEN';
  if (mode === 'CHECKOUT') return <Navigate to="/checkout" replace />;
  return mode === 'OPEN' ? <OpenRegistration /> : <JoinScreen mode={mode} />;
}

/** The form or, once it has been sent, the address to which the confirmation was emailed. */
function OpenRegistration() {
  const say = usePhrases('passwords');
  const sayAuth = usePhrases('auth');
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <ConfirmationSent email={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <EntryFrame
      title={say('registerTitle')}
      text={say('registerText')}
      onBack={() => void navigate({ to: '/signup' })}
      footer={
        <>
          {sayAuth('haveAccount')} <EntryLink to="/login/password">{sayAuth('logIn')}</EntryLink>
        </>
      }
    >
      <RegisterForm onSent={setSentTo} />
    </EntryFrame>
  );
}

function ConfirmationSent({ email, onBack }: { email: string; onBack: () => void }) {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const resend = useResendActivation();
  const failure = formFailure(resend.error);
  return (
    <EntryFrame
      title={say('registerSentTitle')}
      text={<AddressPhrase text={say('registerSentText', { email })} />}
      icon={<MailOpen aria-hidden="true" className="size-7" />}
      onBack={onBack}
    >
      {failure && <Notice tone="bad">{failureText(failure, sayShared)}</Notice>}
      {resend.isSuccess && <Notice tone="good">{say('resent')}</Notice>}
      <Button tone="secondary" isWide isBusy={resend.isPending} onClick={() => resend.mutate(email)}>
        {say('resend')}
      </Button>
      <Button tone="quiet" size="medium" isWide onClick={onBack}>
        {say('otherAddress')}
      </Button>
    </EntryFrame>
  );
}
