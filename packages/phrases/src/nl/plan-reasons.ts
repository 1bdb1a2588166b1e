import type { planReasons as english } from '../en/plan-reasons.ts';
import type { Translation } from '../phrases.ts';

export const planReasons = {
  ASKED_FOR_MORE: 'Je vroeg om meer zoals dit',
  USES_FOOD: 'Met {food} van {day}',
  FAVOURITE: 'Een van je favorieten',
  EATEN_OFTEN: 'De laatste tijd {times} keer gegeten',
  FISH_OF_WEEK: 'Je wekelijkse portie vis',
  PULSES_OF_WEEK: 'Je wekelijkse peulvruchten',
  QUICK: 'Klaar in {minutes} minuten',
  SIDE_DISH: 'Een tweede gerecht, zodat geen van beide te groot wordt',
  EVERY_WEEK: 'Elke {day}',
} as const satisfies Translation<typeof english>;
