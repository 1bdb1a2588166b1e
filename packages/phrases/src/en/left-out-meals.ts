/** Why a meal was not planned again, by the rule that it breaks now. */
export const leftOutMeals = {
  intolerance: '{name} was left out: it has, or may have, something that you are allergic to or can’t tolerate.',
  diet: '{name} was left out: it does not go with your diet any more.',
  avoided: '{name} was left out: something is in it that you leave out by now.',
  disliked: '{name} was left out: you do not want this dish any more.',
  deleted: '{name} was left out: its recipe was deleted.',
} as const;
