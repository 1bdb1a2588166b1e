import { Navigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { Conversation } from '../../../features/notes/components/conversation.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from './use-back-to-profile.ts';

/** The notes between the user and their coach. */
export function NotesScreen() {
  const say = usePhrases('notes');
  const sayShared = usePhrases('shared');
  const user = useCurrentUser();
  const goBack = useBackToProfile();
  if (user.coach === null || !userHasAccess(user)) return <Navigate to="/" replace />;
  const name = user.coach.first_name.trim();
  return (
    <Page
      title={say('title')}
      text={say('intro', { name: name === '' ? user.coach.email : name })}
      back={{ label: sayShared('back'), onPress: goBack }}
    >
      <Conversation reader={{ kind: 'client' }} />
    </Page>
  );
}
