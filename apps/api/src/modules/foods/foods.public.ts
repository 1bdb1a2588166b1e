export { presentFigures, presentServing, presentTraits } from './foods.present.ts';
export { deleteAvoided, findCatalogueVersion, insertAvoided, listAvoidableByKeys, listAvoided } from './foods.store.ts';
