import { type Allergen, ALLERGENS } from '../../foods/allergens.ts';
import type { MealType } from '../../slots/meal-moments.ts';
import type { DishForm, ProteinSource } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';
import { createRandom, type Random, randomBelow } from '../../numbers/random.ts';
import { SYNTHETIC_FOODS, type SyntheticFood } from './synthetic-foods.test-support.ts';

// Groups of foods that are interchangeable in a dish.
const GROUPS = {
  CEREAL: 'oats,muesli,oats',
  DAIRY: 'quark,greek yoghurt,skyr,cottage cheese,soy yoghurt,soy yoghurt',
  DRINK: 'milk,almond milk,soy milk',
  FRUIT: 'banana,apple,blueberries,strawberries,mango,raspberries',
  NUTS: 'walnuts,almonds,pumpkin seeds,chia seeds,peanut butter,pumpkin seeds',
  BREAD: 'wholegrain bread,rye bread,crispbread,rice cakes,corn tortilla',
  SPREAD: 'hummus,peanut butter,cream cheese,avocado,tahini,pesto',
  TOPPING: 'egg,ham,turkey,cheese,salmon,tuna tin,mackerel,tofu,cottage cheese,hummus',
  EGGS: 'egg',
  MEAT: 'chicken breast,chicken thigh,turkey,lean beef,beef mince,pork tenderloin',
  FISH: 'salmon,cod,tuna tin,shrimp,mussels,mackerel',
  PLANT: 'tofu,tempeh,seitan,vegan mince,lupin strips,edamame',
  PULSE: 'chickpeas,lentils,black beans,edamame',
  CHEESE: 'feta,mozzarella,halloumi,cheese',
  GRAIN: 'brown rice,white rice,quinoa,couscous',
  PASTA: 'pasta,lentil pasta,pasta',
  NOODLE: 'noodles,rice noodles',
  TUBER: 'potato,sweet potato',
  WRAP: 'wheat wrap,corn tortilla',
  BUN: 'burger bun,naan,wholegrain bread',
  VEG: 'tomato,spinach,broccoli,courgette,bell pepper,mushroom,cauliflower,carrot,green beans,kale,pak choi,red cabbage,aubergine,peas,sweetcorn',
  LEAF: 'lettuce,spinach,cucumber,tomato,kale,red cabbage',
  LOW: 'spinach,courgette,mushroom,cauliflower,broccoli,lettuce,cucumber,pak choi',
  FAT: 'olive oil,olive oil,butter,coconut milk',
  DRESS: 'olive oil,mayonnaise,pesto,avocado,tahini,olive oil',
  POWDER: 'whey,pea protein',
  SWEET: 'honey,dates,dark chocolate',
  CRUNCH: 'crispbread,rice cakes,granola bar,popcorn',
  ONION: 'onion',
} as const;

type Group = keyof typeof GROUPS;

