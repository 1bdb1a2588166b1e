import { validateName } from '@weekbord/domain/auth/validate-identity';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Notice } from '@weekbord/ui/notice/notice';
import { useState } from 'react';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { NameFields } from '../../../shared/form/name-fields.tsx';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateLoginSignupPortal } from '../api/log-in.ts';
import { useSignUp } from '../api/sign-up.ts';
import { emailProblem } from '../model/email-problem.ts';
import { keepLoginAddress } from '../model/login-address.ts';
import { loginFailureText } from '../model/login-failure.ts';
import { typedPerson } from '../model/typed-person.ts';
import { EmailField } from './email-field.tsx';
import { TermsLabel } from './terms-label.tsx';

const SERVER_PATHS = { first_name: 'first_name', last_name: 'last_name', email: 'email' };

/** Asks for a name and an email address, creates the account and continues to the emailed code. */
export function SignUpForm() {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const signUp = useSignUp();
  const portal = useCreateLoginSignupPortal();
  const [person, setPerson] = useState({ ...typedPerson });
  const [isAccepted, setAccepted] = useState(false);
  const form = useTextForm({
    texts: person,
    onType: (name, text) => {
      setPerson((before) => ({ ...before, [name]: text }));
      Object.assign(typedPerson, { [name]: text });
    },
    showsFaultsOn: 'blur',
    faults: {
      first_name: validateName(person.first_name) ? sayShared('required') : undefined,
      last_name: validateName(person.last_name) ? sayShared('required') : undefined,
      email: emailProblem(person.email, say, sayShared),
    },
    failure: formFailure(signUp.error),
    serverPaths: SERVER_PATHS,
  });

  const send = async () => {
    if (signUp.isPending || portal.isPending) return;
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
      // Nothing to do, because the form shows the failures of both requests.
    }
  };
  return (
    <form id={form.id} noValidate onSubmit={form.submit(() => void send())} className="grid gap-4">
      {(form.generalFailure || portal.isError) && (
        <Notice tone="bad">{loginFailureText(signUp.error ?? portal.error, sayShared, say)}</Notice>
      )}
      <NameFields form={form} />
      <EmailField {...form.field('email')} />
      <Checkbox name="terms" isChecked={isAccepted} onChange={setAccepted}>
        <TermsLabel />
      </Checkbox>
      <Button
        type="submit"
        isWide
        isDisabled={!isAccepted || !form.isRight}
        isBusy={signUp.isPending || portal.isPending}
      >
        {say('signUpSubmit')}
      </Button>
    </form>
  );
}
