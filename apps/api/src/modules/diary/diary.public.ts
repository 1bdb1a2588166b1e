export { calendarDay, calendarItem } from './diary.resources.ts';
export { mealIngredient } from './meals/recipe/ingredient-owner.ts';

export { macrosEatenOn } from './days/eaten-macros.store.ts';
export { presentDays, presentItems } from './days/present-days.ts';
export { listItemsBetween, listItemsByIds } from './diary.store.ts';
export { textOfMealsOn } from './log/eaten-meals.store.ts';
export { listMealsOfMoment } from './meals/meals-of-moment.store.ts';
export { listFoodsOfItems, listMealFacts } from './meals/meals.store.ts';

export { addEatenMeals } from './log/eaten-meals.store.ts';
export { removeMeals, removeUntouchedMeals } from './replacements/remove-meals.ts';
export { replaceMeals, replaceOnRequest } from './replacements/replace-meals.ts';
export { deleteOldReplacements } from './replacements/replacements.store.ts';
export { undoReplacement } from './replacements/undo-replacement.ts';

export { deleteUnplannedMeals } from './meals/meals.store.ts';
export { copyToKeep } from './meals/plain-meals.ts';
export { dropReasons } from './meals/reasons.store.ts';
