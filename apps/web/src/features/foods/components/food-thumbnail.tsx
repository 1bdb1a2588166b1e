import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';

/** A food's picture as a small square. */
export function FoodThumbnail({ picture }: { picture: string }) {
  return <DishPicture picture={picture} size="crop" className="size-13 shrink-0 rounded-control" />;
}
