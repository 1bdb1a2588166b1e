import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { calendarLinkQuery } from '../../../../features/diary/api/calendar-links.ts';
import { CalendarLinkCard } from '../../../../features/diary/components/calendar-link/calendar-link-card.tsx';
import { userHasAccess } from '../../../../shared/access/access.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { useBackToProfile } from '../../accounts/use-back-to-profile.ts';

/** The user's planned meals in their calendar app. */
export function CalendarScreen() {
  const say = usePhrases('calendar');
  const sayShared = usePhrases('shared');
  const back = useBackToProfile();
  const user = useCurrentUser();
  const { data: link, error, refetch } = useQuery(calendarLinkQuery);
  if (!userHasAccess(user)) return <Navigate to="/profile" replace />;
  return (
    <Page title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: back }}>
      {link ? (
        <CalendarLinkCard madeAt={link.made_at} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-56 rounded-card" />
      )}
    </Page>
  );
}
