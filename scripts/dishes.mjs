// npm run dishes: draws every recipe of the catalogue, or those of one scene, on a page; and as a picture where Chromium is.
// node scripts/dishes.mjs [--scene soup] [--only text] [--every 7] [--width 320] [--dark] [--crop] [--png file.png]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { loadCatalogue } from '../packages/catalogue/src/load.ts';
import { dishOfRecipe } from '../packages/dishes/src/dish-of-recipe.ts';
import { paintDish } from '../packages/dishes/src/paint-dish.ts';

const { values } = parseArgs({
  options: {
    scene: { type: 'string' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
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
const chosen = loadCatalogue()
  .recipes.filter(({ id }) => only === null || only.test(id))
  .map((recipe) => ({ recipe, dish: dishOfRecipe(recipe) }))
  .filter(({ dish }) => scene === undefined || dish.scene === scene)
  .filter((_, index) => index % Number(values.every) === 0)
  .slice(0, Number(values.most))
  .map(({ recipe, dish }) => ({ recipe, dish, painting: paintDish(dish) }));
console.log(`${chosen.length} pictures`);

const figures = chosen.map(({ recipe, dish, painting }, index) => {
  writeFileSync(join(values.out, `${index}.svg`), painting.svg);
  const crop = values.crop ? `<span class="crop"><img src="${index}.svg"></span>` : '';
  return `<figure><img class="card" src="${index}.svg">${crop}<figcaption>${recipe.name.en} <i>${dish.scene}</i></figcaption></figure>`;
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
