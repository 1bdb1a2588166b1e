// npm run dishes: draws every recipe in the catalogue, or those of one scene, on a page, and as a picture if Chromium
// is available. With --foods it draws the pictures of foods instead, each once with some of the foods that share it.
// node scripts/dishes.mjs [--foods] [--scene soup] [--only text] [--every 7] [--skip 60] [--most 60] [--width 320]
// [--dark] [--crop] [--png file.png]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { loadCatalogue } from '../packages/catalogue/src/load.ts';
import { dishOfFood } from '../packages/dishes/src/dish-of-food.ts';
import { dishOfRecipe } from '../packages/dishes/src/dish-of-recipe.ts';
import { paintDish } from '../packages/dishes/src/paint-dish.ts';

const { values } = parseArgs({
  options: {
    foods: { type: 'boolean', default: false },
    scene: { type: 'string' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
    most: { type: 'string', default: '60' },
    width: { type: 'string', default: '320' },
    dark: { type: 'boolean', default: false },
    crop: { type: 'boolean', default: false },
    png: { type: 'string' },
    out: { type: 'string', default: 'data/dishes' },
  },
});

mkdirSync(values.out, { recursive: true });
const width = Number(values.width);
const scene = values.scene?.toUpperCase();
const only = values.only ? new RegExp(values.only) : null;
const catalogue = loadCatalogue();

/** Returns each picture of a food, named after the foods that share it. */
function picturesOfFoods() {
  const byId = new Map();
  for (const food of catalogue.foods.values()) {
    const dish = dishOfFood({ ...food, slug: food.id, name: food.name.en });
    const before = byId.get(dish.id);
    byId.set(dish.id, { id: dish.id, dish, names: [...(before?.names ?? []), food.name.en] });
  }
  return [...byId.values()].map(({ names, ...rest }) => ({
    ...rest,
    name: `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` +${names.length - 3}` : ''}`,
  }));
}

const all = values.foods
  ? picturesOfFoods()
  : catalogue.recipes.map((recipe) => ({ id: recipe.id, name: recipe.name.en, dish: dishOfRecipe(recipe) }));
const chosen = all
  .filter(({ id }) => only === null || only.test(id))
  .filter(({ dish }) => scene === undefined || dish.scene === scene)
  .filter((_, index) => index % Number(values.every) === 0)
  .slice(Number(values.skip), Number(values.skip) + Number(values.most))
  .map(({ name, dish }) => ({ name, dish, painting: paintDish(dish) }));
console.log(`${chosen.length} pictures`);

const figures = chosen.map(({ name, dish, painting }, index) => {
  writeFileSync(join(values.out, `${index}.svg`), painting.svg);
  const crop = values.crop ? `<span class="crop"><img src="${index}.svg"></span>` : '';
  return `<figure><img class="card" src="${index}.svg">${crop}<figcaption>${name} <i>${values.foods ? dish.id : dish.scene}</i></figcaption></figure>`;
});
const page = `<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:8px;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;background:${values.dark ? '#1c1917;color:#eee' : '#fbf6f0'}}
figure{margin:0;width:${width}px}.card{width:100%;border-radius:12px;display:block}.crop{display:inline-block;width:48px;height:48px;overflow:hidden;border-radius:10px}.crop img{width:116px;margin:-19px 0 0 -34px}</style>${figures.join('')}`;
writeFileSync(join(values.out, 'index.html'), page);
if (values.png) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  const tab = await browser.newPage({
    viewport: { width: (width + 8) * Math.max(1, Math.floor(1290 / (width + 8))) + 16, height: 800 },
  });
  await tab.goto(`file://${resolve(values.out, 'index.html')}`);
  await tab.waitForTimeout(300);
  await tab.screenshot({ path: values.png, fullPage: true });
  await browser.close();
}
