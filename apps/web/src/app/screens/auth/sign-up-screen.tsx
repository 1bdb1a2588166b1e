import { Link, useNavigate } from '@tanstack/react-router';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { SignUpForm } from '../../../features/auth/components/sign-up-form.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Opening an account. */
export function SignUpScreen() {
  const say = usePhrases('auth');
  const navigate = useNavigate();
  return (
    <EntryFrame
      title={say('signUpTitle')}
      text={say('signUpText')}
      onBack={() => void navigate({ to: '/login' })}
      footer={
        <>
          {say('haveAccount')}{' '}
          <Link
            to="/login"
            className="inline-block py-2.5 font-semibold text-brand-strong underline-offset-3 hover:underline"
          >
            {say('logIn')}
          </Link>
        </>
      }
    >
      <SignUpForm />
    </EntryFrame>
  );
}
