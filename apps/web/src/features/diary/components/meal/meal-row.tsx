import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { TickButton } from '@weekbord/ui/tick-button/tick-button';
import { ArrowRightLeft } from 'lucide-react';
import { ReasonLine } from '../../../../shared/plan-reason/reason-line.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { VersionLabel } from '../../../../shared/versions/version-label.tsx';
import { useTickMeal } from '../../api/edit-meals.ts';
import { mealLook } from '../../model/meal-look.ts';
import { isWaiting } from '../../model/waiting-meals.ts';
import { BatchLine } from '../batches/batch-line.tsx';
import { HormoneMark } from '../day/hormone-mark.tsx';
import { LockMark } from './lock-mark.tsx';
import { MealPicture } from './meal-picture.tsx';
import { SkippedMark } from './skipped-mark.tsx';
import { useMealFacts } from './use-meal-facts.ts';

interface MealRowProps {
  date: PlainDate;
  item: CalendarItem;
  /** The slot in which the meal can be swapped, if that is allowed. */
  swapSlotId: number | undefined;
}

/** A meal of the day: its picture, its facts and its tick. */
export function MealRow({ date, item, swapSlotId }: MealRowProps) {
  const say = usePhrases('diary');
  const tick = useTickMeal();
  const facts = useMealFacts()(item);
  const look = mealLook(item, say('quickAdd'));
  const { name } = look;
  const isEaten = item.status === 'EATEN';
  const isSkipped = item.skipped;
  const isOnItsWay = isWaiting(item);
  return (
    <li className="@container relative flex items-center gap-3 pt-1.5 pb-2.5 pl-4 pr-3 sm:gap-4 roomy:py-3">
      <MealPicture
        look={look}
        className={classes(
          'size-20 shrink-0 rounded-control transition sm:size-22 @max-[13rem]:hidden',
          isEaten && 'opacity-75',
          isSkipped && 'opacity-50 grayscale',
        )}
      />
      <div className="min-w-0 flex-1">
        <h3
          className={classes(
            'text-[1rem] leading-snug font-semibold text-pretty sm:text-body',
            isSkipped && 'text-ink-soft',
          )}
        >
          {isOnItsWay ? (
            name
          ) : (
            <Link
              to="/diary/$date/meal/$itemId"
              params={{ date, itemId: String(item.id) }}
              state={{ isOverDiary: true }}
              resetScroll={false}
              className="line-clamp-3 hyphens-auto wrap-break-word @max-[15rem]:line-clamp-none after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {name}
            </Link>
          )}
        </h3>
        {item.content_type === 'recipemeal' && (
          <VersionLabel version={item.meal.version} className="mt-0.5 text-tiny" />
        )}
        <p className="mt-1 flex flex-wrap gap-x-2.5 text-tiny text-ink-soft">
          <SkippedMark item={item} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <HormoneMark item={item} />
          <LockMark item={item} />
          {isOnItsWay && <span>{say('onItsWay')}</span>}
        </p>
        <BatchLine item={item} />
        {!isEaten && !isSkipped && <ReasonLine reason={item.reason} className="mt-1 max-[16rem]:hidden" />}
      </div>
      <div className="relative flex flex-col items-center gap-0.5">
        {!isOnItsWay && (
          <TickButton
            label={say('markEaten', { name })}
            isTicked={isEaten}
            onTick={(isTicked) => tick(item.id, isTicked ? 'EATEN' : 'PLANNED')}
          />
        )}
        {swapSlotId !== undefined && !isEaten && !isSkipped && !isOnItsWay && item.content_type === 'recipemeal' && (
          <Link
            to="/diary/$date/find/$slotId"
            params={{ date, slotId: String(swapSlotId) }}
            search={{ replaces: item.id }}
            state={{ isOverDiary: true }}
            resetScroll={false}
            aria-label={say('swap', { name })}
            title={say('swapShort')}
            className="grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink"
          >
            <ArrowRightLeft aria-hidden="true" className="size-5" />
          </Link>
        )}
      </div>
    </li>
  );
}
