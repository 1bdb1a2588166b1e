import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { MacroBoxes } from '../../../../shared/macros/macro-boxes.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { ownPlanQuery } from '../../api/own-plan.ts';
import { totalOf } from '../../model/starting-form.ts';
import { FixedFood } from '../../../../shared/option-picture.tsx';
import { StartFrame, useStartNext } from './start-frame.tsx';

/** The meals of the saved plan; the route requires one. */
function useOwnMeals() {
  const { intake } = useCurrentUser();
  const { data } = useSuspenseQuery(ownPlanQuery(intake?.weekly_nutrition_plan ?? 0));
  return data.monday.meal_slot_specifications;
}

/** The computed day: energy, macros and meals. */
export function PlanOverview() {
  const say = usePhrases('selfService');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const meals = useOwnMeals();
  const total = totalOf(meals);
  return (
    <StartFrame
      screen="plan-overview"
      title={say('overviewTitle')}
      text={say('overviewText')}
      onNext={useStartNext('plan-overview')}
    >
      <div className="grid gap-5">
        {total && <MacroBoxes plan={total} />}
        <NumberSources topic="PLAN" />
        <ul className="divide-y divide-line rounded-card bg-surface px-4 shadow-card dark:ring-1 dark:ring-inset dark:ring-line">
          {meals.map(({ id, meal_moment: moment, kcal }) => (
            <li key={id} className="flex min-h-14 items-center justify-between gap-4 py-2">
              <span className="font-semibold">{sayMeal(moment)}</span>
              <span className="text-ink-soft">
                {format.number(kcal)} {sayShared('kcal')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </StartFrame>
  );
}

const PICTURES: Readonly<Record<'BREAKFAST' | 'LUNCH' | 'DINNER' | 'SNACK', FixedPicture>> = {
  BREAKFAST: 'pancakes',
  LUNCH: 'sandwich',
  DINNER: 'soup',
  SNACK: 'apple',
};

const SHOWN_MEALS = 3;

/** A planned meal as shown on this screen. */
export type FirstMeal = Readonly<{
  name: string;
  picture: string | null;
  image: string | null;
  kcal: number | null;
  protein: number | null;
}>;

/**
 * The first three of the person's own meals, main meals before snacks: the planned dish or, without one, the moment's
 * figures.
 */
export function FirstMeals({ mealIn }: { mealIn: (moment: MealMoment) => FirstMeal | undefined }) {
  const say = usePhrases('selfService');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const meals = useOwnMeals();
  const isSnack = (moment: MealMoment) => mealTypeOf(moment) === 'SNACK';
  const main = meals.filter((meal) => !isSnack(meal.meal_moment));
  const snacks = meals.filter((meal) => isSnack(meal.meal_moment));
  return (
    <StartFrame
      screen="first-meals"
      title={say('mealsTitle')}
      text={say('mealsText')}
      onNext={useStartNext('first-meals')}
    >
      <ul className="grid gap-3">
        {[...main, ...snacks].slice(0, SHOWN_MEALS).map(({ id, meal_moment: moment, ...slot }) => {
          const planned = mealIn(moment);
          const { kcal, protein } = planned ?? slot;
          return (
            <li
              key={id}
              className="flex min-h-24 items-center gap-4 rounded-card bg-surface p-4 shadow-card dark:ring-1 dark:ring-inset dark:ring-line"
            >
              {planned ? (
                <DishPicture
                  picture={planned.picture}
                  image={planned.image}
                  size="crop"
                  className="size-20 shrink-0 rounded-control"
                />
              ) : (
                <span className="grid size-20 shrink-0 place-items-center rounded-full bg-sunken">
                  <FixedFood name={PICTURES[mealTypeOf(moment)]} />
                </span>
              )}
              <span className="min-w-0">
                {planned && <span className="block text-small text-ink-soft">{sayMeal(moment)}</span>}
                <span className="block text-body font-bold text-pretty hyphens-auto wrap-break-word">
                  {planned?.name ?? sayMeal(moment)}
                </span>
                <span className="block text-small text-ink-soft">
                  {format.figure(kcal)} {sayShared('kcal')} ·{' '}
                  {say('gramsOf', { grams: format.figure(protein), macro: sayShared('protein').toLowerCase() })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </StartFrame>
  );
}

interface FinishPlanningProps {
  /** Creates the grocery list for the planned meals; returns whether that succeeded. */
  onMakeList: () => Promise<boolean>;
  isMaking: boolean;
}

/** The end of the onboarding: a closing message, and the grocery list. */
export function FinishPlanning({ onMakeList, isMaking }: FinishPlanningProps) {
  const say = usePhrases('selfService');
  const navigate = useNavigate();
  const make = async () => {
    if (await onMakeList()) await navigate({ to: '/groceries' });
  };
  return (
    <StartFrame
      screen="finish-planning"
      title={say('finishTitle')}
      text={say('finishText')}
      nextLabel={say('makeList')}
      isNextBusy={isMaking}
      onNext={() => void make()}
    >
      <blockquote className="rounded-card bg-brand-soft px-5 py-6 text-heading font-bold text-balance text-brand-strong">
        {say('quote')}
      </blockquote>
      <p className="mt-4 text-center">
        <Link to="/diary" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
          {say('toDiary')}
        </Link>
      </p>
    </StartFrame>
  );
}
