import { useQuery } from '@tanstack/react-query';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { credentialsQuery } from '../../../features/auth/api/passwords.ts';
import { AddressPhrase } from '../../../features/auth/components/address-phrase.tsx';
import { EmailCard } from '../../../features/auth/components/email-card.tsx';
import { FreshLoginCard } from '../../../features/auth/components/fresh-login-card.tsx';
import { WaitingEmailCard } from '../../../features/auth/components/waiting-email-card.tsx';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from './use-back-to-profile.ts';

/** Lets the user change the email address that they log in with. */
export function EmailScreen() {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const back = useBackToProfile();
  const { email } = useCurrentUser();
  const { data, error, refetch } = useQuery(credentialsQuery);
  return (
    <Page
      title={say('emailTitle')}
      text={<AddressPhrase text={say('emailText', { email })} />}
      back={{ label: sayShared('back'), onPress: back }}
      width="narrow"
    >
      {data ? (
        data.email_change ? (
          <WaitingEmailCard change={data.email_change} />
        ) : data.has_password || data.login_is_fresh ? (
          <EmailCard asksCurrent={!data.login_is_fresh} />
        ) : (
          <FreshLoginCard returnTo="/profile/email" />
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-card" />
      )}
    </Page>
  );
}
