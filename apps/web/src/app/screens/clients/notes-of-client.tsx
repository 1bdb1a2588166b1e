import { useId } from 'react';
import { Conversation } from '../../../features/notes/components/conversation.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The notes between a coach and a client. */
export function NotesOfClient({ userId, name }: { userId: number; name: string }) {
  const say = usePhrases('notes');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-3 text-heading font-bold">
        {say('titleOfClient')}
      </h2>
      <Conversation reader={{ kind: 'coach', userId, name }} />
    </section>
  );
}
