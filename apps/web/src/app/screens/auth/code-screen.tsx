import { useNavigate } from '@tanstack/react-router';
import { CodeForm } from '../../../features/auth/components/code-form.tsx';
import { MailOpen } from 'lucide-react';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { readLoginAddress } from '../../../features/auth/model/login-address.ts';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { MailSaysHow } from './mail-says-how.tsx';

/** Asks for the emailed code. */
export function CodeScreen() {
  const say = usePhrases('entering');
  const navigate = useNavigate();
  const email = readLoginAddress();
  return (
    <EntryFrame
      title={say('codeTitle')}
      text={
        <RichPhrase
          text={say('codeText', { email })}
          marks={{ address: (inner) => <strong className="font-semibold wrap-anywhere text-ink">{inner}</strong> }}
        />
      }
      icon={<MailOpen aria-hidden="true" className="size-7" />}
      onBack={() => void navigate({ to: '/login' })}
    >
      <CodeForm email={email} />
      <MailSaysHow />
    </EntryFrame>
  );
}
