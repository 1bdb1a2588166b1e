// Measures the CPU time and size of dish pictures, for dishes of every scene.
import process from 'node:process';
import { loadCatalogue } from '@weekbord/catalogue/load';
import type { Dish } from '@weekbord/dishes/dish';
import { dishOfRecipe } from '@weekbord/dishes/dish-of-recipe';
import { renderDish } from '@weekbord/dishes/render-dish';
import { DISH_PICTURE_FORMATS, DISH_PICTURE_SIZES } from '@weekbord/domain/pictures/dish-pictures';

/** Number of dishes of each scene, or all if there are fewer. */
const OF_EACH_SCENE = Number(process.argv[2] ?? 2);
/** Maximum CPU time in ms for one dish in all sizes as AVIF, from the dish to the files. */
const MOST_MS = 300;
const MOST_HERO_BYTES = 60_000;
const MOST_PAGE_BYTES = 200_000;
const CARDS_ON_PAGE = 20;
/** How many times each dish is measured. The lowest result counts, because other load only ever adds time. */
const RUNS = 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const filesOf = (format: 'avif' | 'webp') => DISH_PICTURE_SIZES.map((size) => ({ size, format }));

async function processorMs(dish: Dish): Promise<number> {
  const before = process.cpuUsage();
  await renderDish(dish, filesOf('avif'));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const byScene = Map.groupBy(loadCatalogue().recipes.map(dishOfRecipe), ({ scene }) => scene);
const dishes = [...byScene.values()].flatMap((ofScene) => {
  const step = Math.max(1, Math.floor(ofScene.length / OF_EACH_SCENE));
  return ofScene.filter((_, index) => index % step === 0).slice(0, OF_EACH_SCENE);
});

// Rendering the first dish loads the libraries.
await renderDish(dishes[0]!, filesOf('avif'));
const times: { dish: Dish; ms: number }[] = [];
for (const dish of dishes) {
  let ms = Infinity;
  for (let run = 0; run < RUNS; run++) ms = Math.min(ms, await processorMs(dish));
  times.push({ dish, ms });
}
const worst = times.toSorted((one, other) => other.ms - one.ms)[0]!;

const rows: Record<string, string | number>[] = [];
let heroBytes = 0;
let pageBytes = 0;
for (const format of DISH_PICTURE_FORMATS) {
  const bytes: number[][] = [];
  for (const dish of dishes) bytes.push((await renderDish(dish, filesOf(format))).map(({ length }) => length));
  DISH_PICTURE_SIZES.forEach((size, index) => {
    const ofSize = bytes.map((one) => one[index]!);
    const [most, page] = [Math.max(...ofSize), (sum(ofSize) / ofSize.length) * CARDS_ON_PAGE];
    if (format === 'avif' && size === 'hero') heroBytes = most;
    if (format === 'avif' && size === 'card') pageBytes = page;
    rows.push({
      size,
      format,
      'median kB': (median(ofSize) / 1000).toFixed(1),
      'largest kB': (most / 1000).toFixed(1),
    });
  });
}
console.table(rows);
console.table([
  { what: 'processor ms, median dish', is: Math.round(median(times.map(({ ms }) => ms))), most: '' },
  { what: `processor ms, ${worst.dish.scene} ${worst.dish.id}`, is: Math.round(worst.ms), most: MOST_MS },
  { what: 'largest hero, bytes', is: heroBytes, most: MOST_HERO_BYTES },
  { what: `${CARDS_ON_PAGE} cards, bytes`, is: Math.round(pageBytes), most: MOST_PAGE_BYTES },
]);
console.log(`${dishes.length} dishes of ${byScene.size} scenes`);
if (worst.ms > MOST_MS || heroBytes > MOST_HERO_BYTES || pageBytes > MOST_PAGE_BYTES) process.exitCode = 1;
