/**
 * The sizes of a stored dish picture: one for a whole screen, one for a card, and a close crop of the food that is
 * shown at 36 to 80 pixels.
 */
export const DISH_PICTURE_SIZES = ['hero', 'card', 'crop'] as const;
export type DishPictureSize = (typeof DISH_PICTURE_SIZES)[number];

/** Formats of dish pictures. AVIF files are smaller; WebP is for browsers that do not support AVIF. */
export const DISH_PICTURE_FORMATS = ['avif', 'webp'] as const;
export type DishPictureFormat = (typeof DISH_PICTURE_FORMATS)[number];
