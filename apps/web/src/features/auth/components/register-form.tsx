import { validateName } from '@weekbord/domain/auth/validate-identity';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Notice } from '@weekbord/ui/notice/notice';
import { useState } from 'react';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { NameFields } from '../../../shared/form/name-fields.tsx';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useRegister } from '../api/passwords.ts';
import { emailProblem } from '../model/email-problem.ts';
import { keepLoginAddress } from '../model/login-address.ts';
import { loginFailureText } from '../model/login-failure.ts';
import { typedPerson } from '../model/typed-person.ts';
import { passwordProblem } from '../model/password-problem.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TermsLabel } from './terms-label.tsx';

const NO_PASSWORD = { password: '', repeat: '', current: '' };
const SERVER_PATHS = { first_name: 'first_name', last_name: 'last_name', email: 'email', password: 'password' };

/** Asks for a name, an address and a password, creates the account and says where the email was sent. */
export function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const say = usePhrases('passwords');
  const sayAuth = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const register = useRegister();
  const [person, setPerson] = useState(() => ({ ...typedPerson, ...NO_PASSWORD }));
  const [isAccepted, setAccepted] = useState(false);
  const own = [person.email.trim(), person.first_name, person.last_name];
  const form = useTextForm({
    texts: person,
    onType: (name, text) => {
      setPerson((before) => ({ ...before, [name]: text }));
      if (!(name in NO_PASSWORD)) Object.assign(typedPerson, { [name]: text });
    },
    showsFaultsOn: 'blur',
    faults: {
      first_name: validateName(person.first_name) ? sayShared('required') : undefined,
      last_name: validateName(person.last_name) ? sayShared('required') : undefined,
      email: emailProblem(person.email, sayAuth, sayShared),
      password: passwordProblem(person.password, say, sayShared, own),
      repeat: person.repeat === person.password ? undefined : say('notEqual'),
    },
    failure: formFailure(register.error),
    serverPaths: SERVER_PATHS,
  });
  const send = () => {
    if (register.isPending) return;
    const email = person.email.trim();
    const { password } = person;
    const sent = { first_name: person.first_name.trim(), last_name: person.last_name.trim(), email, password };
    register.mutate(sent, {
      onSuccess: () => {
        keepLoginAddress(email);
        onSent(email);
      },
    });
  };
  return (
    <form id={form.id} noValidate onSubmit={form.submit(send)} className="grid gap-4">
      {form.generalFailure && <Notice tone="bad">{loginFailureText(register.error, sayShared, sayAuth)}</Notice>}
      <NameFields form={form} />
      <EmailField {...form.field('email')} />
      <NewPasswordFields form={form} label={say('password')} />
      <Checkbox name="terms" isChecked={isAccepted} onChange={setAccepted}>
        <TermsLabel />
      </Checkbox>
      <Button type="submit" isWide isDisabled={!isAccepted || !form.isRight} isBusy={register.isPending}>
        {say('registerSubmit')}
      </Button>
    </form>
  );
}
