import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { CircleOff, Copy, Lock, LockOpen, type LucideIcon, MoveRight, Repeat, Shuffle, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLockMeal, useSkipMeal } from '../../../../features/diary/api/edit-meals.ts';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { hasFlag } from '../../../../shared/access/access.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { useIsShown } from '../../../../shared/use-is-shown.ts';
import { ActionRow, type FurtherAction } from './action-row.tsx';
import { CopyMealDialog } from '../copying/copy-meal-dialog.tsx';
import { MoveMealDialog } from './move-meal-dialog.tsx';
import { RecurDialog } from './recur-dialog.tsx';
import { type Replacing, useSomethingElse } from '../swapping/use-something-else.ts';

const ICONS = {
  anotherAction: Shuffle,
  lockAction: Lock,
  unlockAction: LockOpen,
  skipAction: CircleOff,
  unskipAction: Undo2,
  copyAction: Copy,
  moveAction: MoveRight,
  everyAction: Repeat,
} as const satisfies Record<string, LucideIcon>;
type Action = keyof typeof ICONS;
/** The actions that open their own dialog. */
const OPENING: ReadonlySet<Action> = new Set(['copyAction', 'moveAction', 'everyAction']);

interface MealActionsProps {
  date: PlainDate;
  item: CalendarItem;
  /** Additional actions in the menu. The menu closes before an action runs. */
  further?: readonly FurtherAction[];
  onMoved: () => void;
  /** Called when the meal was replaced by another or restored. If omitted, replacing is not offered. */
  onReplaced?: Replacing | undefined;
  onClose: () => void;
}

/** A menu of actions on a meal: replace, lock, mark as skipped, copy to other days, move, or repeat every week. */
export function MealActions({ date, item, further = [], onMoved, onReplaced, onClose }: MealActionsProps) {
  const say = usePhrases('copying');
  const sayHabits = usePhrases('habits');
  const sayDiary = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const user = useCurrentUser();
  const mayCopy = hasFlag(user, 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const lock = useLockMeal();
  const skip = useSkipMeal();
  const isShown = useIsShown();
  const somethingElse = useSomethingElse((gone, came) => onReplaced?.(gone, came));
  const [chosen, setChosen] = useState<'copyAction' | 'moveAction' | 'everyAction'>();
  const isPlanned = item.status === 'PLANNED' && !item.skipped;
  const isDish = item.content_type === 'recipemeal';
  const actions: readonly Action[] = [
    ...(isPlanned && isDish && !item.locked && onReplaced ? (['anotherAction'] as const) : []),
    ...(isPlanned && item.locked ? (['unlockAction'] as const) : []),
    ...(isPlanned && isDish && !item.locked ? (['lockAction'] as const) : []),
    ...(isPlanned && date <= today() ? (['skipAction'] as const) : []),
    ...(item.skipped ? (['unskipAction'] as const) : []),
    ...(mayCopy ? (['copyAction'] as const) : []),
    'moveAction',
    ...(diaryAbilities(user).mayGenerate ? (['everyAction'] as const) : []),
  ];
  const textsOf = (action: Action) =>
    action === 'everyAction'
      ? { title: sayHabits(action), text: sayHabits(`${action}Text`) }
      : { title: say(action), text: say(`${action}Text`) };
  if (chosen === 'copyAction') return <CopyMealDialog date={date} item={item} onClose={onClose} />;
  if (chosen === 'everyAction') return <RecurDialog date={date} item={item} onClose={onClose} />;
  if (chosen === 'moveAction') return <MoveMealDialog date={date} item={item} onMoved={onMoved} onClose={onClose} />;
  const doNow = async (action: Action) => {
    switch (action) {
      case 'anotherAction': {
        if (!isDish || somethingElse.isBusy) return;
        await somethingElse.ask(item);
        // Closed only if it is still open, because another meal may have been opened since.
        if (isShown()) onClose();
        return;
      }
      case 'lockAction':
      case 'unlockAction':
        lock(item.id, action === 'lockAction');
        showAlert(say(action === 'lockAction' ? 'locked' : 'unlocked'), { tone: 'good' });
        onClose();
        return;
      case 'skipAction':
      case 'unskipAction':
        skip(item.id, action === 'skipAction');
        onClose();
        return;
      case 'copyAction':
      case 'moveAction':
      case 'everyAction':
        setChosen(action);
    }
  };
  return (
    <Dialog
      isOpen
      title={mealLook(item, sayDiary('quickAdd')).name}
      closeLabel={sayShared('close')}
      size="small"
      onClose={onClose}
    >
      <ul className="-mx-3 grid grid-cols-[minmax(0,1fr)]">
        {actions.map((action) => (
          <ActionRow
            key={action}
            icon={ICONS[action]}
            label={textsOf(action).title}
            text={textsOf(action).text}
            busyLabel={action === 'anotherAction' && somethingElse.isBusy ? sayDiary('planning') : undefined}
            opens={OPENING.has(action)}
            onPress={() => void doNow(action)}
          />
        ))}
        {further.map(({ label, icon, onPress }) => (
          <ActionRow
            key={label}
            icon={icon}
            label={label}
            onPress={() => {
              onClose();
              onPress();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}
