import type { Allergen } from '../../foods/allergens.ts';
import type { IngredientRole } from '../../plates/flex-table.ts';

/** A food, with values per 100 g; `eats` is the strictest diet that includes the food. */
export type SyntheticFood = Readonly<{
  name: string;
  protein: number;
  fat: number;
  carbohydrates: number;
  fiber: number;
  eats: 'vegan' | 'vegetarian' | 'pescatarian' | 'meat';
  allergens: readonly Allergen[];
  bought: boolean;
  role: IngredientRole;
  wholeUnitGrams?: number;
}>;

// name | protein fat carbohydrates fibre | eats | allergens | fresh | role | grams of one piece
const TABLE = `
oats|13 7 58 10|vegan|gluten|-|starch
muesli|10 9 60 8|vegan|gluten nuts|-|starch
wholegrain bread|9 3 40 7|vegan|gluten|-|starch|35
rye bread|6 1 42 8|vegan|gluten|-|starch|50
rice cakes|8 3 80 4|vegan||-|starch
corn tortilla|6 3 44 6|vegan||-|starch|30
wheat wrap|8 6 50 3|vegan|gluten|-|starch|60
brown rice|8 3 73 4|vegan||-|starch
white rice|7 1 78 1|vegan||-|starch
pasta|12 2 71 3|vegan|gluten|-|starch
lentil pasta|25 2 52 8|vegan||-|starch
quinoa|14 6 57 7|vegan||-|starch
couscous|13 1 71 5|vegan|gluten|-|starch
potato|2 0 16 2|vegan||y|starch
sweet potato|2 0 18 3|vegan||y|starch
noodles|11 1 72 3|vegan|gluten|-|starch
rice noodles|6 1 80 2|vegan||-|starch
burger bun|9 5 48 3|vegan|gluten|-|starch|60
naan|9 7 49 3|vegetarian|gluten lactose|-|starch
chicken breast|23 2 0 0|meat||y|protein
chicken thigh|19 9 0 0|meat||y|protein
turkey|24 1 0 0|meat||y|protein
lean beef|22 6 0 0|meat||y|protein
beef mince|20 13 0 0|meat||y|protein
pork tenderloin|22 4 0 0|meat||y|protein
bacon|16 35 1 0|meat||y|protein
ham|20 4 1 0|meat||y|protein
salmon|20 14 0 0|pescatarian||y|protein
cod|18 1 0 0|pescatarian||y|protein
tuna tin|25 1 0 0|pescatarian||-|protein
mackerel|18 20 0 0|pescatarian||-|protein
shrimp|20 1 0 0|pescatarian|crustaceans_shellfish|y|protein
mussels|12 2 3 0|pescatarian|crustaceans_shellfish|y|protein
egg|12 9 1 0|vegetarian||-|protein|55
egg white|11 0 1 0|vegetarian||-|protein
quark|11 0 4 0|vegetarian|lactose|y|protein
greek yoghurt|7 8 4 0|vegetarian|lactose|y|protein
skyr|11 0 4 0|vegetarian|lactose|y|protein
cottage cheese|12 4 2 0|vegetarian|lactose|y|protein
milk|3 2 5 0|vegetarian|lactose|y|other
cheese|25 30 0 0|vegetarian|lactose|-|fat
feta|15 23 1 0|vegetarian|lactose|y|fat
mozzarella|19 19 1 0|vegetarian|lactose|y|protein
halloumi|22 26 2 0|vegetarian|lactose|y|protein
whey|78 6 7 0|vegetarian|lactose|-|protein
tofu|15 9 2 1|vegan||y|protein
tempeh|20 11 7 5|vegan||y|protein
seitan|25 2 5 1|vegan|gluten|y|protein
vegan mince|18 3 6 6|vegan||y|protein
soy yoghurt|4 2 2 1|vegan||y|protein
pea protein|78 7 3 3|vegan||-|protein
chickpeas|7 3 16 6|vegan||-|protein
lentils|9 0 14 6|vegan||-|protein
black beans|8 1 14 8|vegan||-|protein
edamame|12 5 6 5|vegan||-|protein
lupin strips|20 4 4 6|vegan||y|protein
almond milk|1 1 0 0|vegan|nuts|-|other
soy milk|3 2 1 1|vegan||-|other
olive oil|0 100 0 0|vegan||-|fat
butter|1 82 1 0|vegetarian|lactose|-|fat
coconut milk|2 18 3 1|vegan||-|fat
avocado|2 20 2 6|vegan||y|fat
walnuts|15 65 7 7|vegan|nuts|-|fat
almonds|21 50 9 12|vegan|nuts|-|fat
peanut butter|25 50 14 7|vegan|nuts|-|fat
pumpkin seeds|30 46 9 6|vegan||-|fat
chia seeds|17 31 8 34|vegan||-|fat
pesto|5 45 6 2|vegetarian|lactose nuts|-|fat
hummus|8 18 11 6|vegan||y|fat
tahini|20 55 12 8|vegan||-|fat
cream cheese|6 24 4 0|vegetarian|lactose|y|fat
mayonnaise|1 78 2 0|vegetarian||-|fat
tomato|1 0 3 1|vegan||y|vegetable
cucumber|1 0 2 1|vegan||y|vegetable
spinach|3 0 1 2|vegan||y|vegetable
broccoli|3 0 3 3|vegan||y|vegetable
courgette|1 0 2 1|vegan||y|vegetable
bell pepper|1 0 5 2|vegan||y|vegetable
mushroom|3 0 1 1|vegan||y|vegetable
cauliflower|2 0 3 2|vegan||y|vegetable
carrot|1 0 7 3|vegan||y|vegetable
green beans|2 0 4 3|vegan||y|vegetable
kale|4 1 3 4|vegan||y|vegetable
pak choi|1 0 1 1|vegan||y|vegetable
lettuce|1 0 1 1|vegan||y|vegetable
red cabbage|1 0 5 2|vegan||y|vegetable
peas|5 0 10 5|vegan||-|vegetable
sweetcorn|3 1 17 2|vegan||-|vegetable
aubergine|1 0 3 3|vegan||y|vegetable
onion|1 0 7 2|vegan||-|vegetable
banana|1 0 20 2|vegan||y|starch
apple|0 0 12 2|vegan||y|starch
blueberries|1 0 11 2|vegan||y|starch
strawberries|1 0 5 2|vegan||y|other
mango|1 0 14 2|vegan||y|starch
raspberries|1 0 5 6|vegan||y|other
dates|2 0 66 8|vegan||-|starch
honey|0 0 81 0|vegetarian||-|starch
dark chocolate|8 43 34 11|vegan||-|fat
crispbread|10 2 64 15|vegan|gluten|-|starch|10
granola bar|8 15 60 6|vegan|gluten nuts|-|starch
popcorn|11 5 62 14|vegan||-|starch
`;

/** Foods by name; the numbers are typical label values, rounded. */
export const SYNTHETIC_FOODS: readonly SyntheticFood[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name, numbers, eats, allergens, fresh, role, piece] = line.split('|') as [string, ...string[]];
    const [protein, fat, carbohydrates, fiber] = numbers!.split(' ').map(Number) as [number, number, number, number];
    return {
      name,
      protein,
      fat,
      carbohydrates,
      fiber,
      eats: eats as SyntheticFood['eats'],
      allergens: allergens === '' ? [] : (allergens!.split(' ') as Allergen[]),
      bought: fresh === 'y',
      role: role as IngredientRole,
      ...(piece === undefined ? {} : { wholeUnitGrams: Number(piece) }),
    };
  });
