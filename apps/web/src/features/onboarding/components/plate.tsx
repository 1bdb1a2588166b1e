import { classes } from '@weekbord/ui/classes';
import type { FixedPicture } from '../../../shared/dish-picture/fixed-picture-names.ts';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';

/** A soft background that fades from the portal's colour to a warm tone. */
export const WARM_GROUND = 'bg-cloth';

const PLACES = [
  'inset-[14%] size-[72%]',
  'left-[1%] top-[6%] size-[27%]',
  'bottom-[4%] right-[1%] size-[30%]',
] as const;

/** A dish on a round plate, with two small plates in front of it. */
export function Plate({ pictures, className }: { pictures: readonly FixedPicture[]; className: string }) {
  return (
    <div aria-hidden="true" className={classes('relative aspect-square', className)}>
      <span className="absolute inset-[4%] rounded-full bg-white/45 dark:bg-white/8" />
      {pictures.map((name, index) => (
        <DishPicture
          key={name}
          picture={fixedPicture(name)}
          size={index === 0 ? 'card' : 'crop'}
          className={classes('absolute rounded-full shadow-raised', PLACES[index])}
        />
      ))}
    </div>
  );
}
