/** Why a meal was not planned again, by the rule that it now breaks. */
export const leftOutMeals = {
  intolerance: '{name} was left out: it contains, or may contain, something you’re allergic to or can’t tolerate.',
  diet: '{name} was left out: it no longer fits your diet.',
  avoided: '{name} was left out: it contains something you now avoid.',
  disliked: '{name} was left out: you no longer want this dish.',
  deleted: '{name} was left out: its recipe was deleted.',
} as const;
