import type { Batch, ItemOf } from '@weekbord/contract/diary/models';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CookingPot, Microwave } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { laterMeals, shareOfBatch } from '../../model/batch.ts';
import { useMealOfBatch } from './use-meal-of-batch.ts';

/**
 * Says how a meal is cooked in one batch with another, with a link to that one; renders nothing if it is cooked
 * separately.
 */
export function BatchNotice({ item }: { item: ItemOf<'recipemeal'> }) {
  const say = usePhrases('recipes');
  const format = useFormat();
  const shares = useShares();
  const { leftover_of: first } = item;
  const others = first === null ? laterMeals(item) : [first];
  if (others.length === 0) return null;
  const Icon = first === null ? CookingPot : Microwave;
  const title =
    first === null ? say('batchTitle') : say('warmedTitle', { day: format.date(first.date, 'weekdayLong') });
  return (
    <aside aria-label={title} className="mt-4 rounded-control bg-brand-soft p-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-brand-strong" />
        <div className="min-w-0 text-small">
          <p className="font-semibold text-brand-strong">{title}</p>
          {item.batch && <p className="mt-0.5 font-semibold">{shares(item, item.batch)}</p>}
          <p className="mt-0.5">{say(first === null ? 'batchText' : 'warmedText')}</p>
        </div>
      </div>
      <ul className="mt-1 -mb-2">
        {others.map((meal) => (
          <li key={meal.id}>
            <OtherMeal meal={meal} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Returns a formatter for how a batch is divided: how much is eaten at once, and how much is left. */
function useShares(): (item: ItemOf<'recipemeal'>, batch: Batch) => string {
  const say = usePhrases('recipes');
  const format = useFormat();
  const mealText = useMealOfBatch();
  return (item, batch) => {
    const own = batch.meals.find(({ id }) => id === item.id);
    const [rest] = laterMeals(item);
    if (own === undefined || rest === undefined) return '';
    return say('batchShares', {
      share: shareOfBatch(batch, item.id),
      day: format.date(own.date, 'weekdayLong'),
      meal: mealText(rest),
    });
  };
}

function OtherMeal({ meal }: { meal: Batch['meals'][number] }) {
  const say = usePhrases('recipes');
  const mealText = useMealOfBatch();
  return (
    <Link
      to="/diary/$date/meal/$itemId"
      params={{ date: meal.date, itemId: String(meal.id) }}
      state={(known) => ({ ...known })}
      replace
      resetScroll={false}
      className="flex min-h-11 items-center gap-1 pl-8.5 text-small font-semibold text-brand-strong hover:underline"
    >
      {say('warmedSee', { meal: mealText(meal) })}
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
    </Link>
  );
}
