import type { CalendarItem } from '@weekbord/contract/diary/models';
import { TickButton } from '@weekbord/ui/tick-button/tick-button';
import { useTickMeal } from '../../../../features/diary/api/edit-meals.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Shows in the footer of a sheet whether a meal was eaten or skipped, and toggles whether it was eaten. */
export function EatenTick({ item, name }: { item: CalendarItem; name: string }) {
  const say = usePhrases('diary');
  const tick = useTickMeal();
  return (
    <span className="ml-auto flex items-center gap-3">
      <span className="text-small font-semibold">{say(item.skipped ? 'skipped' : 'eaten')}</span>
      <TickButton
        label={say('markEaten', { name })}
        isTicked={item.status === 'EATEN'}
        onTick={(isTicked) => tick(item.id, isTicked ? 'EATEN' : 'PLANNED')}
      />
    </span>
  );
}
