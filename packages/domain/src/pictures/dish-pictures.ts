/**
 * The sizes of a stored dish picture: for a whole screen, for a card, and a close crop of the food for 36 to 80 pixels.
 */
export const DISH_PICTURE_SIZES = ['hero', 'card', 'crop'] as const;
export type DishPictureSize = (typeof DISH_PICTURE_SIZES)[number];

/** Formats of dish pictures, smaller one first; the second is for browsers that do not support the first. */
export const DISH_PICTURE_FORMATS = ['avif', 'webp'] as const;
export type DishPictureFormat = (typeof DISH_PICTURE_FORMATS)[number];
