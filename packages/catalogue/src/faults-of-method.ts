import { sourceOfFood } from '@weekbord/domain/recipes/dish-facts/kind-of-recipe';
import { ingredientsOfStep } from '@weekbord/domain/recipes/directions/step-ingredients';
import { timesOfStep } from '@weekbord/domain/recipes/directions/step-times';
import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';

type Dish = Pick<
  CatalogueRecipe,
  'id' | 'ingredients' | 'steps' | 'minutes' | 'portions' | 'source' | 'perPortion' | 'meals'
>;

/** What a raising agent raises: flour and other dry, fine foods. */
const DRY =
  /flour$|^flour|oats$|^oats|oat-bran|cornmeal|semolina|polenta|starch$|cocoa$|protein|psyllium|ground-almonds|desiccated-coconut|^linseed$/;
const RAISING_PER_100_G = { least: 1, most: 8 };

/** Maximum grams of one food in a portion. */
const MOST_OF_FOOD: readonly (readonly [what: string, is: (food: CatalogueFood) => boolean, most: number])[] = [
  ['one vegetable', ({ role, id }) => role === 'vegetable' && id !== 'chopped-tomatoes', 300],
  ['quark or skyr', ({ id }) => /quark|^skyr/.test(id), 300],
  ['yoghurt', ({ id }) => /yoghurt/.test(id), 300],
  ['tofu', ({ id }) => /(?:^|-)tofu/.test(id), 300],
  ['fruit', ({ category }) => category === 'FRUIT', 300],
  ['raw meat', ({ category, role }) => category === 'MEAT' && role === 'protein', 300],
  ['eggs', ({ id }) => id === 'egg', 160],
  ['rice cakes', ({ id }) => id === 'rice-cakes', 32],
  [
    'dry pasta, rice or grain',
    ({ category, id }) => /^(?:PASTA|RICE|WHEAT)$/.test(category) && !/cooked|microwave|fresh|cauliflower/.test(id),
    130,
  ],
  ['bread', ({ category }) => category === 'BREAD', 180],
  ['nuts or seeds', ({ category }) => category === 'NUT' || category === 'SEED', 60],
  ['oil', ({ category, id }) => category === 'OIL' && id.endsWith('oil'), 30],
  ['protein powder', ({ id }) => /(?:^whey|-protein(?:-|$)|^vegan-protein)/.test(id), 40],
];
const MOST_SALT_G = 4;

/** The possible temperatures of an oven, in °C. */
const OVEN = { least: 100, most: 250 };
const CORE_TEMPERATURE = /(?:in the (?:middle|centre)|inside|core)/i;

const text = ({ steps }: Pick<Dish, 'steps'>, language: Language) => steps.map((step) => step[language]).join(' ');

/** Water that is neither bought nor weighed: from the tap, for cooking, or from the food itself. */
const NOT_WEIGHED =
  /(?:boiling|cooking|pasta|cold|hot|warm|plenty of|pan of|splash of|little|enough|salted|soaking|iced?) water|(?:press|squeeze|wring|drain|shake|boil)[^.]*water|cup of (?:the|its) water|water[^.]*(?:away|off)|away[^.]*water/i;

/** Words with which a step refers to several ingredients at once. */
const SEVERAL =
  /everything|all (?:the|of)|the rest|together|vegetables|fruit|herbs|spices|seasoning|dressing|toast|fish|meat|cheese|pasta|sauce/i;

/** Words that a step may use only if a matching food is in the ingredient list. */
const NAMED: readonly (readonly [word: RegExp, is: RegExp])[] = [
  [/\bthe (?:olive |sunflower )?oil\b/i, /oil|anchovies|sardines|tuna|sun-dried/],
  [/\bthe butter\b/i, /butter|margarine|ghee/],
  [/\bthe salt\b/i, /salt/],
  [/\bthe (?:black )?pepper\b/i, /pepper/],
  [/\bthe garlic\b/i, /garlic/],
  [/\bthe (?:red |spring )?onions?\b/i, /onion/],
  [/\bthe lemon\b/i, /lemon/],
  [/\bthe sugar\b/i, /sugar|erythritol/],
  [/\bthe milk\b/i, /milk|drink/],
  [/\bthe flour\b/i, /flour/],
  [/\bthe stock\b/i, /stock|dashi/],
  [/\bthe honey\b/i, /honey/],
  [/\bthe mustard\b/i, /mustard/],
  [/\bthe vinegar\b/i, /vinegar/],
  [/\bthe eggs?\b/i, /egg/],
  [/\bthe (?:parsley|basil|mint|dill|coriander|chives)\b/i, /parsley|basil|mint|dill|coriander|chives/],
  [/\bthe rice\b/i, /rice/],
  [/\bthe potatoes\b/i, /potato/],
];

