import { checkDigit } from '@weekbord/domain/foods/gtin';

const KINDS = 'yoghurt bread cheese chocolate soup pizza juice crackers ham hummus muesli pasta sauce beans tuna'.split(
  ' ',
);
const TASTES =
  'natural smoked organic spicy vanilla strawberry tomato basil garlic onion lemon honey salted mild'.split(' ');
const SYLLABLES = 'ba ka lo mi ne ru sta ver zon del hof mar tin gra pel wou'.split(' ');
const INGREDIENTS =
  'water, sugar, wheat flour, skimmed milk powder, rapeseed oil, tomato puree (12 %), modified starch, onion, salt, natural flavouring, yeast extract, garlic powder, acidity regulator: citric acid, soya lecithin, spices (paprika, black pepper)'.split(
    ', ',
  );
const TAGS = 'en:plant-based-foods-and-beverages en:snacks en:dairies en:breads en:sauces en:beverages en:soups'.split(
  ' ',
);

/** Returns a synthetic Open Food Facts product, the same for the same number; every eleventh one has an error. */
export function madeUpProduct(number: number): object {
  const draw = drawing(number);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(draw() * list.length)]!;
  const digits = `87${String(number).padStart(10, '0')}`;
  const maker = Array.from({ length: 4 }, () => pick(SYLLABLES)).join('');
  const word = Array.from({ length: 2 }, () => pick(SYLLABLES)).join('');
  const name = `${maker} ${pick(TASTES)} ${pick(KINDS)} ${word}`;
  const [fat, carbohydrates, proteins] = [draw() * 30, draw() * 40, draw() * 20].map((grams) =>
    Number(grams.toFixed(1)),
  );
  const kcal = Math.round(9 * fat! + 4 * carbohydrates! + 4 * proteins!);
  const list = Array.from({ length: 12 }, () => pick(INGREDIENTS)).join(', ');
  return {
    code: digits + checkDigit(digits),
    product_name: number % 11 === 0 ? '' : name,
    product_name_en: number % 3 === 0 ? name : '',
    brands: number % 22 === 0 ? '' : maker,
    lc: 'nl',
    quantity: '6 x 50 g',
    serving_size: '1 portion (50 g)',
    serving_quantity: '50',
    categories_tags: Array.from({ length: 3 }, () => pick(TAGS)),
    countries_tags: ['en:netherlands'],
    allergens_tags: number % 2 === 0 ? ['en:milk', 'en:gluten'] : [],
    traces_tags: ['en:nuts'],
    labels_tags: ['en:organic'],
    ingredients_text: list,
    ingredients_analysis_tags: ['en:palm-oil-free', 'en:non-vegan', 'en:vegetarian-status-unknown'],
    nutriments: {
      'energy-kcal_100g': kcal,
      'energy-kj_100g': Math.round(kcal * 4.184),
      fat_100g: fat,
      carbohydrates_100g: String(carbohydrates),
      proteins_100g: proteins,
      'saturated-fat_100g': fat! / 3,
      sugars_100g: carbohydrates! / 2,
      salt_100g: 1,
      sodium_100g: 0.4,
    },
    unique_scans_n: Math.floor(draw() ** 8 * 1000),
    last_modified_t: 1_700_000_000 + number,
    ...ballast(number, draw),
  };
}

/** Returns the other fields of a product in a dump: 3 to 20 kB of pictures, parsed ingredients and edit history. */
function ballast(number: number, draw: () => number): object {
  const parts = Array.from({ length: 5 + Math.floor(draw() * 55) }, (_, place) => ({
    id: `en:ingredient-${number % 997}-${place}`,
    text: `ingredient ${place}`,
    percent_estimate: draw() * 100,
    percent_min: 0,
    percent_max: 100 / (place + 1),
    vegan: 'maybe',
    vegetarian: 'yes',
    ciqual_food_code: String(10_000 + place),
    ecobalyse_code: 'f2b7c0f6',
    is_in_taxonomy: 1,
  }));
  return {
    ingredients: parts,
    editors_tags: ['one', 'two'],
    images: { front: { sizes: { 400: { h: 400, w: 300 } } } },
  };
}

/** Returns a generator of numbers from 0 to 1, given a seed (mulberry32). */
function drawing(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
