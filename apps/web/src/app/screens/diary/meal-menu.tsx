import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { mealLook } from '../../../features/diary/model/meal-look.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';

// Comes when it is asked for, with its sentences.
const loadActions = () => Promise.all([import('./meal-actions.tsx'), loadPhrases('copying')]);
const MealActions = lazy(async () => ({ default: (await loadActions())[0].MealActions }));

interface MealMenuProps {
  date: PlainDate;
  item: CalendarItem;
  /** The meal is elsewhere now. */
  onMoved: () => void;
}

/** Opens what else can be done with a meal. */
export function MealMenu({ date, item, onMoved }: MealMenuProps) {
  const say = usePhrases('diary');
  const [isOpen, setOpen] = useState(false);
  const fetchAhead = () => void loadActions().catch(() => undefined);
  const name = mealLook(item, say('quickAdd')).name;
  return (
    <>
      <IconButton
        label={say('moreFor', { name })}
        tone={item.content_type === 'quickaddmeal' ? 'plain' : 'onPicture'}
        icon={<Ellipsis aria-hidden="true" className="size-5.5" />}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MealActions date={date} item={item} onMoved={onMoved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
