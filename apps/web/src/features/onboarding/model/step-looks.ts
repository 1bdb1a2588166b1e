import type { PhrasesOf } from '@weekbord/phrases/areas';
import type { FixedPicture } from '../../../shared/dish-picture/fixed-picture-names.ts';
import type { AskingStep } from './step-access.ts';

type PhraseKey = keyof PhrasesOf<'onboarding'>;

/** The pane next to the form of a step: a kind word, why we ask, and three illustrations, the first one large. */
interface StepLook {
  readonly heading: PhraseKey & `pane${string}`;
  readonly why: PhraseKey & `${string}Why`;
  readonly pictures: readonly [FixedPicture, FixedPicture, FixedPicture];
}

const YOU = 'paneYouTitle';
const PLAN = 'panePlanTitle';
const CYCLE = 'paneCycleTitle';
const TASTE = 'paneTasteTitle';

export const STEP_LOOKS: Readonly<Record<AskingStep, StepLook>> = {
  goal: { heading: YOU, why: 'goalWhy', pictures: ['avocado', 'lemon', 'tomato'] },
  activity: { heading: YOU, why: 'activityWhy', pictures: ['banana', 'milk', 'nuts'] },
  biometrics: { heading: YOU, why: 'biometricsWhy', pictures: ['apple', 'coffee', 'cherries'] },
  'physical-stats': { heading: YOU, why: 'physicalStatsWhy', pictures: ['carrot', 'blueberries', 'egg'] },
  'weekly-goal': { heading: YOU, why: 'weeklyGoalWhy', pictures: ['spinach', 'lime', 'cucumber'] },
  'nutritional-plan': { heading: PLAN, why: 'nutritionalPlanWhy', pictures: ['salad', 'egg', 'bread'] },
  'modify-macros': { heading: PLAN, why: 'modifyMacrosWhy', pictures: ['curry', 'carrot', 'tomato'] },
  'menstrual-dates': { heading: CYCLE, why: 'menstrualDatesWhy', pictures: ['peach', 'coriander', 'strawberries'] },
  'cycle-spacing': { heading: CYCLE, why: 'cycleSpacingWhy', pictures: ['melon', 'grapes', 'coriander'] },
  'cycle-details': { heading: CYCLE, why: 'cycleDetailsWhy', pictures: ['mango', 'chocolate', 'blueberries'] },
  'meal-times': { heading: TASTE, why: 'mealTimesWhy', pictures: ['pancakes', 'sandwich', 'soup'] },
  diet: { heading: TASTE, why: 'dietWhy', pictures: ['broccoli', 'cheese', 'fish'] },
  intolerances: { heading: TASTE, why: 'intolerancesWhy', pictures: ['milk', 'bread', 'prawns'] },
  dislikes: { heading: TASTE, why: 'dislikesWhy', pictures: ['pasta', 'mushrooms', 'pepper'] },
};
