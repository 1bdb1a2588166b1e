import { validateEmail, validateName } from '@weekbord/domain/auth/validate-identity';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type FormEvent, useState } from 'react';
import { fieldMessage } from '../../../shared/alerts/failure-text.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateLoginSignupPortal } from '../api/log-in.ts';
import { useSignUp } from '../api/sign-up.ts';
import { keepLoginAddress } from '../model/login-address.ts';
import { loginFailureText } from '../model/login-failure.ts';
import { TermsLabel } from './terms-label.tsx';

const EMPTY = { first_name: '', last_name: '', email: '' };
type FieldName = keyof typeof EMPTY;

/** Asks for a name and an address, opens the account and goes on to the code that was mailed. */
export function SignUpForm() {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const signUp = useSignUp();
  const portal = useCreateLoginSignupPortal();
  const [person, setPerson] = useState(EMPTY);
  const [isAccepted, setAccepted] = useState(false);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const failure = failureOf(signUp.error);

  const problemOf = (name: FieldName): string | undefined => {
    if (name !== 'email') return validateName(person[name]) ? sayShared('required') : undefined;
    const problem = validateEmail(person.email);
    if (!problem) return undefined;
    return problem.code === 'required' ? sayShared('required') : say('invalidEmail');
  };
  const isValid = isAccepted && !(['first_name', 'last_name', 'email'] as const).some(problemOf);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || signUp.isPending || portal.isPending) return;
    const trimmed = {
      first_name: person.first_name.trim(),
      last_name: person.last_name.trim(),
      email: person.email.trim(),
    };
    try {
      await signUp.mutateAsync(trimmed);
      const { authentication_method } = await portal.mutateAsync(trimmed.email);
      keepLoginAddress(trimmed.email);
      await navigate({ to: authentication_method === 'OTP' ? '/login/code' : '/login/link-sent' });
    } catch {
      // The form shows what the two calls keep of their failure.
    }
  };

  const field = (name: FieldName) => ({
    name,
    value: person[name],
    onChange: (value: string) => setPerson((before) => ({ ...before, [name]: value })),
    onBlur: () => setLeft((before) => [...before, name]),
    error: (left.includes(name) ? problemOf(name) : undefined) ?? fieldMessage(failure, name),
  });
  const isGeneral =
    signUp.isError && !(failure?.kind === 'fields' && Object.keys(EMPTY).some((name) => fieldMessage(failure, name)));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {(isGeneral || portal.isError) && (
        <Notice tone="bad">{loginFailureText(signUp.error ?? portal.error, sayShared, say)}</Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={say('firstName')} autoComplete="given-name" maxLength={100} {...field('first_name')} />
        <TextField label={say('lastName')} autoComplete="family-name" maxLength={100} {...field('last_name')} />
      </div>
      <TextField
        label={say('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={say('emailPlaceholder')}
        {...field('email')}
      />
      <Checkbox name="terms" isChecked={isAccepted} onChange={setAccepted}>
        <TermsLabel />
      </Checkbox>
      <Button type="submit" isWide isDisabled={!isValid} isBusy={signUp.isPending || portal.isPending}>
        {say('signUpSubmit')}
      </Button>
    </form>
  );
}
