import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { remindersQuery } from '../../../features/reminders/api/reminders.ts';
import { RemindersForm } from '../../../features/reminders/components/reminders-form.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from '../accounts/use-back-to-profile.ts';

/** Returns who writes notes to a user: the clients of a coach, or a client's coach. */
function writersTo({ is_coach: isCoach, coach }: CurrentUser): 'COACH' | 'CLIENTS' | null {
  if (isCoach) return 'CLIENTS';
  return coach === null ? null : 'COACH';
}

/** Reminder settings: what to be reminded of, when, and where reminders are sent. */
export function RemindersScreen() {
  const say = usePhrases('reminders');
  const sayShared = usePhrases('shared');
  const back = useBackToProfile();
  const user = useCurrentUser();
  const { data: reminders, error, refetch } = useQuery(remindersQuery);
  if (!userHasAccess(user)) return <Navigate to="/profile" replace />;
  return (
    <Page title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: back }}>
      {reminders ? (
        <RemindersForm reminders={reminders} email={user.email} notesFrom={writersTo(user)} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{sayShared('loading')}</span>
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </div>
      )}
    </Page>
  );
}
