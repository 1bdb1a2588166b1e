import { rateLimit, networkOf } from '../../platform/http/rate-limit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PaintedPictures } from '../../platform/files/picture-routes.ts';
import type { Log } from '../../platform/log/log.ts';
import { type DishPicturesParts, openDishPictures } from './dish-pictures.ts';

/** The queue of the job that paints the catalogue. */
const PAINT_CATALOGUE_QUEUE = 'paint-catalogue';
/** How long after startup painting begins, in milliseconds, so that the product responds quickly at first. */
const FIRST_WAIT_MS = 60_000;
/** How long one job paints, in milliseconds; shorter than the timeout of a job. */
const AT_ONCE_MS = 8 * 60 * 1000;
const RULES = { retries: 5, firstPauseSeconds: 30, longestPauseSeconds: 900, keptSeconds: 600 } as const;

type Parts = DishPicturesParts & Readonly<{ clock: Clock; config: Pick<Config, 'rateLimitPerMinute'>; log: Log }>;

/**
 * Opens the painted dishes as the server serves them: a caller who requests too many unpainted ones must wait until the
 * next minute.
 */
export function openPictures(parts: Parts): PaintedPictures {
  const { clock, config, log } = parts;
  const pictures = openDishPictures(parts);
  const limit = rateLimit(config.rateLimitPerMinute);
  const stopping = new AbortController();
  return {
    read: (name, address) => pictures.read(name, () => limit(networkOf(address), 1)),
    async work(jobs) {
      const goOn = (waitMs = 0) => {
        const notBefore = new Date(clock.now().getTime() + waitMs);
        return jobs.enqueue(parts.database.db, PAINT_CATALOGUE_QUEUE, {}, { notBefore });
      };
      await jobs.createQueue(PAINT_CATALOGUE_QUEUE, RULES);
      await jobs.work(PAINT_CATALOGUE_QUEUE, async () => {
        const enough = AbortSignal.timeout(AT_ONCE_MS);
        const painted = await pictures.paintCatalogue(AbortSignal.any([stopping.signal, enough]));
        if (painted > 0) log.info({ dishes: painted }, 'drew pictures for catalogue dishes');
        if (enough.aborted && !stopping.signal.aborted) await goOn();
      });
      await goOn(FIRST_WAIT_MS);
      await jobs.repeat('delete-old-dish-pictures', '23 4 * * *', async () => {
        const deleted = await pictures.deleteOld(clock.now());
        if (deleted > 0) log.info({ files: deleted }, 'deleted pictures from earlier versions');
      });
    },
    stop: async () => stopping.abort(),
  };
}
