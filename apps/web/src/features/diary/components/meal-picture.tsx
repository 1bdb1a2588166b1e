import { classes } from '@weekbord/ui/classes';
import { Flame } from 'lucide-react';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import type { MealLook } from '../model/meal-look.ts';

/** What a meal looks like; bare numbers show a flame. */
export function MealPicture({ look, className }: { look: MealLook; className?: string }) {
  if (look.cover) return <FoodPicture cover={look.cover} image={look.image} className={className} />;
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
