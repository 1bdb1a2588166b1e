import { classes } from '@weekbord/ui/classes';
import type { FoodPictureName } from '../../../shared/food-picture/food-picture-names.ts';
import { foodPictureAddress } from '../../../shared/food-picture/food-pictures.ts';

/** A soft ground in the portal's colour, warm at the far end. */
export const WARM_GROUND =
  'bg-[linear-gradient(150deg,color-mix(in_oklab,var(--brand)_34%,var(--ground)),color-mix(in_oklab,var(--brand)_12%,#ffe7bd))] dark:bg-[linear-gradient(150deg,color-mix(in_oklab,var(--brand)_24%,#14110e),#2a2118)]';

const PLACES = [
  'inset-0 m-auto size-[52%]',
  'left-[2%] top-[8%] size-[26%] -rotate-12',
  'bottom-[6%] right-[2%] size-[28%] rotate-12',
] as const;

/** A plate with one illustration on it and two beside it. */
export function Plate({ pictures, className }: { pictures: readonly FoodPictureName[]; className: string }) {
  return (
    <div aria-hidden="true" className={classes('relative aspect-square', className)}>
      <span className="absolute inset-[4%] rounded-full bg-white/45 dark:bg-white/8" />
      <span className="absolute inset-[14%] rounded-full bg-white/70 shadow-raised dark:bg-white/10" />
      {pictures.map((name, index) => (
        <img
          key={name}
          src={foodPictureAddress(name)}
          alt=""
          width={160}
          height={160}
          className={classes('absolute drop-shadow-[0_10px_12px_rgb(58_38_16/22%)]', PLACES[index])}
        />
      ))}
    </div>
  );
}
