export { presentFigures, presentServing, presentTraits } from './foods.present.ts';
export { deleteAvoided, insertAvoided, listAvoidableByKeys, listAvoided } from './foods.store.ts';
