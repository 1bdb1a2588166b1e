export { addressOfPicture, keyOfFoods, keyOfVersion } from './dish-picture-names.ts';
export { dishOfStored } from './dish-to-paint.ts';
export { openPictures } from './open-pictures.ts';
