import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { KeyRound } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { usePasswordLogin } from '../api/passwords.ts';
import { useLogIn } from '../model/log-in.ts';
import { readLoginAddress } from '../model/login-address.ts';
import { loginFailureText } from '../model/login-failure.ts';
import { useEmailForm } from '../model/use-email-form.ts';
import { EmailField } from './email-field.tsx';

/** Logs in with an email address and a password. */
export function PasswordLoginForm() {
  const say = usePhrases('passwords');
  const sayAuth = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const logIn = useLogIn();
  const login = usePasswordLogin();
  const { form, email, password } = useEmailForm({
    error: login.error,
    first: readLoginAddress(),
    asksPassword: true,
  });
  const send = () => {
    if (login.isPending) return;
    login.mutate({ email, password }, { onSuccess: ({ auth_token }) => void logIn(auth_token) });
  };
  return (
    <form id={form.id} noValidate onSubmit={form.submit(send)} className="grid gap-4">
      {form.generalFailure && <Notice tone="bad">{loginFailureText(login.error, sayShared, sayAuth)}</Notice>}
      <EmailField {...form.field('email')} />
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        {...form.field('password')}
      />
      <Button type="submit" isWide isBusy={login.isPending || login.isSuccess}>
        {say('logIn')}
      </Button>
    </form>
  );
}
