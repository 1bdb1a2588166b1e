import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Mail } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateLoginSignupPortal } from '../api/log-in.ts';
import { emailProblem } from '../model/email-problem.ts';
import { keepLoginAddress, readLoginAddress } from '../model/login-address.ts';
import { loginFailureText } from '../model/login-failure.ts';
import { typedPerson } from '../model/typed-person.ts';

interface LoginFormProps {
  /** The email address, if known. */
  email?: string;
  /** Whether the person comes from the checkout. */
  isAfterCheckout?: boolean;
}

/** Asks for an email address and requests a code or magic link for it. */
export function LoginForm({ email: known = '', isAfterCheckout = false }: LoginFormProps) {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const portal = useCreateLoginSignupPortal();
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const problem = emailProblem(email, say, sayShared);

  // The page is prerendered, so something may have been typed before the script loaded.
  useLayoutEffect(() => setEmail(field.current?.value || known || typedPerson.email || readLoginAddress()), [known]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem || portal.isPending) return;
    const address = email.trim();
    portal.mutate(address, {
      onSuccess: ({ authentication_method }) => {
        keepLoginAddress(address, isAfterCheckout);
        void navigate({ to: authentication_method === 'OTP' ? '/login/code' : '/login/link-sent' });
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {portal.isError && <Notice tone="bad">{loginFailureText(portal.error, sayShared, say)}</Notice>}
      <TextField
        ref={field}
        label={say('email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={say('emailPlaceholder')}
        icon={<Mail aria-hidden="true" className="size-5" />}
        value={email}
        onChange={(text) => {
          setEmail(text);
          typedPerson.email = text;
        }}
        onBlur={() => setWasLeft(true)}
        // Shows the error on Enter, because Enter does not submit a form whose button is disabled.
        onKeyDown={({ key }) => key === 'Enter' && setWasLeft(true)}
        error={wasLeft ? problem : undefined}
      />
      <Button type="submit" isWide isDisabled={problem !== undefined} isBusy={portal.isPending}>
        {say('sendLink')}
      </Button>
    </form>
  );
}
