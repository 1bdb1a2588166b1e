import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { type ComponentType, Suspense } from 'react';
import { ActivityStep } from '../../../features/onboarding/components/steps/activity-step.tsx';
import { BiometricsStep } from '../../../features/onboarding/components/steps/biometrics-step.tsx';
import { CycleDetailsStep } from '../../../features/onboarding/components/steps/cycle-details-step.tsx';
import { DietStep } from '../../../features/onboarding/components/steps/diet-step.tsx';
import { DislikesStep } from '../../../features/onboarding/components/steps/dislikes-step.tsx';
import { GoalStep } from '../../../features/onboarding/components/steps/goal-step.tsx';
import { IntolerancesStep } from '../../../features/onboarding/components/steps/intolerances-step.tsx';
import { MealTimesStep } from '../../../features/onboarding/components/steps/meal-times-step.tsx';
import { ModifyMacrosStep } from '../../../features/onboarding/components/steps/modify-macros-step.tsx';
import { NutritionalPlanStep } from '../../../features/onboarding/components/steps/nutritional-plan-step.tsx';
import { PhysicalStatsStep } from '../../../features/onboarding/components/steps/physical-stats-step.tsx';
import { WeeklyGoalStep } from '../../../features/onboarding/components/steps/weekly-goal-step.tsx';
import type { AskingStep } from '../../../features/onboarding/model/step-access.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { readToken } from '../../../shared/session/token.ts';
import { PendingScreen } from '../pending-screen.tsx';

// Loaded on demand, because the calendar and the wheel are large and few people see them.
const loadMenstrualDates = () => import('../../../features/onboarding/components/steps/menstrual-dates-step.tsx');
const loadCycleSpacing = () => import('../../../features/onboarding/components/steps/cycle-spacing-step.tsx');

const STEPS: Readonly<Record<AskingStep, ComponentType>> = {
  goal: GoalStep,
  activity: ActivityStep,
  biometrics: BiometricsStep,
  'physical-stats': PhysicalStatsStep,
  'weekly-goal': WeeklyGoalStep,
  'nutritional-plan': NutritionalPlanStep,
  'modify-macros': ModifyMacrosStep,
  'menstrual-dates': lazyPart(async () => (await loadMenstrualDates()).MenstrualDatesStep),
  'cycle-spacing': lazyPart(async () => (await loadCycleSpacing()).CycleSpacingStep),
  'cycle-details': CycleDetailsStep,
  'meal-times': MealTimesStep,
  diet: DietStep,
  intolerances: IntolerancesStep,
  dislikes: DislikesStep,
};

const OfAccount = lazyPart(async () => {
  const [{ OfAccount: Part }] = await Promise.all([
    import('./of-account.tsx'),
    loadPhrases('coaching', 'consents', 'purchases'),
  ]);
  return Part;
});

/**
 * One question in the wizard. Users with an invitation answer the invitation first, because the coach may have a plan
 * for them.
 */
export function StepScreen({ step }: { step: AskingStep }) {
  const Step = STEPS[step];
  return (
    <>
      <Suspense fallback={<PendingScreen />}>
        <Step />
      </Suspense>
      {readToken() !== null && (
        <Suspense fallback={null}>
          <OfAccount />
        </Suspense>
      )}
    </>
  );
}
