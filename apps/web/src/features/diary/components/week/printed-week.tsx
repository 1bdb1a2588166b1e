import type { CalendarItem } from '@weekbord/contract/diary/models';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { REHEATING_MINUTES } from '@weekbord/domain/recipes/directions/preparation-time';
import { useLayoutEffect, useRef } from 'react';
import { useShownBrand } from '../../../../shared/brand/shown-brand.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import { useMinutesText } from '../../../../shared/measures/use-minutes-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { BOARD_DAYS } from '../../model/board-dates.ts';
import { boardRows } from '../../model/board-rows.ts';
import type { DayView } from '../../model/day-view.ts';
import { fittingSize } from '../../model/fitting-size.ts';
import { mealLook } from '../../model/meal-look.ts';
import { useBoardDays } from '../../model/use-board-days.ts';
import { useFigures } from '../day/use-figures.ts';

/** The seven days that start on a date, as one printed page: days as columns, meal moments as rows. */
export function PrintedWeek({ from }: { from: PlainDate }) {
  const say = usePhrases('printing');
  const sayMeal = usePhrases('meals');
  const { name } = useShownBrand();
  const format = useFormat();
  const { dates, views } = useBoardDays(from);
  const rows = boardRows(dates, views);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = page.current;
    if (box === null) return;
    box.style.fontSize = `${fittingSize((points) => {
      box.style.fontSize = `${points}pt`;
      return box.getBoundingClientRect().height;
    })}pt`;
  }, []);
  const span = { start: format.date(from, 'short'), end: format.date(addDays(from, BOARD_DAYS - 1), 'short') };
  return (
    <div ref={page} className="leading-tight">
      <header className="mb-[0.7em] flex items-baseline justify-between gap-4">
        <h1 className="text-[1.5em] font-bold">{say('title', span)}</h1>
        <p>{name}</p>
      </header>
      <table className="w-full table-fixed border-collapse text-left align-top">
        <thead>
          <tr>
            <th className="w-[8.5%]">
              <span className="sr-only">{say('moment')}</span>
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" className="border border-black px-[0.4em] py-[0.3em] align-top">
                <span className="block font-bold first-letter:uppercase">{format.date(date, 'short')}</span>
                <DayEnergy view={views.get(date)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ moment, cells }) => (
            <tr key={moment} className="break-inside-avoid">
              <th
                scope="row"
                className="border border-black px-[0.4em] py-[0.3em] align-top text-[0.95em] font-bold hyphens-auto wrap-break-word"
              >
                {sayMeal(moment)}
              </th>
              {cells.map(({ date, items }) => (
                <td key={date} className="border border-black px-[0.4em] py-[0.3em] align-top">
                  {items.map((item) => (
                    <PrintedMeal key={item.id} item={item} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayEnergy({ view }: { view: DayView | undefined }) {
  const say = usePhrases('diary');
  const figures = useFigures();
  if (view === undefined || view.items.length === 0) return null;
  // On a past day only eaten meals count, so there is nothing to print if nothing was ticked.
  if (view.relation === 'PAST' && view.eatenCount === 0) return null;
  const energy = say('kcal', { amount: figures.short(view.expected.kcal) });
  return <span className="block text-[0.9em] font-normal">{energy}</span>;
}

/** The name of a meal, with what to know before preparing it. */
function PrintedMeal({ item }: { item: CalendarItem }) {
  const say = usePhrases('diary');
  const facts = useFactsForCook();
  return (
    <div className="not-first:mt-[0.5em]">
      <p className="font-semibold hyphens-auto wrap-break-word">{mealLook(item, say('quickAdd')).name}</p>
      <p className="text-[0.9em]">{item.skipped ? say('skipped') : facts(item).join(' · ')}</p>
    </div>
  );
}

function useFactsForCook(): (item: CalendarItem) => readonly string[] {
  const say = usePhrases('printing');
  const sayShared = usePhrases('shared');
  const amount = useAmountText();
  const minutes = useMinutesText();
  return (item) => {
    switch (item.content_type) {
      case 'recipemeal': {
        const { portions, cook_for: people, recipe_template: recipe } = item.meal;
        const isLeft = item.leftover_of !== null;
        const time = isLeft ? sayShared('minutes', { count: REHEATING_MINUTES }) : minutes.total(recipe);
        return [
          sayShared('portions', { count: portions }),
          ...(people > 1 ? [say('forPeople', { count: people })] : []),
          ...(isLeft ? [say('warmed')] : []),
          ...(time === null ? [] : [time]),
        ];
      }
      case 'singlefoodmeal':
        return [amount(item.meal.ingredient)];
      case 'quickaddmeal':
        return [];
    }
  };
}
