import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import { isRecommendedWeeklyGoal } from '@weekbord/domain/goals/weekly-goals';
import { isLowWeight } from '@weekbord/domain/energy/body-composition';
import { closestPace } from '@weekbord/domain/onboarding/possible-paces';
import type { WeeklyGoal } from '@weekbord/domain/goals/goals';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { useFormat } from '../../../../shared/locale/format.ts';
import { weeklyGoalAmount } from '../../../../shared/goals/weekly-goal-text.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useNutritionPlan } from '../../api/compute-nutrition-plan.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { PlanUnavailable } from '../plan-unavailable.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const DESCRIPTIONS = {
  LOSE_0_25_KG_PER_WEEK: 'weeklyGoalMildest',
  LOSE_0_5_KG_PER_WEEK: 'weeklyGoalMild',
  LOSE_0_75_KG_PER_WEEK: 'weeklyGoalFast',
  LOSE_1_KG_PER_WEEK: 'weeklyGoalFastest',
} as const satisfies Record<WeeklyGoal, string>;

/** Asks how fast to lose weight; offers only paces that leave enough to eat. */
export function WeeklyGoalStep() {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const format = useFormat();
  const wizard = useWizard('weekly-goal');
  const { form, rules } = wizard;
  const { plan, error, retry } = useNutritionPlan(form, rules);
  const isLow = isLowWeight(form.physicalStats);
  const offered = plan && !isLow ? plan.weeklyGoals : [];
  const hasNone = plan !== undefined && offered.length === 0;
  const chosen = closestPace(form.weeklyGoal, offered);
  const unit = form.preferences.personalWeightUnit;
  const whyNone = isLow ? say('weeklyGoalLowWeight') : say('weeklyGoalLowEnergy', { kcal: format.number(MIN_KCAL) });

  return (
    <WizardFrame
      step="weekly-goal"
      wizard={wizard}
      title={say(hasNone ? 'weeklyGoalNoneTitle' : 'weeklyGoalTitle')}
      text={hasNone ? whyNone : say('weeklyGoalText')}
      onNext={() => wizard.next({ ...form, weeklyGoal: chosen ?? null })}
      isNextDisabled={chosen === undefined}
    >
      {!plan && error && <PlanUnavailable error={error} onRetry={retry} />}
      {!plan && !error && <Spinner label={sayShared('loading')} className="h-60 w-full text-title text-brand-strong" />}
      {hasNone && (
        <div className="grid gap-4">
          <Notice tone="plain">{say('weeklyGoalNone')}</Notice>
          <p className="text-ink-soft">{say('weeklyGoalNoneHint')}</p>
          <Button onClick={() => wizard.next({ ...form, goal: 'RECOMPOSITION', weeklyGoal: null })}>
            {say('keepWeight')}
          </Button>
          <Button tone="secondary" onClick={() => wizard.visit('goal')}>
            {say('chooseOtherGoal')}
          </Button>
        </div>
      )}
      {offered.length > 0 && (
        <RadioCards
          label={say('weeklyGoalTitle')}
          value={chosen}
          onChange={(weeklyGoal) => wizard.change({ ...form, weeklyGoal })}
          options={offered.map((goal) => ({
            value: goal,
            label: say('weeklyGoalLabel', weeklyGoalAmount(goal, unit, format)),
            description: say(DESCRIPTIONS[goal]),
            ...(isRecommendedWeeklyGoal(goal, language) && { badge: say('recommended') }),
          }))}
        />
      )}
      {plan && <NumberSources topic="PLAN" />}
    </WizardFrame>
  );
}
