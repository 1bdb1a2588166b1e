import type { Dish } from '@weekbord/dishes/dish';
import { DISH_PICTURE_SIZES, type DishPictureFormat } from '@weekbord/domain/pictures/dish-pictures';
import type { WorkerTask } from '../../platform/workers/workers.ts';

export type ToPaint = Readonly<{ dish: Dish; format: DishPictureFormat }>;

/** Paints in a separate process. Returns a file for each of the sizes, in the same order. */
export const PAINT: WorkerTask<ToPaint, readonly Uint8Array[]> = { module: new URL(import.meta.url), name: paint.name };

export async function paint({ dish, format }: ToPaint): Promise<readonly Uint8Array[]> {
  // Loaded only in that process: the painter's shapes and the renderer are large.
  const { renderDish } = await import('@weekbord/dishes/render-dish');
  return renderDish(
    dish,
    DISH_PICTURE_SIZES.map((size) => ({ size, format })),
  );
}
