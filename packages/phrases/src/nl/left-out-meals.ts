import type { leftOutMeals as english } from '../en/left-out-meals.ts';
import type { Translation } from '../phrases.ts';

export const leftOutMeals = {
  intolerance: '{name} is weggelaten: er zit (misschien) iets in waar je allergisch voor bent of niet tegen kunt.',
  diet: '{name} is weggelaten: het past niet meer bij je dieet.',
  avoided: '{name} is weggelaten: er zit iets in wat je nu vermijdt.',
  disliked: '{name} is weggelaten: dit gerecht wil je niet meer.',
  deleted: '{name} is weggelaten: het recept is verwijderd.',
} as const satisfies Translation<typeof english>;
