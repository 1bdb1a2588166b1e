import { Link, useLocation } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Page } from '@weekbord/ui/page/page';
import { StopReminders } from '../../../features/reminders/components/stop-reminders.tsx';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { ConnectionBar } from '../../../shared/offline/connection-bar.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The page that a reminder's link opens: one button stops all reminders, without an account. */
export function StopRemindersScreen() {
  const say = usePhrases('reminders');
  const secret = useLocation({ select: ({ hash }) => hash });
  return (
    <>
      <ConnectionBar />
      <Page title={say('stopTitle')} width="narrow" above={<Wordmark />}>
        <StopReminders key={secret} secret={secret}>
          <Link to="/profile/reminders" className={buttonClasses({ tone: 'secondary', isWide: true })}>
            {say('toReminders')}
          </Link>
        </StopReminders>
      </Page>
    </>
  );
}