/** The mistakes that a recipe's method and amounts can contain, each with its check. */
const METHOD_FAULTS: readonly (readonly [fault: string, has: (dish: Dish) => boolean])[] = [
  ['too much or too little raising agent for its flour', isWronglyRaised],
  [
    'water that is named and not listed',
    ({ ingredients, ...dish }) => namesWater(dish) && !has(ingredients, /^water$/),
  ],
  [
    'water that is listed and not named',
    (dish) => has(dish.ingredients, /^water$/) && !/water/i.test(text(dish, 'en')),
  ],
  ['an oven that is not heated first', (dish) => LANGUAGES.some((language) => bakesInCold(dish, language))],
  [
    'an oven of an impossible temperature',
    (dish) => temperaturesOf(dish).some((one) => one < OVEN.least || one > OVEN.most),
  ],
  ['different temperatures in English and Dutch', (dish) => degrees(dish, 'en').join() !== degrees(dish, 'nl').join()],
  ['a step longer than the whole dish', (dish) => longestStep(dish) > totalOf(dish)],
  ['steps that take longer than the dish', (dish) => minutesOfSteps(dish) > totalOf(dish) * 1.25 + 5],
  [
    'a cooking time without anything to cook',
    (dish) =>
      dish.minutes.cooking > 15 && longestStep(dish) === 0 && !/pack says|until|microwave/i.test(text(dish, 'en')),
  ],
  ['a protein source that is hardly in it', isOfAnotherSource],
  ['an ingredient that no step uses', (dish) => unusedIn(dish).length > 0],
  [
    'a step with a food that is not listed',
    (dish) => NAMED.some(([word, is]) => word.test(text(dish, 'en')) && !has(dish.ingredients, is)),
  ],
  [
    'too much of one food in a portion',
    (dish) =>
      MOST_OF_FOOD.some(([, is, most]) =>
        dish.ingredients.some(({ food, grams }) => is(food) && grams / dish.portions > most),
      ),
  ],
  ['more salt than a meal may have', ({ perPortion }) => (perPortion.further.salt.amount ?? 0) > MOST_SALT_G],
];

/** Returns what is wrong with the method and amounts of a recipe; empty if everything is correct. */
export function faultsOfMethod(dish: Dish): string[] {
  return METHOD_FAULTS.filter(([, isFault]) => isFault(dish)).map(([fault]) => fault);
}

function has(ingredients: Dish['ingredients'], is: RegExp): boolean {
  return ingredients.some(({ food }) => is.test(food.id));
}

function gramsOf({ ingredients }: Pick<Dish, 'ingredients'>, is: RegExp): number {
  return ingredients.reduce((sum, { food, grams }) => (is.test(food.id) ? sum + grams : sum), 0);
}

function isWronglyRaised(dish: Dish): boolean {
  const raising = gramsOf(dish, /^baking-powder|^bicarbonate/);
  if (raising === 0) return false;
  const per100 = (100 * raising) / gramsOf(dish, DRY);
  return per100 < RAISING_PER_100_G.least || per100 > RAISING_PER_100_G.most;
}

function namesWater(dish: Pick<Dish, 'steps'>): boolean {
  return text(dish, 'en')
    .split(/(?<=[.!?])\s+/u)
    .some((sentence) => /\bthe water\b/i.test(sentence) && !NOT_WEIGHED.test(sentence));
}

function degrees(dish: Dish, language: Language): number[] {
  return [...text(dish, language).matchAll(/(\d{2,3}) °C/gu)].map(([, said]) => Number(said)).toSorted((a, b) => a - b);
}

