import { Dialog } from '@weekbord/ui/dialog/dialog';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';

// Loaded with its phrases when it is opened.
const Conversation = lazyPart(
  async () =>
    (await Promise.all([import('../../../features/notes/components/conversation.tsx'), loadPhrases('notes')]))[0]
      .Conversation,
);

type Written = Readonly<{ id: number; first_name: string; last_name: string; email: string }>;

/** The notes between the coach and a client, with the focus in a field to write one. */
export function NotesDialog({ client, onClose }: { client: Written | undefined; onClose: () => void }) {
  const say = usePhrases('clients');
  const sayShared = usePhrases('shared');
  const name = client === undefined ? '' : clientName(client);
  return (
    <Dialog
      isOpen={client !== undefined}
      onClose={onClose}
      title={say('notesWith', { name })}
      closeLabel={sayShared('close')}
    >
      <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
        {client !== undefined && <Conversation reader={{ kind: 'coach', userId: client.id, name }} startsInField />}
      </Suspense>
    </Dialog>
  );
}
