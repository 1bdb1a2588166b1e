import { useNavigate, useRouter } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { type DropKind, useDropPlace } from '@weekbord/ui/drag/use-drop-place';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { BoardCell } from '../../model/board-rows.ts';
import { mealLook } from '../../model/meal-look.ts';
import { CELL_HEIGHT } from './board-sizes.ts';

interface BoardCellBoxProps {
  cell: BoardCell;
  isToday: boolean;
  mayAdd: boolean;
  tabIndex: 0 | -1;
  /** Whether a meal is being dragged. Cells then show their names. */
  isDragging: boolean;
  isDropDisabled: boolean;
  accepts: (how: DropKind) => boolean;
  onDrop: (how: DropKind) => void;
  /** The meals in the cell. */
  children: ReactNode;
}

/** One meal moment of a day on the board: its meals or an add button; also a drop target for meals. */
export function BoardCellBox(props: BoardCellBoxProps) {
  const { cell, isToday, mayAdd, tabIndex, isDragging, isDropDisabled, accepts, onDrop, children } = props;
  const say = usePhrases('board');
  const sayMeal = usePhrases('meals');
  const sayDiary = usePhrases('diary');
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { placeProps, isOver } = useDropPlace({ place, isDisabled: isDropDisabled, accepts, onDrop });
  const day = format.date(cell.date, 'long');
  const moment = sayMeal(`the${cell.moment}`);
  const names = cell.items.map((item) => mealLook(item, sayDiary('quickAdd')).name).join(', ') || say('empty');
  return (
    <div
      {...placeProps}
      ref={place}
      role="gridcell"
      tabIndex={-1}
      data-cell={`${cell.date} ${cell.moment}`}
      aria-label={isDragging ? say('place', { day, moment, names }) : undefined}
      className={classes(
        '@container flex min-w-0 flex-col gap-1.5 rounded-xl outline-offset-0',
        CELL_HEIGHT,
        isToday && 'bg-brand-soft',
        isOver && 'bg-brand-soft ring-3 ring-inset ring-brand-strong',
      )}
    >
      {cell.items.length > 0
        ? children
        : mayAdd &&
          cell.slot && (
            <AddHere cell={cell} slotId={cell.slot.id} label={say('addOn', { moment, day })} tabIndex={tabIndex} />
          )}
    </div>
  );
}

interface AddHereProps {
  cell: BoardCell;
  slotId: number;
  label: string;
  tabIndex: 0 | -1;
}

/** Opens the sheet that logs something in an empty cell. */
function AddHere({ cell: { date, moment }, slotId, label, tabIndex }: AddHereProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const address = { to: '/diary/$date/add-food/$slotId', params: { date, slotId: String(slotId) } } as const;
  const fetchAhead = () => void router.preloadRoute(address).catch(() => undefined);
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      data-stop={`add-${date}-${moment}`}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        void navigate({ ...address, state: { isOverDiary: true }, resetScroll: false });
      }}
      className="grid max-h-33 flex-1 place-items-center rounded-xl border border-dashed border-line-strong text-ink-soft transition hover:border-solid hover:bg-sunken hover:text-ink"
    >
      <Plus aria-hidden="true" className="size-5" />
    </button>
  );
}
