import { chooseMeals } from '@weekbord/domain/plans/coach-plan';
import { type MealSize, SIZE_STEP, toggleMeal, totalOfSizes, WHOLE_DAY } from '@weekbord/domain/plans/meal-sizes';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Notice } from '@weekbord/ui/notice/notice';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { Switch } from '@weekbord/ui/switch/switch';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { PlanDraft } from '../../model/plan-draft.ts';
import type { PlanStepProps } from './plan-step.ts';

/** Returns the draft with the given meals and without adjustments. */
function withMeals(draft: PlanDraft, meals: readonly MealSize[]): PlanDraft {
  return { ...draft, plan: chooseMeals(draft.plan, meals), typed: { ...draft.typed, meals: {} } };
}

/** Lets the coach choose the client's meal moments. */
export function PlanMoments({ draft, onChange }: PlanStepProps) {
  const say = usePhrases('clientPlan');
  const sayMeal = usePhrases('meals');
  const { meals } = draft.plan;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{say('momentsText')}</p>
      <Card>
        <ul className="grid gap-1">
          {MEAL_MOMENTS.map((moment) => (
            <li key={moment}>
              <Switch
                isOn={meals.some(({ mealMoment }) => mealMoment === moment)}
                onChange={() => onChange(withMeals(draft, toggleMeal(meals, moment)))}
              >
                {sayMeal(moment)}
              </Switch>
            </li>
          ))}
        </ul>
      </Card>
      {meals.length === 0 && <Notice tone="bad">{say('momentsError')}</Notice>}
    </div>
  );
}

/** The size of each meal, as a percentage of the day. */
export function PlanSizes({ draft, onChange }: PlanStepProps) {
  const say = usePhrases('clientPlan');
  const sayMeal = usePhrases('meals');
  const { meals } = draft.plan;
  const { total, isWhole } = totalOfSizes(meals);
  const resize = (moment: string, size: number) =>
    onChange(
      withMeals(
        draft,
        meals.map((meal) => (meal.mealMoment === moment ? { ...meal, size } : meal)),
      ),
    );
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{say('sizesText')}</p>
      <Card>
        <ul className="grid gap-2">
          {meals.map(({ mealMoment, size }) => {
            const meal = sayMeal(mealMoment);
            return (
              <li key={mealMoment} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-semibold">{meal}</span>
                <Stepper
                  label={say('sizeOf', { meal })}
                  lessLabel={say('smaller', { meal })}
                  moreLabel={say('larger', { meal })}
                  value={size}
                  min={0}
                  max={WHOLE_DAY}
                  step={SIZE_STEP}
                  format={(value) => say('balancePercent', { value: String(value) })}
                  onChange={(value) => resize(mealMoment, value)}
                />
              </li>
            );
          })}
        </ul>
        <p
          role="status"
          className={classes(
            'mt-4 border-t border-line pt-4 text-right font-bold',
            isWhole ? 'text-ink' : 'text-danger',
          )}
        >
          {say('total', { total: String(total) })}
          {!isWhole && (
            <span className="block text-small font-semibold">
              {say(total > WHOLE_DAY ? 'totalOver' : 'totalUnder', { percent: String(Math.abs(WHOLE_DAY - total)) })}
            </span>
          )}
        </p>
      </Card>
    </div>
  );
}
