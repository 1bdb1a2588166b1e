import { Navigate, useNavigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { OrganisationList } from '../../../features/staff/components/organisation-list.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** All organisations, for the operator's staff. */
export function OrganisationsScreen() {
  const say = usePhrases('staff');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  if (!useCurrentUser().is_staff) return <Navigate to="/" replace />;
  const back = { label: sayShared('back'), onPress: () => void navigate({ to: '/profile' }) };
  return (
    <Page title={say('title')} text={say('intro')} back={back}>
      <OrganisationList />
    </Page>
  );
}
