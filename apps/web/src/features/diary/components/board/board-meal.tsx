import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { useDragSource } from '@weekbord/ui/drag/use-drag-source';
import { Check, Ellipsis, GripVertical } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { mealLook } from '../../model/meal-look.ts';
import { isWaiting } from '../../model/waiting-meals.ts';
import { LockMark } from '../meal/lock-mark.tsx';
import { MealPicture } from '../meal/meal-picture.tsx';
import { SkippedMark } from '../meal/skipped-mark.tsx';

interface BoardMealProps {
  date: PlainDate;
  item: CalendarItem;
  /** Whether the meal shares its cell with other meals, and therefore has less space. */
  isOneOfMany: boolean;
  mayEdit: boolean;
  mayCopy: boolean;
  tabIndex: 0 | -1;
  onPickUp: () => void;
  onPutDown: () => void;
  onTick: (isTicked: boolean) => void;
  onMenu: () => void;
}

const CORNER = 'absolute top-0 z-1 grid size-11 place-items-center rounded-xl text-[#241f1a] focus-visible:opacity-100';
const ROUND = 'grid size-7.5 place-items-center rounded-full bg-white/90 shadow-card';

/** A meal on the board: it can be opened and dragged, and has a menu with the same moves. */
export function BoardMeal(props: BoardMealProps) {
  const { date, item, isOneOfMany, mayEdit, mayCopy, tabIndex, onPickUp, onPutDown, onTick, onMenu } = props;
  const say = usePhrases('board');
  const sayDiary = usePhrases('diary');
  const format = useFormat();
  const look = mealLook(item, sayDiary('quickAdd'));
  const { name } = look;
  const isEaten = item.status === 'EATEN';
  const isOnItsWay = isWaiting(item);
  const mayMove = mayEdit && !isOnItsWay;
  const { sourceProps, handleProps, handle, isDragging } = useDragSource({
    text: name,
    mayCopy,
    isDisabled: !mayMove,
    onStart: onPickUp,
    onEnd: onPutDown,
  });
  const title =
    'line-clamp-2 min-h-[2lh] text-tiny leading-tight font-semibold hyphens-auto wrap-break-word @min-[13rem]:line-clamp-3 @min-[13rem]:min-h-[3lh]';
  return (
    <div
      {...sourceProps}
      data-meal
      title={name}
      onContextMenu={(event) => {
        if (!mayMove) return;
        event.preventDefault();
        onMenu();
      }}
      className={classes(
        'group relative flex flex-col overflow-hidden rounded-xl bg-surface ring-1 ring-line transition hover:ring-line-strong @min-[13rem]:flex-row',
        isDragging && 'opacity-45',
      )}
    >
      <MealPicture
        look={look}
        size="card"
        className={classes(
          'pointer-events-none w-full shrink-0 @min-[13rem]:h-auto @min-[13rem]:min-h-20 @min-[13rem]:w-20',
          isOneOfMany ? 'h-9' : 'h-16',
          isEaten && 'opacity-70',
          item.skipped && 'opacity-50 grayscale',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-2 pt-1.5 pb-2">
        {isOnItsWay ? (
          <p data-stop={`item-${item.id}`} tabIndex={tabIndex} className={title}>
            {name}
          </p>
        ) : (
          <Link
            to="/diary/$date/meal/$itemId"
            params={{ date, itemId: String(item.id) }}
            state={{ isOverDiary: true }}
            resetScroll={false}
            draggable={false}
            tabIndex={tabIndex}
            data-stop={`item-${item.id}`}
            className={classes(
              title,
              item.skipped && 'text-ink-soft',
              "after:absolute after:inset-0 after:rounded-xl after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand-strong",
            )}
          >
            {name}
          </Link>
        )}
        <p
          className={classes(
            'mt-auto flex min-h-5.5 flex-wrap items-center gap-x-1.5 text-tiny leading-tight text-ink-soft',
            mayMove && 'pr-6',
          )}
        >
          {isOnItsWay ? (
            sayDiary('onItsWay')
          ) : item.skipped ? (
            <SkippedMark item={item} />
          ) : (
            sayDiary('kcal', { amount: format.figure(item.meal.kcal) })
          )}
          <LockMark item={item} isSmall />
          {isEaten && !mayMove && (
            <span className="grid size-4.5 place-items-center rounded-full bg-brand text-on-brand">
              <Check aria-hidden="true" strokeWidth={3.5} className="size-3" />
              <span className="sr-only">{sayDiary('eaten')}</span>
            </span>
          )}
        </p>
      </div>
      {mayMove && (
        <>
          <button
            type="button"
            {...handleProps}
            ref={handle}
            tabIndex={tabIndex}
            aria-label={say('pickUp', { name })}
            // This handle is for the keyboard; a pointer drags the meal itself.
            className={classes(CORNER, 'pointer-events-none left-0 opacity-0')}
          >
            <span className={ROUND}>
              <GripVertical aria-hidden="true" className="size-4.5" />
            </span>
          </button>
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={say('more', { name })}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.currentTarget.focus({ preventScroll: true });
              onMenu();
            }}
            className={classes(
              CORNER,
              'right-0 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100',
            )}
          >
            <span className={ROUND}>
              <Ellipsis aria-hidden="true" className="size-4.5" />
            </span>
          </button>
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={sayDiary('markEaten', { name })}
            aria-pressed={isEaten}
            onClick={(event) => {
              event.currentTarget.focus({ preventScroll: true });
              onTick(!isEaten);
            }}
            className="absolute right-0 bottom-0 z-1 grid size-11 place-items-end rounded-xl p-1.5"
          >
            <span
              className={classes(
                'grid size-5.5 place-items-center rounded-full border-2 transition',
                isEaten ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface text-ink-soft',
              )}
            >
              <Check
                aria-hidden="true"
                strokeWidth={3.5}
                className={classes('size-3 transition', !isEaten && 'scale-75 opacity-45')}
              />
            </span>
          </button>
        </>
      )}
    </div>
  );
}
