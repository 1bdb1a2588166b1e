import type { CalendarItem } from '@weekbord/contract/diary/models';
import { CookingPot, Microwave } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { laterMeals } from '../../model/batch.ts';
import { useMealOfBatch } from './use-meal-of-batch.ts';

/** Says that a meal is also cooked for another one, or was cooked before; renders nothing for other meals. */
export function BatchLine({ item }: { item: CalendarItem }) {
  const say = usePhrases('diary');
  const format = useFormat();
  const mealText = useMealOfBatch();
  if (item.content_type !== 'recipemeal') return null;
  const [rest] = laterMeals(item);
  const { leftover_of: first } = item;
  if (rest === undefined && first === null) return null;
  const Icon = first === null ? CookingPot : Microwave;
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-tiny font-semibold text-brand-strong">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0">
        {first === null
          ? rest && say('cookDouble', { meal: mealText(rest) })
          : say('warmedFrom', { day: format.date(first.date, 'weekdayLong') })}
      </span>
    </p>
  );
}
