export { listCatalogueServings, lockCatalogue, saveCatalogueVersion } from './catalogue-foods.store.ts';
export { pictureOfFood, presentFigures, presentServing, presentTraits, traitsOfFood } from './foods.present.ts';
export { deleteAvoided, findCatalogueVersion, insertAvoided, listAvoidableByKeys, listAvoided } from './foods.store.ts';
export { listMatchableFoods } from './matchable-foods.store.ts';
export { presentFoodsByIds } from './present-foods-by-ids.ts';
export { listOwnFoods } from './own-foods.store.ts';
export { noteFoodUse, noteFoodUses } from './recent-foods.store.ts';
export { releaseFoods } from './release-foods.ts';
export { namesOfFood, seedFoods } from './seed-foods.ts';