function temperaturesOf(dish: Dish): number[] {
  return text(dish, 'en')
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !CORE_TEMPERATURE.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/(\d{2,3}) °C/gu)].map(([, said]) => Number(said)));
}

const HEATS: Readonly<Record<Language, RegExp>> = {
  en: /heat the (?:oven|grill|air ?fryer)|oven (?:heated )?to \d/i,
  nl: /verwarm (?:intussen )?de (?:oven|grill|airfryer)|voorverwarmde oven/i,
};
const BAKES: Readonly<Record<Language, RegExp>> = {
  en: /in the (?:hot )?oven|\b(?:bake|roast)[^.]*(?:oven dish|tray|tin\b)|\d °C/i,
  nl: /in de (?:hete )?oven|\d °C/i,
};
const AS_ON_PACK: Readonly<Record<Language, RegExp>> = { en: /pack(?:et)? says/i, nl: /verpakking/i };

/** Whether a step uses an oven that no step has heated. */
function bakesInCold(dish: Dish, language: Language): boolean {
  const said = text(dish, language);
  const sentences = said.split(/(?<=[.!?])\s+/u);
  const isBaked = sentences.some(
    (sentence) =>
      BAKES[language].test(sentence) &&
      !AS_ON_PACK[language].test(sentence) &&
      !/dry pan|droge pan|toaster|broodrooster/i.test(sentence),
  );
  // 'Bake as the pack says' implies that the oven is heated.
  return isBaked && !HEATS[language].test(said) && !AS_ON_PACK[language].test(said);
}

const totalOf = ({ minutes }: Dish) => minutes.preparation + minutes.cooking + minutes.waiting;

function longestStep({ steps }: Dish): number {
  return Math.max(0, ...steps.flatMap(({ en }) => timesOfStep(en).map(({ seconds }) => seconds / 60)));
}

const AT_ONCE =
  /meanwhile|at the same time|for the last|while (?:the|it|they|you)|with (?:it|them)|halfway|alongside|both|each side|batches/i;

/** Returns the total minutes of the steps, except those that run at the same time as another step. */
function minutesOfSteps({ steps }: Dish): number {
  const sentences = steps.flatMap(({ en }) => (AT_ONCE.test(en) ? [] : en.split(/(?<=[.!?])\s+/u)));
  return sentences
    .filter((sentence) => (sentence.match(/\bminutes?\b/g)?.length ?? 0) === 1)
    .reduce((sum, sentence) => sum + timesOfStep(sentence).reduce((all, { seconds }) => all + seconds / 60, 0), 0);
}

/** Products made mainly from another protein source than the dish that contains them. */
const FILLED = /ravioli|tortellini|mycoprotein/;

/** Whether the stated protein source gives less than half as much protein as another source in the recipe. */
function isOfAnotherSource({ source, ingredients, portions }: Dish): boolean {
  if (source === 'NONE' || source === 'NUTS_AND_GRAINS' || has(ingredients, FILLED)) return false;
  const grams = new Map<string, number>();
  for (const { food, grams: weight } of ingredients) {
    const of = sourceOfFood([...(food.origin?.keys() ?? [])], food.source) ?? 'NUTS_AND_GRAINS';
    grams.set(of, (grams.get(of) ?? 0) + ((food.per100.protein ?? 0) * weight) / 100 / portions);
  }
  const own = grams.get(source) ?? 0;
  const others = [...grams].filter(([of]) => of !== 'NUTS_AND_GRAINS' && of !== source).map(([, protein]) => protein);
  return own < 2 || own < 0.5 * Math.max(0, ...others);
}

/** Returns the ingredients that no step names in either language; none if a step refers to several at once. */
function unusedIn({ ingredients, steps }: Pick<Dish, 'ingredients' | 'steps'>): readonly CatalogueFood[] {
  const said = text({ steps }, 'en');
  if (SEVERAL.test(said)) return [];
  const used = LANGUAGES.flatMap((language) => {
    const names = ingredients.map(({ food }) => food.name[language]);
    return steps.flatMap((step) => ingredientsOfStep(step[language], names));
  });
  return ingredients
    .filter((_line, at) => !used.includes(at))
    .map(({ food }) => food)
    .filter(({ synonyms }) => !synonyms.en.some((word) => said.toLowerCase().includes(word.toLowerCase())));
}
