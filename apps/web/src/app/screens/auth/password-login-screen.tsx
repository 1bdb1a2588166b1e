import { useNavigate } from '@tanstack/react-router';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { PasswordLoginForm } from '../../../features/auth/components/password-login-form.tsx';
import { useBrand } from '../../../shared/brand/brand.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

export function PasswordLoginScreen() {
  const say = usePhrases('passwords');
  const sayAuth = usePhrases('auth');
  const navigate = useNavigate();
  const isOpen = (useBrand()?.sign_up ?? 'OPEN') === 'OPEN';
  return (
    <EntryFrame
      title={say('loginTitle')}
      text={say('loginText')}
      onBack={() => void navigate({ to: '/login' })}
      footer={
        <>
          {sayAuth('newHere')}{' '}
          {isOpen ? (
            <EntryLink to="/register">{say('registerWithPassword')}</EntryLink>
          ) : (
            <EntryLink to="/signup">{sayAuth('getStarted')}</EntryLink>
          )}
        </>
      }
    >
      <PasswordLoginForm />
      <div className="grid">
        <EntryLink to="/forgot-password">{say('forgot')}</EntryLink>
        <EntryLink to="/login">{say('withoutPassword')}</EntryLink>
      </div>
    </EntryFrame>
  );
}
