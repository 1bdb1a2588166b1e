import type { DishPictureSize } from '@weekbord/domain/pictures/dish-pictures';
import { classes } from '@weekbord/ui/classes';
import { Flame } from 'lucide-react';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import type { MealLook } from '../../model/meal-look.ts';

interface MealPictureProps {
  look: MealLook;
  size?: DishPictureSize;
  className?: string;
}

/** The picture of a meal; a quick add shows a flame. */
export function MealPicture({ look, size = 'crop', className }: MealPictureProps) {
  const { picture, image, isQuickAdd = false } = look;
  if (!isQuickAdd) return <DishPicture picture={picture} size={size} image={image} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid place-items-center bg-linear-to-br from-energy/12 to-energy/28 text-energy dark:from-energy/20 dark:to-energy/35',
        className,
      )}
    >
      <Flame className="size-2/5" />
    </span>
  );
}
