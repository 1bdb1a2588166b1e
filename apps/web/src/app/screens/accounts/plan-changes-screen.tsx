import { Navigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { PlanVersions } from '../../../features/plan-versions/components/plan-versions.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from './use-back-to-profile.ts';

/** The changes that the user's coach made to their plan, and the user's responses. */
export function PlanChangesScreen() {
  const say = usePhrases('planVersions');
  const sayShared = usePhrases('shared');
  const goBack = useBackToProfile();
  const user = useCurrentUser();
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  return (
    <Page title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: goBack }}>
      <PlanVersions reader={{ kind: 'owner' }} />
    </Page>
  );
}
