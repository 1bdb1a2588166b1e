import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dishOfLook } from '@weekbord/dishes/dish-of-food';
import type { Dish } from '@weekbord/dishes/dish';
import { isPaintedAsNow, painterVersion } from '@weekbord/dishes/picture-key';
import {
  DISH_PICTURE_FORMATS,
  DISH_PICTURE_SIZES,
  type DishPictureFormat,
} from '@weekbord/domain/pictures/dish-pictures';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { localFolder } from '../../platform/files/local-folder.ts';
import type { Painters } from '../../platform/files/picture-routes.ts';
import { semaphore } from '../../platform/http/semaphore.ts';
import { keptName, type Pictured, readDishPictureFile, stemOf } from './dish-picture-names.ts';
import { dishOfPicture } from './dish-to-paint.ts';
import { PAINT, type ToPaint } from './paint-task.ts';
import { findPictureOfSlug, listPicturesOfCatalogue } from './painted-dishes.store.ts';

/** How long a request waits while other dishes are painted, in milliseconds. */
const PATIENCE_MS = 20_000;
/** How long files of an older painter are kept for devices that still show them, in milliseconds. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/** The painted dishes: files that are created on the first request, and then kept. */
export interface DishPictures {
  /**
   * Returns the content of a file, painting it if it does not exist yet; null if no dish has that name. `onPaint` is
   * called before painting.
   */
  read(name: string, onPaint?: () => Promise<void>): Promise<Buffer | null>;
  /** Paints the missing pictures of the catalogue, one recipe after the other. Returns how many it painted. */
  paintCatalogue(signal: AbortSignal): Promise<number>;
  /** Deletes old files of older painters. Returns how many it deleted. */
  deleteOld(now: Date): Promise<number>;
}

type Painter = (toPaint: ToPaint) => Promise<readonly Uint8Array[]>;

export type DishPicturesParts = Readonly<{ database: Database; painters: Painters; config: Pick<Config, 'dataDir'> }>;

export function openDishPictures({ database, painters, config }: DishPicturesParts): DishPictures {
  const files = localFolder(join(config.dataDir, 'dish-pictures'));
  const db = database.as({ personId: null });
  const place = semaphore(1, PATIENCE_MS);
  const whenAsked: Painter = (toPaint) => place(() => painters.asked.run(PAINT, toPaint));
  const ahead: Painter = (toPaint) => painters.catalogue.run(PAINT, toPaint);
  /** Pictures being painted, so that concurrent requests share the work. */
  const painting = new Map<string, Promise<void>>();

  const paint = (stem: string, format: DishPictureFormat, dish: Dish, by: Painter): Promise<void> => {
    const name = keptName(stem, 'hero', format);
    const begun = painting.get(name);
    if (begun) return begun;
    const painted = saved(stem, format, by({ dish, format })).finally(() => painting.delete(name));
    painting.set(name, painted);
    return painted;
  };

  return {
    async read(name, onPaint) {
      const file = readDishPictureFile(name);
      if (file === null) return null;
      const { pictured, size, format } = file;
      const stem = stemOf(pictured);
      const kept = keptName(stem, size, format);
      const there = await files.read(kept);
      if (there !== null) return there;
      await onPaint?.();
      const dish = await dishOf(pictured);
      if (dish === null) return null;
      await paint(stem, format, dish, whenAsked);
      return files.read(kept);
    },
    async paintCatalogue(signal) {
      const [best] = DISH_PICTURE_FORMATS;
      const there = new Set((await files.list()).map(({ name }) => name));
      let painted = 0;
      for (const key of await listPicturesOfCatalogue(db)) {
        if (there.has(keptName(key, 'crop', best))) continue;
        if (signal.aborted) break;
        const dish = await dishOfPicture(db, key, []);
        if (dish === null) continue;
        const begun = performance.now();
        try {
          await paint(key, best, dish, ahead);
          painted += 1;
          // Pauses for as long as the painting took, because painting slows down requests if two processors share a
          // core.
          await pause(performance.now() - begun, undefined, { signal });
        } catch (error) {
          // Stopping the server stops the painter, and ends its pause.
          if (!signal.aborted) throw error;
        }
      }
      return painted;
    },
    async deleteOld(now) {
      const before = new Date(now.getTime() - KEPT_MS);
      const old = (await files.list()).filter(({ name, savedAt }) => savedAt < before && !isCurrent(name));
      for (const { name } of old) await files.delete(name);
      return old.length;
    },
  };

  async function saved(stem: string, format: DishPictureFormat, made: ReturnType<Painter>): Promise<void> {
    for (const [index, content] of (await made).entries())
      await files.save(keptName(stem, DISH_PICTURE_SIZES[index]!, format), content);
  }

  async function dishOf(pictured: Pictured): Promise<Dish | null> {
    if (pictured.kind === 'recipe') return dishOfPicture(db, pictured.key, pictured.swaps);
    if (pictured.kind === 'food') return dishOfLook(pictured.name);
    const key = await findPictureOfSlug(db, pictured.name);
    return key === null ? null : dishOfPicture(db, key, []);
  }
}

/**
 * Whether a file's name shows that the current version of the painter painted it. The names of recipe versions never
 * show that, so for those only the age counts.
 */
function isCurrent(name: string): boolean {
  return isPaintedAsNow(name) || (name.startsWith('food.') && name.includes(`.${painterVersion()}-`));
}
