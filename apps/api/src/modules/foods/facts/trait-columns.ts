/** The columns of a joined food that determine who can eat it: diets, intolerances and label allergens. */
export const TRAITS_OF_FOOD = [
  'food.vegan',
  'food.vegetarian',
  'food.pescatarian',
  'food.halal',
  'food.gluten',
  'food.lactose',
  'food.nuts',
  'food.crustaceans_shellfish',
  'food.label_allergens',
  'food.free_of',
  'food.dislikes',
] as const;

/** The columns of a joined food for its energy and macros per 100 g. */
export const MACROS_OF_FOOD = ['food.kcal', 'food.protein', 'food.fat', 'food.carbohydrates', 'food.fiber'] as const;

/** The columns common to foods and recipes in the catalogue: energy, macros, and who can eat them. */
export type CatalogueFigures = Readonly<
  Record<'kcal' | 'protein' | 'fat' | 'carbohydrates' | 'fiber', number | null> &
    Record<'vegan' | 'vegetarian' | 'pescatarian' | 'halal', string> &
    Record<'gluten' | 'lactose' | 'nuts' | 'crustaceans_shellfish', string> &
    Record<'free_of' | 'dislikes', readonly string[]>
>;