// dish | meals | share | minutes from-to | group grams-from grams-to, ...
const TEMPLATES = `
porridge|B|5|5-12|CEREAL 30 80,DRINK 150 300,FRUIT 60 150,NUTS 5 25
bowl|BS|5|3-6|DAIRY 150 300,FRUIT 60 150,CEREAL 15 50,NUTS 5 20
shake|BS|3|3-5|POWDER 15 40,DRINK 200 350,FRUIT 80 150,NUTS 5 25
toast|BL|5|5-12|BREAD 50 120,TOPPING 40 120,LEAF 30 80,SPREAD 10 30
omelette|BL|3|8-18|EGGS 110 220,LOW 60 150,CHEESE 15 45,FAT 4 12
scramble|B|3|8-15|EGGS 110 165,BREAD 35 80,VEG 60 120,FAT 4 10
tofu scramble|BL|2|10-15|PLANT 100 200,LOW 80 150,FAT 5 12,BREAD 0 70
pancakes|B|3|12-25|CEREAL 40 70,EGGS 55 165,DAIRY 50 150,FRUIT 60 120,SWEET 5 15
chia pudding|BS|2|5-8|NUTS 25 50,DRINK 150 250,FRUIT 40 100,POWDER 0 25
salad|L|6|10-20|LEAF 80 150,MEAT 80 160,GRAIN 25 70,DRESS 8 25
pulse salad|L|5|8-20|PULSE 80 180,LEAF 80 150,CHEESE 20 60,DRESS 8 25,GRAIN 0 50
fish salad|LD|4|8-20|FISH 80 160,LEAF 100 180,DRESS 10 30,TUBER 0 200
keto salad|LD|2|10-20|MEAT 100 180,LEAF 100 200,CHEESE 25 60,DRESS 15 40
wrap|L|5|8-15|WRAP 60 120,TOPPING 50 120,LEAF 50 100,SPREAD 10 35
soup|L|5|15-35|VEG 150 250,PULSE 60 150,BREAD 30 80,FAT 5 15
cream soup|L|2|15-30|LOW 200 300,CHEESE 20 50,FAT 10 25,TOPPING 40 100
sandwich|L|4|5-10|BREAD 70 140,TOPPING 50 120,SPREAD 10 30,LEAF 30 60
bowl lunch|LD|5|15-30|GRAIN 40 90,PLANT 80 160,VEG 100 180,DRESS 8 25
curry|D|5|20-40|MEAT 100 180,VEG 100 200,FAT 8 25,GRAIN 40 90,ONION 40 80
vegan curry|D|5|20-40|PULSE 100 200,VEG 100 200,FAT 8 25,GRAIN 40 90,PLANT 0 120
pasta|D|5|15-30|PASTA 50 110,MEAT 70 140,VEG 100 200,FAT 5 15
vegan pasta|D|4|15-30|PASTA 50 110,PLANT 80 160,VEG 100 200,FAT 5 20
stir-fry|D|5|15-25|NOODLE 40 90,MEAT 90 160,VEG 120 220,FAT 5 15
tofu stir-fry|D|4|15-25|NOODLE 40 90,PLANT 90 180,VEG 120 220,FAT 5 15
fish plate|D|5|20-35|FISH 100 180,TUBER 100 300,VEG 100 200,FAT 5 20
keto plate|D|3|15-30|FISH 110 190,LOW 120 250,FAT 10 25,CHEESE 0 40
keto grill|D|3|15-35|MEAT 110 200,LOW 120 250,FAT 10 28,CHEESE 0 45
keto tofu|LD|2|15-25|PLANT 120 220,LOW 120 250,FAT 10 25,NUTS 5 20
stew|D|4|30-60|MEAT 90 160,TUBER 100 300,VEG 120 220,FAT 5 15,ONION 40 80
chilli|D|4|25-45|PLANT 60 140,PULSE 80 160,VEG 120 200,GRAIN 30 80,FAT 4 12
burger|D|3|20-30|BUN 60 90,MEAT 90 150,LEAF 40 80,CHEESE 10 30,TUBER 0 200
traybake|D|4|30-50|CHEESE 40 100,TUBER 100 250,VEG 150 250,FAT 5 15,PULSE 0 120
fruit and nuts|S|5|1-3|FRUIT 80 180,NUTS 10 30
dairy snack|S|5|1-5|DAIRY 100 250,FRUIT 40 100
crackers|S|4|2-5|CRUNCH 15 40,SPREAD 10 30,TOPPING 0 50
keto snack|S|4|2-5|CHEESE 25 50,LOW 50 100,NUTS 5 20
protein ball|S|3|10-20|POWDER 10 25,SWEET 10 25,NUTS 8 20,CEREAL 10 25
egg snack|S|2|8-12|EGGS 55 110,LOW 50 100,DRESS 3 12
veg and dip|S|3|3-8|VEG 80 150,SPREAD 20 50
`;

type Part = { group: Group; low: number; high: number };
type Template = { dish: string; meals: MealType[]; share: number; minutes: [number, number]; parts: Part[] };

const MEAL_LETTERS: Readonly<Record<string, MealType>> = { B: 'BREAKFAST', L: 'LUNCH', D: 'DINNER', S: 'SNACK' };

const templates: readonly Template[] = TEMPLATES.trim()
  .split('\n')
  .map((line) => {
    const [dish, meals, share, minutes, parts] = line.split('|') as [string, string, string, string, string];
    return {
      dish,
      meals: meals.split('').map((letter) => MEAL_LETTERS[letter]!),
      share: Number(share),
      minutes: minutes.split('-').map(Number) as [number, number],
      parts: parts.split(',').map((part) => {
        const [group, low, high] = part.split(' ');
        return { group: group as Group, low: Number(low), high: Number(high) };
      }),
    };
  });

const byName = new Map(SYNTHETIC_FOODS.map((food, index): [string, number] => [food.name, index]));
const members = new Map(
  Object.entries(GROUPS).map(([group, names]): [string, number[]] => [
    group,
    names.split(',').map((name) => byName.get(name)!),
  ]),
);
const lottery = templates.flatMap((template) => Array.from({ length: template.share }, () => template));

const RANK = { vegan: 0, vegetarian: 1, pescatarian: 2, meat: 3 } as const;

