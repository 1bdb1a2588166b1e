import { inferFamilies } from '@weekbord/domain/recipes/dish-facts/infer-families';
import type { Catalogue } from '@weekbord/catalogue/format';
import { readFoods } from '@weekbord/catalogue/read-foods';
import { readKitchenKinds } from '@weekbord/catalogue/read-kitchen-kinds';
import { readMeasures } from '@weekbord/catalogue/read-measures';
import { readPacks } from '@weekbord/catalogue/read-packs';
import { readRecipes } from '@weekbord/catalogue/read-recipes';
import { readSoldIn } from '@weekbord/catalogue/read-sold-in';
import type { CatalogueSource } from './seed-catalogue.ts';
import { SMALL_FOODS, SMALL_KINDS, SMALL_MEASURES, SMALL_PACKS, SMALL_SOLD_IN } from './small-foods.test-support.ts';

interface Dish {
  readonly meals: readonly string[];
  readonly base: readonly string[];
  readonly protein: readonly string[];
  readonly side: readonly string[];
}

const DISHES: readonly Dish[] = [
  {
    meals: ['BREAKFAST'],
    base: ['100 g oats', '140 g wholewheat-bread', '120 g gluten-free-oats'],
    protein: ['400 ml soy-drink', '400 g greek-yoghurt-light', '4 piece egg', '300 g quark-low-fat'],
    side: ['2 piece banana', '200 g strawberries', '40 g walnuts'],
  },
  {
    meals: ['LUNCH'],
    base: ['210 g wholewheat-bread', '150 g quinoa', '130 g wholewheat-pasta'],
    protein: ['200 g hummus', '4 piece egg', '200 g tuna-in-water', '250 g tofu'],
    side: ['2 piece tomato', '1 piece cucumber', '1 piece avocado'],
  },
  {
    meals: ['DINNER'],
    base: ['160 g basmati-rice', '150 g spaghetti', '600 g potato'],
    protein: ['300 g chicken-breast', '300 g salmon', '300 g tofu', '300 g beef-mince-lean'],
    side: ['2 piece onion', '400 g broccoli', '300 g spinach'],
  },
  {
    meals: ['SNACK'],
    base: ['2 piece apple', '2 piece banana', '200 g carrot'],
    protein: ['50 g almonds', '200 g quark-low-fat', '60 g hummus'],
    side: ['10 g dark-chocolate', '20 g raisins'],
  },
];

/** Preparation, cooking and waiting times, assigned to the dishes in rotation. */
type AllMinutes = readonly (readonly number[])[];
/** How many minutes most dishes here take. */
const USUAL_MINUTES: AllMinutes = [[5, 10]];
/** For dishes with different times: some dishes with the shortest preparation take longest in total. */
export const VARIED_MINUTES: AllMinutes = [[5, 10], [10, 10], [5, 35], [5, 10, 60], [15]];

function recipeOf(meals: readonly string[], lines: readonly [string, string, string], minutes: AllMinutes) {
  const id = `${meals[0]!.toLowerCase()} ${lines.map((line) => line.split(' ')[2]).join(' ')}`;
  return {
    id: id.replaceAll(' ', '-'),
    en: `English ${id}`,
    nl: `Nederlands ${id}`,
    meals,
    minutes: minutes[id.length % minutes.length]!,
    portions: 2,
    scene: 'SIDES',
    families: inferFamilies([id], null),
    tags: lines.some((line) => line.includes('tofu')) ? ['HORMONE'] : [],
    ingredients: [...lines, '1 tbsp olive-oil | for frying | om in te bakken'],
    steps: [{ en: 'Cook it.', nl: 'Maak het klaar.' }],
  };
}

/** Returns every combination of a few bases, proteins and sides, which is enough for planning. */
export function smallCatalogue(
  choose: (meal: string) => boolean = () => true,
  minutes: AllMinutes = USUAL_MINUTES,
): CatalogueSource {
  const load = (): Catalogue => {
    const measures = readMeasures(SMALL_MEASURES, 'measures.yaml');
    const files = Object.entries(SMALL_FOODS).map(([name, parsed]) => ({ name: `foods/${name}.yaml`, parsed }));
    const foods = readFoods(files, measures, new Map(), readSoldIn(SMALL_SOLD_IN, 'sold-in.yaml'));
    const recipes = DISHES.filter(({ meals }) => choose(meals[0]!)).flatMap(({ meals, base, protein, side }) =>
      base.flatMap((one) => protein.flatMap((two) => side.map((three) => recipeOf(meals, [one, two, three], minutes)))),
    );
    const kinds = readKitchenKinds(SMALL_KINDS, 'kitchen-kinds.yaml', foods);
    const inShop = readPacks(SMALL_PACKS, 'packs.yaml', foods);
    const read = readRecipes('recipes/test/bowl.yaml', recipes, foods);
    return { version: 'small', measures, foods, recipes: [...read], swaps: new Map(), kinds, inShop };
  };
  const about = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'].filter(choose);
  return { version: () => `small ${about.join(' ')}${minutes === USUAL_MINUTES ? '' : ` ${minutes.join(' ')}`}`, load };
}
