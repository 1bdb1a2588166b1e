import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { useNavigate } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { DragLanguage } from '@weekbord/ui/drag/drag-language';
import { Suspense, useMemo, useRef, useState } from 'react';
import { BoardCellBox } from '../../../../features/diary/components/board/board-cell.tsx';
import { BoardDayHead } from '../../../../features/diary/components/board/board-day-head.tsx';
import { BoardMeal } from '../../../../features/diary/components/board/board-meal.tsx';
import { BOARD_COLUMNS, BOARD_FRAME, LABEL_HEIGHT } from '../../../../features/diary/components/board/board-sizes.ts';
import { DeleteMealQuestion } from '../../../../features/diary/components/meal/delete-meal-question.tsx';
import type { DiaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { BOARD_DAYS } from '../../../../features/diary/model/board-dates.ts';
import { type BoardCell, boardRows } from '../../../../features/diary/model/board-rows.ts';
import type { MealPlace } from '../../../../features/diary/model/cached-days.ts';
import type { DayView } from '../../../../features/diary/model/day-view.ts';
import { isWaiting } from '../../../../features/diary/model/waiting-meals.ts';
import { useTickMeal } from '../../../../features/diary/api/edit-meals.ts';
import { PlanDayButton } from '../../../../features/planner/components/plan-day-button.tsx';
import { hasFlag } from '../../../../shared/access/access.ts';
import { useRegion } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { DAYS } from '../day/diary-days.ts';
import { MoveMealDialog } from '../meal/move-meal-dialog.tsx';
import { BoardMenu } from './board-menu.tsx';
import { type BoardItem, useBoardDrops } from './use-board-drops.ts';
import { useBoardFocus, useDragArrows } from './use-board-focus.ts';

interface WeekBoardProps {
  dates: readonly PlainDate[];
  views: ReadonlyMap<PlainDate, DayView>;
  today: PlainDate;
  abilities: DiaryAbilities;
}

/** The dialog or sheet over the board. */
type Opened = BoardItem & Readonly<{ for: 'menu' | 'delete' | 'move'; to?: MealPlace }>;

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Days as columns, meal moments as rows: meals can be opened, dragged to other cells, and added. */
export function WeekBoard({ dates, views, today, abilities }: WeekBoardProps) {
  const say = usePhrases('board');
  const sayMeal = usePhrases('meals');
  const region = useRegion();
  const mayCopy = hasFlag(useCurrentUser(), 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const [opened, setOpened] = useState<Opened>();
  const board = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => boardRows(dates, views), [dates, views]);
  const { mayEdit, mayAddMore, showsTargets } = abilities;
  const cells = rows.flatMap((row) => row.cells);
  const stopsOf = ({ date, moment, items }: BoardCell) =>
    items.length > 0 ? items.map(({ id }) => `item-${id}`) : [`add-${date}-${moment}`];
  const stops = [...dates.map((date) => `day-${date}`), ...cells.flatMap(stopsOf)];
  const navigate = useNavigate();
  const tick = useTickMeal();
  const [from = today] = dates;
  const { tabIndexOf, follow, focusOn, boardProps } = useBoardFocus({
    board,
    stops,
    first: `day-${dates.includes(today) ? today : from}`,
    onPage: (step) => {
      const date = addDays(from, step * BOARD_DAYS);
      if (!isPlannable(date, today)) return;
      follow(`day-${date}`);
      void navigate({ to: '/diary/$date/week', params: { date }, replace: true, resetScroll: false });
    },
  });
  const { dragged, drag, accepts, drop } = useBoardDrops({
    today,
    views,
    mayCopy,
    onMoved: ({ id }) => follow(`item-${id}`),
    onAsk: (what, to) => setOpened({ ...what, for: 'move', to }),
  });
  useDragArrows(board, dragged !== null, (place) => {
    const cell = cells.find(({ date, moment }) => `${date} ${moment}` === place);
    return cell !== undefined && (accepts(cell, 'move') || accepts(cell, 'copy'));
  });
  const close = () => setOpened(undefined);
  const cellOf = ({ item, date }: BoardItem) =>
    cells.find((cell) => cell.date === date && cell.moment === item.meal_moment);
  const mayPlan = (date: PlainDate, { goal, items }: DayView) =>
    abilities.mayGenerate &&
    mayEdit &&
    date >= today &&
    isPlannable(date, today) &&
    goal !== null &&
    items.length === 0;
  return (
    <DragLanguage locale={region}>
      <div className={BOARD_FRAME}>
        <div ref={board} role="grid" aria-label={say('meals')} {...boardProps}>
          <div role="row" className={BOARD_COLUMNS}>
            <div role="columnheader" className="sr-only">
              {say('moment')}
            </div>
            {dates.map((date) => {
              const view = views.get(date);
              return (
                view && (
                  <BoardDayHead
                    key={date}
                    date={date}
                    today={today}
                    view={view}
                    showsTargets={showsTargets}
                    tabIndex={tabIndexOf(`day-${date}`)}
                    plan={mayPlan(date, view) && <PlanDayButton date={date} hasPlanned={false} days={DAYS} isSmall />}
                  />
                )
              );
            })}
          </div>
          {rows.map(({ moment, cells: ofRow }) => (
            <div key={moment} role="row" className={classes(BOARD_COLUMNS, 'border-t border-line')}>
              <div
                role="rowheader"
                className={classes(LABEL_HEIGHT, 'col-span-full flex items-end px-2 pb-0.5 text-tiny font-bold')}
              >
                {sayMeal(moment)}
              </div>
              {ofRow.map((cell) => (
                <BoardCellBox
                  key={cell.date}
                  cell={cell}
                  isToday={cell.date === today}
                  mayAdd={mayEdit && isPlannable(cell.date, today)}
                  tabIndex={tabIndexOf(`add-${cell.date}-${moment}`)}
                  isDragging={dragged !== null}
                  isDropDisabled={!mayEdit}
                  accepts={(how) => accepts(cell, how)}
                  onDrop={(how) => drop(cell, how)}
                >
                  {cell.items.map((item) => (
                    <BoardMeal
                      key={item.id}
                      date={cell.date}
                      item={item}
                      isOneOfMany={cell.items.length > 1}
                      mayEdit={mayEdit}
                      mayCopy={mayCopy}
                      tabIndex={tabIndexOf(`item-${item.id}`)}
                      onPickUp={() => drag({ item, date: cell.date })}
                      onPutDown={() => drag(null)}
                      onTick={(isTicked) => tick(item.id, isTicked ? 'EATEN' : 'PLANNED')}
                      onMenu={() => !isWaiting(item) && setOpened({ item, date: cell.date, for: 'menu' })}
                    />
                  ))}
                </BoardCellBox>
              ))}
            </div>
          ))}
        </div>
      </div>
      {mayEdit && (
        <p className="text-center text-tiny text-ink-soft">
          {mayCopy ? say('hint', { key: say(isApple ? 'keyOption' : 'keyCtrl') }) : say('hintMove')}
        </p>
      )}
      <Suspense>
        {opened?.for === 'menu' && (
          <BoardMenu
            of={opened}
            cell={cellOf(opened)}
            mayAddMore={mayAddMore}
            onMoved={() => {
              close();
              follow(`item-${opened.item.id}`);
            }}
            onReplaced={(_gone, came) => focusOn(`item-${came}`)}
            onDelete={() => setOpened({ ...opened, for: 'delete' })}
            onClose={close}
          />
        )}
        {opened?.for === 'move' && (
          <MoveMealDialog
            date={opened.date}
            item={opened.item}
            to={opened.to}
            onMoved={() => {
              close();
              follow(`item-${opened.item.id}`);
            }}
            onClose={close}
          />
        )}
        {opened?.for === 'delete' && (
          <DeleteMealQuestion
            item={opened.item}
            isOpen
            onClose={close}
            onDeleted={() => focusOn(`day-${opened.date}`)}
          />
        )}
      </Suspense>
    </DragLanguage>
  );
}
