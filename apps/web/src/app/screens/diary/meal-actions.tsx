import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { ChevronRight, Copy, MoveRight } from 'lucide-react';
import { useState } from 'react';
import { mealLook } from '../../../features/diary/model/meal-look.ts';
import { hasFlag } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { CopyMealDialog } from './copy-meal-dialog.tsx';
import { MoveMealDialog } from './move-meal-dialog.tsx';

const ICONS = { copyAction: Copy, moveAction: MoveRight } as const;
type Action = keyof typeof ICONS;

interface MealActionsProps {
  date: PlainDate;
  item: CalendarItem;
  onMoved: () => void;
  onClose: () => void;
}

/** What else can be done with a meal: to have it on other days too, or on another one. */
export function MealActions({ date, item, onMoved, onClose }: MealActionsProps) {
  const say = usePhrases('copying');
  const sayDiary = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const mayCopy = hasFlag(useCurrentUser(), 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const [chosen, setChosen] = useState<Action>();
  const actions: readonly Action[] = mayCopy ? ['copyAction', 'moveAction'] : ['moveAction'];
  if (chosen === 'copyAction') return <CopyMealDialog date={date} item={item} onClose={onClose} />;
  if (chosen === 'moveAction') return <MoveMealDialog date={date} item={item} onMoved={onMoved} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={mealLook(item, sayDiary('quickAdd')).name}
      closeLabel={sayShared('close')}
      size="small"
      onClose={onClose}
    >
      <ul className="-mx-3 grid">
        {actions.map((action) => {
          const Icon = ICONS[action];
          return (
            <li key={action}>
              <button
                type="button"
                onClick={() => setChosen(action)}
                className="flex min-h-16 w-full items-center gap-4 rounded-control px-3 py-2 text-left transition hover:bg-sunken"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{say(action)}</span>
                  <span className="block text-tiny text-ink-soft">{say(`${action}Text`)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
