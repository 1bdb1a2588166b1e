import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';

/** A food's illustration as a small square. */
export function FoodThumbnail({ picture, seed }: { picture: string; seed: number }) {
  return (
    <FoodPicture
      cover={{ pictures: [picture], meal_type: '', seed }}
      className="size-13 shrink-0 rounded-control bg-sunken"
    />
  );
}
