import { classes } from '@weekbord/ui/classes';
import { CircleSlash, Lock } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { upperFirst } from '../../../../shared/upper-first.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { PutPreview } from '../../api/put-meals.ts';

type PreviewMeal = PutPreview['days'][number]['meals'][number];

/**
 * The effect of adding saved meals, day by day: what is added, what that replaces, what stays, and what is left out and
 * why.
 */
export function PutPreviewList({ preview }: { preview: PutPreview }) {
  const format = useFormat();
  return (
    <ul className="grid gap-4">
      {preview.days.map(({ date, meals, gives_way: going }) => (
        <li key={date}>
          <h3 className="mb-1 text-small font-bold">{upperFirst(format.date(date, 'long'))}</h3>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
            {meals.map((meal, at) => (
              <MealLine
                // The index is part of the key, because a moment may contain the same food twice.
                key={`${meal.meal_moment} ${meal.name} ${at}`}
                meal={meal}
                insteadOf={going
                  .filter(({ meal_moment: moment }) => moment === meal.meal_moment)
                  .map(({ name }) => name)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function MealLine({ meal, insteadOf }: { meal: PreviewMeal; insteadOf: readonly string[] }) {
  const say = usePhrases('habits');
  const sayMeal = usePhrases('meals');
  const comes = meal.outcome === 'COMES';
  const Icon = meal.outcome === 'KEPT' ? Lock : CircleSlash;
  const note =
    meal.detail ??
    (meal.outcome === 'KEPT'
      ? say('staysHere')
      : insteadOf.length > 0
        ? say('insteadOf', { names: insteadOf.map((name) => name || say('quickAdd')).join(', ') })
        : null);
  return (
    <li className={classes('flex items-start gap-3 px-4 py-2.5', comes ? 'bg-surface' : 'bg-sunken')}>
      <span className="min-w-0 flex-1">
        <span className="block text-tiny text-ink-soft">{sayMeal(meal.meal_moment)}</span>
        <span className={classes('block wrap-break-word', comes ? 'font-semibold' : 'text-ink-soft')}>
          {meal.name || say('quickAdd')}
        </span>
        {note !== null && <span className="block text-tiny text-ink-soft wrap-break-word">{note}</span>}
      </span>
      {!comes && <Icon aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-ink-soft" />}
    </li>
  );
}

/** Returns the number of meals that will be added. */
export function comingOf({ days }: PutPreview): number {
  return days.reduce((sum, { meals }) => sum + meals.filter(({ outcome }) => outcome === 'COMES').length, 0);
}
