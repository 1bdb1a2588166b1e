import { Link } from '@tanstack/react-router';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
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
            {say('newHere')}{' '}
            <Link
              to="/signup"
              className="inline-block py-2.5 font-semibold text-brand-strong underline-offset-3 hover:underline"
            >
              {say('createAccount')}
            </Link>
          </>
        )
      }
    >
      <LoginForm />
    </EntryFrame>
  );
}
