import { X } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { clientName } from '../../model/client-name.ts';

/** Says whose diary a coach is viewing, on each of its screens, with a link back to that client. */
export function SubjectBar() {
  const say = usePhrases('coaching');
  const client = useCurrentUser();
  const name = clientName(client);
  return (
    <aside
      aria-label={say('subjectLabel')}
      className="sticky top-0 z-30 flex min-h-12 items-center gap-3 bg-ink py-1 pl-5 pr-2 text-ground rail:pl-8 low:static"
    >
      <p className="min-w-0 flex-1 truncate text-small font-semibold">{say('subject', { name })}</p>
      {/* A full page load, so that nothing of the client stays in memory. */}
      <a
        href={`/clients/${client.id}`}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-small font-bold underline-offset-4 hover:underline focus-visible:outline-ground"
      >
        {say('subjectLeave')}
        <X aria-hidden="true" className="size-5" />
      </a>
    </aside>
  );
}
