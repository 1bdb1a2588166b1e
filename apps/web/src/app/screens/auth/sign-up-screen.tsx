import { useNavigate } from '@tanstack/react-router';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
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
          {say('haveAccount')} <EntryLink to="/login">{say('logIn')}</EntryLink>
        </>
      }
    >
      <SignUpForm />
      <EntryLink to="/register">{say('signUpWithPassword')}</EntryLink>
    </EntryFrame>
  );
}
