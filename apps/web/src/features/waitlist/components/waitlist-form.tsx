import { MAX_NAME_LENGTH, validateEmail } from '@weekbord/domain/auth/validate-identity';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useJoinWaitlist } from '../api/waitlist.ts';

const SERVER_PATHS = { first_name: 'first_name', email: 'email' };

/** Asks for an email address, and optionally a first name, and adds it to the waitlist of this portal. */
export function WaitlistForm({ email: first, onJoined }: { email: string; onJoined: (email: string) => void }) {
  const say = usePhrases('joining');
  const sayAuth = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const join = useJoinWaitlist();
  const [texts, setTexts] = useState({ first_name: '', email: first });
  const fault = validateEmail(texts.email);
  const form = useTextForm({
    texts,
    onType: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
    showsFaultsOn: 'blur',
    faults: {
      first_name: undefined,
      email: fault
        ? fault.code === 'required'
          ? sayShared('required')
          : sayAuth('emailExample', { problem: sayAuth('invalidEmail') })
        : undefined,
    },
    failure: formFailure(join.error),
    serverPaths: SERVER_PATHS,
  });
  const send = async () => {
    if (join.isPending) return;
    const email = texts.email.trim();
    const sent = await join.send({ email, first_name: texts.first_name.trim() });
    if (sent.ok) onJoined(email);
  };
  return (
    <form id={form.id} noValidate onSubmit={form.submit(() => void send())} className="grid gap-4">
      {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
      <TextField
        label={say('waitlistName')}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        {...form.field('first_name')}
      />
      <TextField
        label={sayAuth('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={sayAuth('emailPlaceholder')}
        icon={<Mail aria-hidden="true" className="size-5" />}
        {...form.field('email')}
      />
      <p className="text-small text-ink-soft">{say('waitlistKept')}</p>
      <Button type="submit" isWide isDisabled={!form.isRight} isBusy={join.isPending}>
        {say('waitlistSubmit')}
      </Button>
    </form>
  );
}
