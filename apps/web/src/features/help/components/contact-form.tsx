import { validateEmail } from '@weekbord/domain/auth/validate-identity';
import { MAX_QUESTION_LENGTH } from '@weekbord/domain/help/question';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useContactSupport } from '../api/contact.ts';
import { keepQuestion, readQuestion } from '../model/question-draft.ts';

const SERVER_PATHS = { email: 'email', message: 'message' };

export type Sent = Readonly<{ email: string; answerDays: number | null }>;

/**
 * Sends a question to support; `account` is the logged-in user's email address. Typed text is stored until it is sent.
 */
export function ContactForm({ account, onSent }: { account: string | null; onSent: (sent: Sent) => void }) {
  const say = usePhrases('help');
  const sayShared = usePhrases('shared');
  const contact = useContactSupport();
  const [texts, setTexts] = useState(readQuestion);
  const message = texts.message.trim();
  const fault = account === null ? validateEmail(texts.email) : null;
  const form = useTextForm({
    texts,
    onType: (name, text) => {
      const next = { ...texts, [name]: text };
      setTexts(next);
      keepQuestion(next);
    },
    showsFaultsOn: 'blur',
    faults: {
      email: fault ? say(fault.code === 'required' ? 'emailMissing' : 'emailWrong') : undefined,
      message: message === '' ? say('messageMissing') : undefined,
    },
    failure: formFailure(contact.error),
    serverPaths: SERVER_PATHS,
  });
  const send = async () => {
    if (contact.isPending) return;
    const sent = await contact.send({ email: account === null ? texts.email.trim() : '', message });
    if (!sent.ok) return;
    keepQuestion(null);
    onSent({ email: sent.value.email, answerDays: sent.value.answer_days });
  };
  return (
    <form id={form.id} noValidate onSubmit={form.submit(() => void send())} className="grid gap-4">
      {form.generalFailure && (
        <Notice tone="bad">
          {failureText(form.generalFailure, sayShared)} {say('kept')}
        </Notice>
      )}
      {account === null ? (
        <TextField
          label={say('email')}
          hint={say('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          icon={<Mail aria-hidden="true" className="size-5" />}
          {...form.field('email')}
        />
      ) : (
        <p>
          <RichPhrase
            text={say('answerTo', { email: account })}
            marks={{ address: (inner) => <strong className="wrap-anywhere">{inner}</strong> }}
          />
        </p>
      )}
      <TextArea
        label={say('message')}
        hint={say('messageHint')}
        rows={7}
        maxLength={MAX_QUESTION_LENGTH}
        {...form.field('message')}
      />
      <Button type="submit" isWide isDisabled={!form.isRight} isBusy={contact.isPending}>
        {say('send')}
      </Button>
    </form>
  );
}
