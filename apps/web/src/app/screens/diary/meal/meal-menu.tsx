import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { loadPhrases, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Replacing } from '../swapping/use-something-else.ts';

// Loaded with its phrases when it is opened.
const loadActions = () => Promise.all([import('./meal-actions.tsx'), loadPhrases('copying', 'habits', 'meals')]);
const MealActions = lazyPart(async () => (await loadActions())[0].MealActions);

interface MealMenuProps {
  date: PlainDate;
  item: CalendarItem;
  onMoved: () => void;
  /** Called when the meal was replaced by another or restored. If omitted, replacing is not offered. */
  onReplaced?: Replacing | undefined;
}

/** Opens the menu of actions on a meal. */
export function MealMenu({ date, item, onMoved, onReplaced }: MealMenuProps) {
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
          <MealActions
            date={date}
            item={item}
            onMoved={onMoved}
            onReplaced={onReplaced}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
