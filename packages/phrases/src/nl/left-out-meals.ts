import type { leftOutMeals as english } from '../en/left-out-meals.ts';
import type { Translation } from '../phrases.ts';

export const leftOutMeals = {
  intolerance:
    '{name} is niet gekopieerd: er zit iets in, of misschien, waar je allergisch voor bent of niet tegen kunt.',
  diet: '{name} is niet gekopieerd: het past niet meer bij je dieet.',
  avoided: '{name} is niet gekopieerd: er zit iets in dat je nu vermijdt.',
  disliked: '{name} is niet gekopieerd: dit gerecht wil je niet meer.',
} as const satisfies Translation<typeof english>;
