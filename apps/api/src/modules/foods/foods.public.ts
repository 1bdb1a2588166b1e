export { listCatalogueServings, lockCatalogue, saveCatalogueVersion } from './catalogue-foods.store.ts';
export { presentFigures, presentServing, presentTraits, traitsOfFood } from './foods.present.ts';
export { deleteAvoided, findCatalogueVersion, insertAvoided, listAvoidableByKeys, listAvoided } from './foods.store.ts';
export { noteFoodUse } from './recent-foods.store.ts';
export { namesOfFood, seedFoods } from './seed-foods.ts';
