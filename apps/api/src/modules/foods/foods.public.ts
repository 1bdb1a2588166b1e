export {
  FURTHER_COLUMNS,
  type FurtherColumns,
  nutrientColumns,
  furtherOfColumns,
  presentFurther,
} from './facts/label-nutrients.ts';
export { changeOwnFood } from './own/change-own-food.ts';
export { ownFood } from './foods.resources.ts';
export { listCatalogueServings, lockCatalogue, saveCatalogueVersion } from './catalogue/catalogue-foods.store.ts';
export { pictureOfFood, presentFigures, presentServing, presentTraits, traitsOfFood } from './foods.present.ts';
export { deleteAvoided, findCatalogueVersion, insertAvoided, listAvoidableByKeys, listAvoided } from './foods.store.ts';
export { type NamedFood, namesOfFoods } from './search/food-names.store.ts';
export { kitchenFood, type KitchenFood, loadKitchenFoods } from './catalogue/kitchen-foods.ts';
export {
  findKitchenFood,
  findKitchenFoodOfServing,
  listKitchenFoodsByIds,
  listSubstitutesOf,
} from './catalogue/kitchen-foods.store.ts';
export { listMatchableFoods } from './catalogue/matchable-foods.store.ts';
export { presentFoodsByIds } from './facts/present-foods-by-ids.ts';
export { isFoodUsed, listOwnFoods } from './own/own-foods.store.ts';
export { noteFoodUse, noteFoodUses } from './search/recent-foods.store.ts';
export { type TraitsByOrigin, traitsOfFoods } from './facts/traits-of-foods.store.ts';
export { type CatalogueFigures, MACROS_OF_FOOD, TRAITS_OF_FOOD } from './facts/trait-columns.ts';
export { replaceAvoided } from './avoided/replace-avoided.ts';
export { releaseFoods } from './catalogue/release-foods.ts';
export { servingColumns } from './facts/serving-columns.ts';
export { type NamedServingRow, listServingsByIds, listServingsOfFoods } from './facts/servings-by-ids.store.ts';
export { namesOfFood, seedFoods } from './catalogue/seed-foods.ts';
