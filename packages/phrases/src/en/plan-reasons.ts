import type { Phrasebook } from '../phrases.ts';

/** Why the planner chose a meal. */
export const planReasons = {
  ASKED_FOR_MORE: 'You asked for more like this',
  USES_FOOD: 'Uses {food} from {day}',
  FAVOURITE: 'One of your favourites',
  EATEN_OFTEN: 'You’ve had this {times} times recently',
  FISH_OF_WEEK: 'Your weekly fish',
  PULSES_OF_WEEK: 'Your weekly pulses',
  QUICK: 'Ready in {minutes} minutes',
  SIDE_DISH: 'A second dish, so that neither is too large',
  EVERY_WEEK: 'Every {day}',
} as const satisfies Phrasebook;
