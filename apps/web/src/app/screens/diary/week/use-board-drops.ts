import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import type { DropKind } from '@weekbord/ui/drag/use-drop-place';
import { useRef, useState } from 'react';
import type { MealPlace } from '../../../../features/diary/model/cached-days.ts';
import type { BoardCell } from '../../../../features/diary/model/board-rows.ts';
import type { DayView } from '../../../../features/diary/model/day-view.ts';
import { exchangedWith } from '../../../../features/diary/model/exchange.ts';
import { useCopyHere } from '../copying/use-copy-here.ts';
import { useMoving } from '../meal/use-moving.ts';

/** A meal on the board and its date. */
export type BoardItem = Readonly<{ item: CalendarItem; date: PlainDate }>;

interface BoardDropsOptions {
  today: PlainDate;
  views: ReadonlyMap<PlainDate, DayView>;
  mayCopy: boolean;
  /** Called with the new place when a meal was moved. */
  onMoved: (item: CalendarItem) => void;
  /** Called before a move that breaks up a batch. */
  onAsk: (dragged: BoardItem, to: MealPlace) => void;
}

/** Handles dropping a meal on a cell of the board, with the same effect as the meal's menu. */
export function useBoardDrops({ today, views, mayCopy, onMoved, onAsk }: BoardDropsOptions) {
  const [dragged, setDragged] = useState<BoardItem | null>(null);
  // A ref, because drop targets are evaluated before the board renders again.
  const now = useRef<BoardItem | null>(null);
  const { move, breaksUp } = useMoving();
  const copy = useCopyHere();
  const drag = (next: BoardItem | null) => {
    now.current = next;
    setDragged(next);
  };
  const accepts = ({ date, moment, slot, items }: BoardCell, how: DropKind): boolean => {
    if (now.current === null) return false;
    const { item, date: from } = now.current;
    if ((date === from && moment === item.meal_moment) || (slot === null && items.length === 0)) return false;
    if (date !== from && (date < today || !isPlannable(date, today))) return false;
    if (how === 'copy') return mayCopy && date >= today;
    return item.status !== 'EATEN' || date === from;
  };
  const drop = ({ date, moment, items }: BoardCell, how: DropKind) => {
    const what = now.current;
    if (what === null) return;
    const to = { date, moment };
    if (how === 'copy') {
      const known = [...views.values()].flatMap((view) => view.items);
      return void copy(what.item, to, known, views.get(date)?.items ?? []);
    }
    const moving = { ...what, to, exchange: exchangedWith(what.item, items, { from: what.date, to: date }) };
    if (breaksUp(moving).length > 0) return onAsk(what, to);
    move(moving);
    onMoved(what.item);
  };
  return { dragged, drag, accepts, drop };
}
