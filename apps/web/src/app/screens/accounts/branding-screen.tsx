import { Navigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { BrandingForm } from '../../../features/organisations/components/branding-form.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from './use-back-to-profile.ts';

/** How the coach's organisation looks. */
export function BrandingScreen() {
  const say = usePhrases('branding');
  const sayShared = usePhrases('shared');
  const user = useCurrentUser();
  const goBack = useBackToProfile();
  if (!user.is_coach || !userHasAccess(user)) return <Navigate to="/" replace />;
  const own = user.organisation?.owner === user.id ? user.organisation : null;
  return (
    <Page title={say('title')} text={say('text')} back={{ label: sayShared('back'), onPress: goBack }} width="narrow">
      <BrandingForm key={own?.id ?? 'new'} own={own} />
    </Page>
  );
}
