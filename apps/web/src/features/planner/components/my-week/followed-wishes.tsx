import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Sparkles, X } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { followedWishesQuery } from '../../api/week-wishes.ts';

/** A sentence that says which wishes the newly planned week meets, until it is dismissed. */
export function FollowedWishes({ date }: { date: PlainDate }) {
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const query = followedWishesQuery(date);
  const text = useQuery(query).data;
  if (text === null) return null;
  return (
    <div className="flex items-start gap-3 rounded-card bg-brand-soft py-2 pl-4 pr-2 text-small text-ink">
      <Sparkles aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-brand-strong" />
      <p className="min-w-0 flex-1 py-2.5">{text}</p>
      <IconButton
        label={sayShared('close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => client.setQueryData(query.queryKey, null)}
      />
    </div>
  );
}