function toIngredient(food: SyntheticFood, foodId: number, wanted: number): PlannerIngredient {
  const piece = food.wholeUnitGrams;
  const grams = piece === undefined ? Math.max(1, Math.round(wanted)) : Math.max(1, Math.round(wanted / piece)) * piece;
  const share = grams / 100;
  return {
    foodId,
    grams,
    kcal: (4 * food.protein + 9 * food.fat + 4 * food.carbohydrates + 2 * food.fiber) * share,
    protein: food.protein * share,
    fat: food.fat * share,
    carbohydrates: food.carbohydrates * share,
    fiber: food.fiber * share,
    bought: food.bought,
    role: food.role,
    measure: piece === undefined ? 'g' : 'piece',
    measures: piece === undefined ? { g: 1 } : { g: 1, piece },
    isWhole: food.name === 'egg',
    ...(food.role === 'vegetable' && { produce: 'vegetable' as const }),
  };
}

const SOURCES: readonly (readonly [RegExp, ProteinSource])[] = [
  [/chicken|turkey/, 'POULTRY'],
  [/beef|pork|ham/, 'RED_MEAT'],
  [/salmon|cod|tuna|shrimp|mussels|mackerel/, 'FISH'],
  [/egg/, 'EGG'],
  [/soy|tofu|tempeh|edamame/, 'SOY'],
  [/seitan|vegan|lupin/, 'SUBSTITUTE'],
  [/chickpeas|lentil|beans|hummus/, 'PULSES'],
  [/quark|yoghurt|skyr|cheese|feta|mozzarella|halloumi|whey/, 'DAIRY'],
];
const FORMS: readonly (readonly [RegExp, DishForm])[] = [
  [/soup/, 'SOUP'],
  [/salad/, 'SALAD'],
  [/pasta/, 'PASTA'],
  [/stir-fry/, 'NOODLES'],
  [/curry|chilli/, 'RICE'],
  [/stew|fish plate/, 'POTATO'],
  [/sandwich|toast|burger/, 'BREAD'],
  [/wrap/, 'WRAP'],
  [/traybake/, 'OVEN'],
  [/omelette|scramble|pancakes|keto/, 'PAN'],
];

function makeRecipe(id: number, random: Random): PlannerRecipe {
  const template = lottery[randomBelow(random, lottery.length)]!;
  const foods = new Map<number, number>();
  for (const { group, low, high } of template.parts) {
    if (low === 0 && random() < 0.5) continue;
    const choice = members.get(group)!;
    const food = choice[randomBelow(random, choice.length)]!;
    const from = low === 0 ? high / 2 : low;
    foods.set(food, (foods.get(food) ?? 0) + from + (high - from) * random());
  }
  const ingredients = [...foods].map(([food, grams]) => toIngredient(SYNTHETIC_FOODS[food]!, food + 1, grams));
  const used = [...foods.keys()].map((food) => SYNTHETIC_FOODS[food]!);
  const rank = Math.max(...used.map(({ eats }) => RANK[eats]));
  const sum = (macro: 'kcal' | 'protein' | 'fat' | 'carbohydrates' | 'fiber'): number =>
    ingredients.reduce((total, ingredient) => total + ingredient[macro], 0);
  const contains = (allergen: Allergen): boolean => used.some(({ allergens }) => allergens.includes(allergen));
  const main = ingredients.find(({ role }) => role === 'protein');
  const [fastest, slowest] = template.minutes;
  return {
    id,
    meals: template.meals,
    minutes: Math.round(fastest + (slowest - fastest) * random()),
    kcal: sum('kcal'),
    protein: sum('protein'),
    fat: sum('fat'),
    carbohydrates: sum('carbohydrates'),
    fiber: sum('fiber'),
    diets: {
      vegan: rank <= 0 ? 'yes' : 'no',
      vegetarian: rank <= 1 ? 'yes' : 'no',
      pescatarian: rank <= 2 ? 'yes' : 'no',
      halal: 'yes',
    },
    allergens: Object.fromEntries(
      ALLERGENS.map((allergen) => [allergen, contains(allergen) ? 'contains' : 'free']),
    ) as PlannerRecipe['allergens'],
    tags: random() < 0.3 ? ['HORMONE'] : [],
    ingredients,
    source:
      (main && SOURCES.find(([name]) => name.test(SYNTHETIC_FOODS[main.foodId - 1]!.name))?.[1]) ?? 'NUTS_AND_GRAINS',
    form: FORMS.find(([dish]) => dish.test(template.dish))?.[1] ?? 'BOWL',
    ...(random() < 0.05 && { appeal: 'LOW' }),
  };
}

/** A catalogue of `count` recipes from real foods; the same for the same seed. Food ids are table rows, from 1. */
export function makeCatalogue(count: number, seed: number): PlannerRecipe[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => makeRecipe(index + 1, random));
}

/** The foods of a recipe, for checks that do not rely on any flag of the recipe. */
export function foodsOf(recipe: PlannerRecipe): SyntheticFood[] {
  return recipe.ingredients.map(({ foodId }) => SYNTHETIC_FOODS[foodId - 1]!);
}
