import { useNavigate } from '@tanstack/react-router';
import { ArrowRightLeft, Check, Plus, Trash2, Undo2 } from 'lucide-react';
import { useTickMeal } from '../../../../features/diary/api/edit-meals.ts';
import type { BoardCell } from '../../../../features/diary/model/board-rows.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { FurtherAction } from '../meal/action-row.tsx';
import { MealActions } from '../meal/meal-actions.tsx';
import type { Replacing } from '../swapping/use-something-else.ts';
import type { BoardItem } from './use-board-drops.ts';

interface BoardMenuProps {
  of: BoardItem;
  cell: BoardCell | undefined;
  mayAddMore: boolean;
  onMoved: () => void;
  onReplaced: Replacing;
  onDelete: () => void;
  onClose: () => void;
}

/** Every action on a meal on the board: the same moves as dragging, and the actions of its sheet. */
export function BoardMenu(props: BoardMenuProps) {
  const { of, cell, mayAddMore, onMoved, onReplaced, onDelete, onClose } = props;
  const { item, date } = of;
  const say = usePhrases('board');
  const sayMeal = usePhrases('meals');
  const navigate = useNavigate();
  const tick = useTickMeal();
  const isEaten = item.status === 'EATEN';
  const slotId = cell?.slot?.id;
  const params = { date, slotId: String(slotId) };
  const over = { params, state: { isOverDiary: true }, resetScroll: false } as const;
  const eat: FurtherAction = {
    label: say(isEaten ? 'markPlanned' : 'markEaten'),
    icon: isEaten ? Undo2 : Check,
    onPress: () => tick(item.id, isEaten ? 'PLANNED' : 'EATEN'),
  };
  const swap: FurtherAction = {
    label: say('swap'),
    icon: ArrowRightLeft,
    onPress: () => void navigate({ to: '/diary/$date/find/$slotId', search: { replaces: item.id }, ...over }),
  };
  const add: FurtherAction = {
    label: say('addBeside', { moment: sayMeal(`the${item.meal_moment}`) }),
    icon: Plus,
    onPress: () => void navigate({ to: '/diary/$date/add-food/$slotId', search: {}, ...over }),
  };
  const maySwap = slotId !== undefined && !isEaten && !item.skipped && item.content_type === 'recipemeal';
  return (
    <MealActions
      date={date}
      item={item}
      further={[
        eat,
        ...(maySwap ? [swap] : []),
        ...(slotId !== undefined && mayAddMore ? [add] : []),
        { label: say('remove'), icon: Trash2, onPress: onDelete },
      ]}
      onMoved={onMoved}
      onReplaced={onReplaced}
      onClose={onClose}
    />
  );
}
