import { Link, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { MailOpen } from 'lucide-react';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { readLoginAddress } from '../../../features/auth/model/login-address.ts';
import { articleAddress } from '../../../shared/links.ts';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { MailSaysHow } from './mail-says-how.tsx';

/** Says that a link was emailed: to which address, and what to do if it does not arrive. */
export function LinkSentScreen() {
  const say = usePhrases('entering');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const email = readLoginAddress();
  return (
    <EntryFrame
      title={say('linkTitle')}
      text={
        <RichPhrase
          text={say('linkText', { email })}
          marks={{ address: (inner) => <strong className="font-semibold wrap-anywhere text-ink">{inner}</strong> }}
        />
      }
      icon={<MailOpen aria-hidden="true" className="size-7" />}
      onBack={() => void navigate({ to: '/login' })}
    >
      <MailSaysHow />
      <div className="grid justify-items-stretch gap-2">
        <Link to="/login" className={buttonClasses({ tone: 'secondary', isWide: true })}>
          {say('linkChangeAddress')}
        </Link>
        <Link to="/login/code" className={buttonClasses({ tone: 'quiet', size: 'medium', isWide: true })}>
          {say('linkUseCode')}
        </Link>
        <a
          href={articleAddress('login')}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ tone: 'quiet', size: 'medium', isWide: true })}
        >
          {say('linkTrouble')}
          <span className="sr-only"> {sayShared('opensInNewTab')}</span>
        </a>
      </div>
    </EntryFrame>
  );
}
