import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, MessageCircle } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { notesQuery } from '../api/notes.ts';

/** Says to a client that their coach wrote, until it was seen. */
export function NoteNews() {
  const say = usePhrases('notes');
  const { data } = useQuery(notesQuery(null));
  if (data === undefined || data.unread === 0) return null;
  const newest = data.results.find(({ who, read_at: seen }) => who !== 'CLIENT' && seen === null);
  return (
    <Link
      to="/profile/notes"
      className="flex min-h-11 items-center gap-3 rounded-card bg-brand-soft px-4 py-3 text-brand-strong"
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-break-word">{say('news', { who: newest?.name ?? say('coach') })}</span>
        <span className="block text-small">{say('newsText')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
