import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { focusContent } from '@weekbord/ui/skip-link/skip-link';
import { FilePenLine, MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import { notesQuery } from '../../../../features/notes/api/notes.ts';
import { storeNoteDismissed, unreadNote } from '../../../../features/notes/model/unread-note.ts';
import { planVersionsQuery } from '../../../../features/plan-versions/api/plan-versions.ts';
import { storeChangeSeen, unreadChange } from '../../../../features/plan-versions/model/unread-change.ts';
import { useVersionTexts } from '../../../../features/plan-versions/model/use-version-texts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** The latest change or note from the user's coach that the user has neither read nor dismissed, in two lines. */
export function CoachMessage() {
  const say = usePhrases('notes');
  const message = useMessages().toSorted((one, other) => other.at.localeCompare(one.at))[0];
  const [, setDismissedCount] = useState(0);
  if (message === undefined) return null;
  const { to, Icon, title, text, dismiss } = message;
  return (
    <div className="@container relative flex items-center gap-3 rounded-card bg-brand-soft py-2 pr-2 pl-4 text-brand-strong">
      <Icon aria-hidden="true" className="size-5 shrink-0 @max-[24rem]:hidden" />
      <Link to={to} className="min-w-0 flex-1 after:absolute after:inset-0 after:rounded-card after:content-['']">
        <span className="line-clamp-3 text-small leading-tight font-bold wrap-break-word">{title}</span>
        <span className="line-clamp-1 text-tiny @max-[15rem]:line-clamp-3 wrap-break-word">{text}</span>
      </Link>
      <IconButton
        label={say('dismiss')}
        onClick={() => {
          focusContent();
          dismiss();
          setDismissedCount((count) => count + 1);
        }}
        className="relative text-brand-strong"
        icon={<X aria-hidden="true" className="size-5" />}
      />
    </div>
  );
}

function useMessages() {
  const say = usePhrases('notes');
  const texts = useVersionTexts({ kind: 'owner' });
  const change = unreadChange(useQuery(planVersionsQuery(null)).data?.results ?? []);
  const note = unreadNote(useQuery(notesQuery(null)).data?.results ?? []);
  return [
    change && {
      at: change.made_at,
      to: '/profile/plan-changes' as const,
      Icon: FilePenLine,
      title: texts.title(change),
      text: texts.news(change),
      dismiss: () => storeChangeSeen(change.id),
    },
    note && {
      at: note.written_at,
      to: '/profile/notes' as const,
      Icon: MessageCircle,
      title: say('news', { who: note.name ?? say('coach') }),
      text: note.text,
      dismiss: () => storeNoteDismissed(note.id),
    },
  ].filter((message) => message !== null);
}
