import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { shownPlanName } from '@weekbord/domain/plans/wizard-plan';
import { useFormat } from '../../../shared/locale/format.ts';
import { useWeekdayList } from '../../../shared/locale/use-weekday-names.ts';
import { FigureChange } from '../../../shared/macros/figure-change.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../shared/sources/number-sources.tsx';
import type { PlanVersion } from '../api/plan-versions.ts';

type PlanChange = PlanVersion['changes'][number];

const NOTHING = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };

/** Weekdays with the same change: the old and new figures, and the meals on request. */
export function ChangedDays({ change, isOffer }: { change: PlanChange; isOffer: boolean }) {
  const say = usePhrases('planVersions');
  const listOf = useWeekdayList();
  const { days, before, after } = change;
  const names = [before, after].flatMap((plan) => (plan ? [shownPlanName(plan.name, say('personalPlan'))] : []));
  const [first, last] = names;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-3">
      <p className="font-bold wrap-break-word">{days.length === WEEKDAYS.length ? say('everyDay') : listOf(days)}</p>
      <p className="text-small text-ink-soft wrap-break-word">
        {first !== undefined && last !== undefined && first !== last
          ? say(isOffer ? 'namedOffer' : 'named', { before: first, after: last })
          : first}
      </p>
      <FigureChange
        present={before?.goal ?? null}
        proposed={after?.goal ?? NOTHING}
        headings={{ present: say(isOffer ? 'ownPlan' : 'before'), proposed: say(isOffer ? 'offeredPlan' : 'after') }}
      />
      <NumberSources topic="PLAN" />
      <MealsOfChange change={change} />
    </div>
  );
}

function MealsOfChange({ change: { before, after } }: { change: PlanChange }) {
  const say = usePhrases('planVersions');
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  const kcalOf = (day: PlanChange['after'], moment: string) =>
    day?.meals.find((meal) => meal.meal_moment === moment)?.kcal;
  const shown = (kcal: number | undefined) => (kcal === undefined ? say('mealGone') : format.number(kcal));
  const moments = MEAL_MOMENTS.filter((moment) => [before, after].some((day) => kcalOf(day, moment) !== undefined));
  return (
    <details className="text-small">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
        {say('meals')}
      </summary>
      <table className="w-full tabular-nums">
        <caption className="pb-1 text-left text-tiny text-ink-soft">{say('mealsText')}</caption>
        <tbody>
          {moments.map((moment) => (
            <tr key={moment} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal wrap-break-word">
                {sayMeal(moment)}
              </th>
              {before && <td className="py-1.5 pl-2 text-right text-ink-soft">{shown(kcalOf(before, moment))}</td>}
              <td className="py-1.5 pl-2 text-right font-bold">{shown(kcalOf(after, moment))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
