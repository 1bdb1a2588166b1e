import type { PhrasesOf } from '@weekbord/phrases/areas';
import type { FoodPictureName } from '../../../shared/food-picture/food-picture-names.ts';
import type { AskingStep } from './step-access.ts';

type PhraseKey = keyof PhrasesOf<'onboarding'>;

/** What stands beside the form of a step: a kind word, why we ask, and three illustrations, the first one large. */
interface StepLook {
  readonly heading: PhraseKey & `pane${string}`;
  readonly why: PhraseKey & `${string}Why`;
  readonly pictures: readonly [FoodPictureName, FoodPictureName, FoodPictureName];
}

const YOU = 'paneYouTitle';
const PLAN = 'panePlanTitle';
const CYCLE = 'paneCycleTitle';
const TASTE = 'paneTasteTitle';

export const STEP_LOOKS: Readonly<Record<AskingStep, StepLook>> = {
  goal: { heading: YOU, why: 'goalWhy', pictures: ['avocado', 'lemon', 'tomato'] },
  activity: { heading: YOU, why: 'activityWhy', pictures: ['banana', 'cup-with-straw', 'peanuts'] },
  biometrics: { heading: YOU, why: 'biometricsWhy', pictures: ['red-apple', 'hot-beverage', 'cherries'] },
  'physical-stats': { heading: YOU, why: 'physicalStatsWhy', pictures: ['carrot', 'blueberries', 'egg'] },
  'weekly-goal': { heading: YOU, why: 'weeklyGoalWhy', pictures: ['leafy-green', 'lime', 'cucumber'] },
  'nutritional-plan': { heading: PLAN, why: 'nutritionalPlanWhy', pictures: ['green-salad', 'egg', 'bread'] },
  'modify-macros': { heading: PLAN, why: 'modifyMacrosWhy', pictures: ['shallow-pan-of-food', 'salt', 'garlic'] },
  'menstrual-dates': { heading: CYCLE, why: 'menstrualDatesWhy', pictures: ['peach', 'herb', 'strawberry'] },
  'cycle-spacing': { heading: CYCLE, why: 'cycleSpacingWhy', pictures: ['melon', 'grapes', 'herb'] },
  'cycle-details': { heading: CYCLE, why: 'cycleDetailsWhy', pictures: ['mango', 'chocolate-bar', 'blueberries'] },
  'meal-times': { heading: TASTE, why: 'mealTimesWhy', pictures: ['pancakes', 'sandwich', 'pot-of-food'] },
  diet: { heading: TASTE, why: 'dietWhy', pictures: ['broccoli', 'cheese-wedge', 'fish'] },
  intolerances: { heading: TASTE, why: 'intolerancesWhy', pictures: ['glass-of-milk', 'bread', 'shrimp'] },
  dislikes: { heading: TASTE, why: 'dislikesWhy', pictures: ['spaghetti', 'brown-mushroom', 'bell-pepper'] },
};
