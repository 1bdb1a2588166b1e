export {
  FURTHER_COLUMNS,
  type FurtherColumns,
  furtherColumns,
  furtherOfColumns,
  presentFurther,
} from './further-figures.ts';
export { changeOwnFood } from './change-own-food.ts';
export { ownFood } from './foods.resources.ts';
export { listCatalogueServings, lockCatalogue, saveCatalogueVersion } from './catalogue-foods.store.ts';
export { pictureOfFood, presentFigures, presentServing, presentTraits, traitsOfFood } from './foods.present.ts';
export { deleteAvoided, findCatalogueVersion, insertAvoided, listAvoidableByKeys, listAvoided } from './foods.store.ts';
export { type NamedFood, namesOfFoods } from './food-names.store.ts';
export { kitchenFood, type KitchenFood, loadKitchenFoods } from './kitchen-foods.ts';
export {
  findKitchenFood,
  findKitchenFoodOfServing,
  listKitchenFoodsByIds,
  listSubstitutesOf,
} from './kitchen-foods.store.ts';
export { listMatchableFoods } from './matchable-foods.store.ts';
export { presentFoodsByIds } from './present-foods-by-ids.ts';
export { isFoodUsed, listOwnFoods } from './own-foods.store.ts';
export { noteFoodUse, noteFoodUses } from './recent-foods.store.ts';
export { type TraitsByOrigin, traitsOfFoods } from './traits-of-foods.store.ts';
export { type CatalogueFigures, MACROS_OF_FOOD, TRAITS_OF_FOOD } from './trait-columns.ts';
export { replaceAvoided } from './replace-avoided.ts';
export { releaseFoods } from './release-foods.ts';
export { servingColumns } from './serving-columns.ts';
export { type NamedServingRow, listServingsByIds, listServingsOfFoods } from './servings-by-ids.store.ts';
export { namesOfFood, seedFoods } from './seed-foods.ts';
