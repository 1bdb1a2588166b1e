import { useState } from 'react';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { emailProblem } from './email-problem.ts';

const SERVER_PATHS = { email: 'new_email', password: 'current_password' };

/** The email address field, with a password field if one is required. */
export function useEmailForm(options: { error: Error | null; first?: string; asksPassword?: boolean }) {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const [texts, setTexts] = useState({ email: options.first ?? '', password: '' });
  const form = useTextForm({
    texts,
    onType: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
    showsFaultsOn: 'blur',
    faults: {
      email: emailProblem(texts.email, say, sayShared),
      password: options.asksPassword === true && texts.password === '' ? sayShared('required') : undefined,
    },
    failure: formFailure(options.error),
    serverPaths: SERVER_PATHS,
  });
  return { form, email: texts.email.trim(), password: texts.password };
}
