import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Page } from '@weekbord/ui/page/page';
import { useState } from 'react';
import { ContactForm, type Sent } from '../../../features/help/components/contact-form.tsx';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useUserOrGuest } from '../../../shared/session/current-user.ts';

/** The form for writing to support, and what happens next. */
export function ContactScreen() {
  const say = usePhrases('help');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const user = useUserOrGuest();
  const [sent, setSent] = useState<Sent>();
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void navigate({ to: '/help', replace: true });
  return (
    <Page
      title={say(sent ? 'sentTitle' : 'contact')}
      text={sent ? undefined : say('contactIntro')}
      width="narrow"
      back={{ label: sayShared('back'), onPress: back }}
      above={<Wordmark />}
    >
      {sent ? (
        <div role="status" className="grid gap-4">
          <p>
            <RichPhrase
              text={say('sentText', { email: sent.email })}
              marks={{ address: (inner) => <strong className="wrap-anywhere">{inner}</strong> }}
            />
          </p>
          {sent.answerDays !== null && <p>{say('sentDays', { count: sent.answerDays })}</p>}
          <Link to="/help" className={buttonClasses({ tone: 'secondary', isWide: true })}>
            {say('all')}
          </Link>
        </div>
      ) : (
        <ContactForm account={user?.email ?? null} onSent={setSent} />
      )}
    </Page>
  );
}
