import { useQuery } from '@tanstack/react-query';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { credentialsQuery } from '../../../features/auth/api/passwords.ts';
import { FreshLoginCard } from '../../../features/auth/components/fresh-login-card.tsx';
import { PasswordCard } from '../../../features/auth/components/password-card.tsx';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useBackToProfile } from './use-back-to-profile.ts';

export function PasswordScreen() {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const back = useBackToProfile();
  const { data, error, refetch } = useQuery(credentialsQuery);
  return (
    <Page
      title={say('passwordTitle')}
      text={data && say(data.has_password ? 'changeText' : 'setText')}
      back={{ label: sayShared('back'), onPress: back }}
      width="narrow"
    >
      {data ? (
        data.has_password || data.login_is_fresh ? (
          <PasswordCard asksCurrent={data.has_password && !data.login_is_fresh} />
        ) : (
          <FreshLoginCard returnTo="/profile/password" />
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}
