import { Navigate, useNavigate } from '@tanstack/react-router';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { SignUpForm } from '../../../features/auth/components/sign-up-form.tsx';
import { useBrand } from '../../../shared/brand/brand.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { JoinScreen } from './join-screen.tsx';

/** Registers a member of this portal. */
export function SignUpScreen() {
  const mode = useBrand()?.sign_up ?? 'OPEN';
  if (mode === 'CHECKOUT') return <Navigate to="/checkout" replace />;
  return mode === 'OPEN' ? <OpenSignUp /> : <JoinScreen mode={mode} />;
}

/** The form, for a portal with open sign-up. */
export function OpenSignUp() {
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
          <span className="block">
            <EntryLink to="/help">{say('helpAndPrivacy')}</EntryLink>
          </span>
        </>
      }
    >
      <SignUpForm />
      <EntryLink to="/register">{say('signUpWithPassword')}</EntryLink>
    </EntryFrame>
  );
}
