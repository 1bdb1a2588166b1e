import { defaultGroceryRange } from '@weekbord/domain/groceries/date-range';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { ComponentType } from 'react';
import { useCalendarDay } from '../../../features/diary/api/calendar-week.ts';
import { mealLook } from '../../../features/diary/model/meal-look.ts';
import { useCreateGroceryList } from '../../../features/groceries/api/edit-grocery-lists.ts';
import {
  GenderScreen,
  LifestyleScreen,
  MainGoalScreen,
  MotivationScreen,
} from '../../../features/onboarding/components/start/choice-screens.tsx';
import { GetStarted } from '../../../features/onboarding/components/start/get-started.tsx';
import { PersonalDetails } from '../../../features/onboarding/components/start/personal-details.tsx';
import {
  FinishPlanning,
  type FirstMeal,
  FirstMeals,
  PlanOverview,
} from '../../../features/onboarding/components/start/plan-screens.tsx';
import type { StartScreenName } from '../../../features/onboarding/model/start-screens.ts';
import { today } from '../../../shared/locale/today.ts';

const SCREENS: Readonly<Record<StartScreenName, ComponentType>> = {
  'get-started': GetStarted,
  gender: GenderScreen,
  'main-goal': MainGoalScreen,
  lifestyle: LifestyleScreen,
  motivation: MotivationScreen,
  'personal-details': PersonalDetails,
  'plan-overview': PlanOverview,
  'first-meals': FirstMealsScreen,
  'finish-planning': FinishScreen,
};

/** One of the screens around the wizard. */
export function StartScreen({ name }: { name: StartScreenName }) {
  const Screen = SCREENS[name];
  return <Screen key={name} />;
}

function FirstMealsScreen() {
  const { data: day } = useCalendarDay(today());
  const mealIn = (moment: MealMoment): FirstMeal | undefined => {
    const item = day?.calendar_items.find((one) => one.meal_moment === moment);
    return item && { ...mealLook(item, ''), kcal: item.meal.kcal, protein: item.meal.protein };
  };
  return <FirstMeals mealIn={mealIn} />;
}

function FinishScreen() {
  const create = useCreateGroceryList();
  const make = async () => (await create.send(defaultGroceryRange(today()))).ok;
  return <FinishPlanning onMakeList={make} isMaking={create.isPending} />;
}
