import { useState } from 'react';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { passwordProblem } from './password-problem.ts';

const EMPTY = { password: '', repeat: '', current: '' };
const SERVER_PATHS = { password: 'new_password', current: 'current_password' };

/** The fields for a new password, typed twice, and for the current one if it is required. */
export function useNewPasswordForm(options: {
  error: Error | null;
  asksCurrent?: boolean;
  /** What others may know about the password's owner. */
  own?: readonly string[];
}) {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const [texts, setTexts] = useState(EMPTY);
  const form = useTextForm({
    texts,
    onType: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
    showsFaultsOn: 'blur',
    faults: {
      password: passwordProblem(texts.password, say, sayShared, options.own),
      repeat: texts.repeat === texts.password ? undefined : say('notEqual'),
      current: options.asksCurrent === true && texts.current === '' ? sayShared('required') : undefined,
    },
    failure: formFailure(options.error),
    serverPaths: SERVER_PATHS,
  });
  return { form, texts, clear: () => setTexts(EMPTY) };
}
