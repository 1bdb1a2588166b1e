import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Logging in; after a checkout it asks for the address that was used there. */
export function LoginScreen({ isAfterCheckout = false }: { isAfterCheckout?: boolean }) {
  const say = usePhrases('auth');
  return (
    <EntryFrame
      isPictured
      title={say(isAfterCheckout ? 'checkoutTitle' : 'loginTitle')}
      text={say(isAfterCheckout ? 'checkoutText' : 'loginText')}
      footer={
        !isAfterCheckout && (
          <>
            {say('newHere')} <EntryLink to="/signup">{say('getStarted')}</EntryLink>
          </>
        )
      }
    >
      <LoginForm />
      <EntryLink to="/login/password">{say('usePassword')}</EntryLink>
    </EntryFrame>
  );
}
