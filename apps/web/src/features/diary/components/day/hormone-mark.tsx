import type { CalendarItem } from '@weekbord/contract/diary/models';
import { showsHormoneIndicator } from '@weekbord/domain/access/planner-abilities';
import { Flower2 } from 'lucide-react';
import { hormoneFlags } from '../../../../shared/access/hormone-flags.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';

/** Marks a meal that has a hormone-friendly recipe, for users with that feature; the meal's sheet explains the mark. */
export function HormoneMark({ item }: { item: CalendarItem }) {
  const say = usePhrases('diary');
  const user = useCurrentUser();
  const hasTag =
    item.content_type === 'recipemeal' && item.meal.recipe_template.tags.some(({ name }) => name === 'HORMONE');
  if (!hasTag || !showsHormoneIndicator(hormoneFlags(user), hasTag)) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Flower2 aria-hidden="true" className="size-3.5 shrink-0 text-brand-strong" />
      {/* A zoomed-in phone has room only for the icon. The words are in the meal's sheet. */}
      <span className="max-[16rem]:sr-only">{say('hormones')}</span>
    </span>
  );
}
