import type { Dish } from '@weekbord/dishes/dish';
import { DISH_PICTURE_SIZES, type DishPictureFormat } from '@weekbord/domain/pictures/dish-pictures';
import type { WorkerTask } from '../../platform/workers/workers.ts';

export type ToPaint = Readonly<{ dish: Dish; format: DishPictureFormat }>;

/** The task that paints in a separate process. It returns a file for each of the given sizes, in the same order. */
export const PAINT: WorkerTask<ToPaint, readonly Uint8Array[]> = { module: new URL(import.meta.url), name: paint.name };

export async function paint({ dish, format }: ToPaint): Promise<readonly Uint8Array[]> {
  // Imported only in that process, because the painter's shapes and the renderer are large.
  const { renderDish } = await import('@weekbord/dishes/render-dish');
  return renderDish(
    dish,
    DISH_PICTURE_SIZES.map((size) => ({ size, format })),
  );
}
