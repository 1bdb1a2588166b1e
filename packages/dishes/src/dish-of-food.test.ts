import { loadCatalogue } from '@weekbord/catalogue/load';
import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import { MARKED_DIETS } from '@weekbord/domain/diets/diets';
import { describe, expect, it } from 'vitest';
import { dishOfFood, type FoodToPaint, lookOfFood } from './dish-of-food.ts';
import { fault } from './dishes.test-support.ts';
import { SHOWN_AS_PIECE } from './shown-as-piece.ts';
import { pieceOf } from './foods.ts';
import { CALM, PLANT_LIKE, SHOWS } from './looks-of-foods.ts';
import { LOOKS_OF_SLUGS } from './looks-of-slugs.ts';
import { MEALS } from './meals-of-foods.ts';
import { paintDish } from './paint-dish.ts';
import { servingOf } from './scenes/food.ts';
import { RULES } from './words-of-foods.ts';

const { foods } = loadCatalogue();
const catalogue = [...foods.values()].map((food) => ({ ...food, slug: food.id, name: food.name.en }));
const unknown = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, 'unknown'])) as Record<Key, 'unknown'>;

/** Returns a food named by a person or a shop, about which nothing else is known. */
const named = (name: string, known: Partial<FoodToPaint> = {}): FoodToPaint => ({
  slug: null,
  name,
  category: 'OTHER',
  diets: unknown(MARKED_DIETS),
  allergens: unknown(ALLERGENS),
  ...known,
});

describe('the picture of a food', () => {
  it('can be painted for every look', () => {
    const looks = [
      ...catalogue.map(lookOfFood),
      ...RULES.map(({ look }) => look),
      ...LOOKS_OF_SLUGS.values(),
      ...Object.values(CALM),
      ...PLANT_LIKE.values(),
      ...SHOWS.keys(),
    ];
    expect([...new Set(looks)].filter((look) => !MEALS.has(look) && servingOf(look) === null)).toEqual([]);
  });

  /** Whether the food is drawn as a pack or as a generic bowl. */
  const isPlain = (food: FoodToPaint) =>
    Object.values(CALM).includes(lookOfFood(food)) && /^(?:bag|box|pot|tin|jar|bowl)(?:-|$)/.test(lookOfFood(food));
  const share = (of: readonly FoodToPaint[]) => {
    const plain = of.filter(isPlain);
    return [plain.length / of.length, plain.map(({ name }) => name).join(', ')] as const;
  };

  it('shows the food itself for 95% of the catalogue', () => {
    const [part, names] = share(catalogue);
    expect(part, names).toBeLessThan(0.05);
  });

  it.each(['nl', 'en'] as const)(
    'shows the food itself for 95%% of the catalogue even if only names are known (%s)',
    (language) => {
      const [part, names] = share(
        catalogue.map((food) => ({ ...food, slug: null, name: foods.get(food.id)!.name[language] })),
      );
      expect(part, names).toBeLessThan(0.05);
    },
  );

  it('uses only ids of foods in the catalogue', () => {
    expect([...LOOKS_OF_SLUGS.keys()].filter((slug) => !foods.has(slug))).toEqual([]);
    const parts = [...MEALS.values()].flatMap(({ ingredients }) => ingredients.map(({ food }) => food));
    expect(parts.filter((food) => !foods.has(food))).toEqual([]);
    expect([...SHOWN_AS_PIECE].filter((food) => pieceOf(food) === null)).toEqual([]);
  });

  it('shows nothing that the food is free of', () => {
    const dishonest = catalogue.flatMap((food) => {
      const { diets, allergens } = food;
      const dish = dishOfFood(food);
      const shows = SHOWS.get(lookOfFood(food)) ?? [];
      const excluded = [
        ...(diets.vegan === 'yes' ? ['meat', 'pork', 'fish', 'egg', 'dairy'] : []),
        ...(diets.vegetarian === 'yes' ? ['meat', 'pork', 'fish'] : []),
        ...(diets.halal === 'yes' ? ['pork'] : []),
        ...(allergens.egg === 'free' ? ['egg'] : []),
        ...(allergens.milk === 'free' ? ['dairy'] : []),
        ...(allergens.nuts === 'free' ? ['nuts'] : []),
        ...(allergens.peanut === 'free' ? ['peanut'] : []),
        ...(allergens.fish === 'free' && allergens.crustaceans_shellfish === 'free' ? ['fish'] : []),
      ];
      // A meal is painted with the ingredients of the food, except those that the food is free of.
      const parts = dish.scene === 'FOOD' ? [] : dish.ingredients.map((part) => foods.get(part.food)!);
      const wrong = [
        ...shows.filter((one) => excluded.includes(one)),
        ...parts
          .filter((part) => MARKED_DIETS.some((diet) => diets[diet] === 'yes' && part.diets[diet] === 'no'))
          .map(({ id }) => id),
        ...parts
          .filter((part) => ALLERGENS.some((one) => allergens[one] === 'free' && part.allergens[one] === 'contains'))
          .map(({ id }) => id),
      ];
      return wrong.length > 0 ? [`${food.id}: ${dish.id} shows ${wrong.join(', ')}`] : [];
    });
    expect(dishonest).toEqual([]);
  });

  it.each(['nl', 'en'] as const)(
    'shows no meat, fish, gelatine or alcohol for a food that excludes it, even if only its name is known (%s)',
    (language) => {
      const dishonest = catalogue.flatMap((food) => {
        const look = lookOfFood({ ...food, slug: null, name: foods.get(food.id)!.name[language] });
        const shown = foods.get(look);
        const diets = MARKED_DIETS.filter((diet) => diet !== 'vegan');
        const wrong = shown && diets.some((diet) => food.diets[diet] === 'yes' && shown.diets[diet] === 'no');
        return wrong ? [`${food.name}: ${look}`] : [];
      });
      expect(dishonest).toEqual([]);
    },
  );

  it('is well-formed for every look, and identical for all foods that share it', () => {
    const dishes = new Map(catalogue.map((food) => [dishOfFood(food).id, dishOfFood(food)]));
    for (const food of catalogue) expect(dishOfFood(food)).toEqual(dishes.get(dishOfFood(food).id));
    expect(dishes.size).toBeGreaterThan(350);
    for (const dish of dishes.values()) {
      const { svg } = paintDish(dish);
      expect(fault(svg), dish.id).toBeNull();
      expect(svg.match(/NaN|undefined|Infinity/), dish.id).toBeNull();
    }
  });

  it.each([
    ['Magere kwark', 'yoghurt'],
    ['AH Volkoren brood', 'bread-loaf'],
    ['Coca-Cola zero 1,5 L', 'cola'],
    ['Heinz tomatenketchup', 'ketchup-bowl'],
    ['Optimel Drinkyoghurt framboos', 'pink-drink'],
    ['Melkchocolade met hazelnoten', 'chocolate'],
    ['Chocomel halfvol', 'chocolate-drink'],
    ['Calvé Pindakaas met stukjes noot', 'peanut-butter-jar'],
    ["Lay's Chips Paprika", 'crisps'],
    ['Campina Vanillevla', 'custard'],
    ['Old Amsterdam 48+', 'cheese-hard'],
    ['Jonge kaas 48+', 'cheese-block'],
    ['Sojayoghurt naturel', 'yoghurt'],
    ['Violife plakken kaas vegan', 'cheese-plain'],
    ['Vegetarische gehakt', 'vegan-mince'],
    ['Unox rookworst', 'sausage'],
    ['Vivera plantaardige worst', 'vegan-sausage'],
    ['Kipfilet', 'chicken-fillet'],
    ['Chicken breast fillets', 'chicken-fillet'],
    ['Half-om-half gehakt', 'minced-meat'],
    ['Achterham', 'ham'],
    ['Filet americain', 'meat-slices'],
    ['Zalmfilet', 'salmon'],
    ['Tonijn in water', 'tuna-in-water'],
    ['Hollandse garnalen', 'prawns'],
    ['Scharreleieren 10 stuks', 'egg'],
    ['Roomboter croissant', 'croissant'],
    ['Kaasbroodje', 'savoury-pastry'],
    ['Appeltaart', 'tart'],
    ['Stroopwafels', 'stroopwafel'],
    ['Speculaas', 'biscuits'],
    ['Oreo cookies', 'biscuits'],
    ['Snelle Jelle ontbijtkoek', 'cake-slice'],
    ['Wasa knäckebröd', 'crispbread'],
    ['Rijstwafels zeezout', 'rice-cakes'],
    ['Haribo goudberen snoep', 'sweets'],
    ['Zoute drop', 'sweets-black'],
    ['Ben & Jerry’s Cookie Dough ice cream', 'ice-cream'],
    ['Tomatensoep', 'tomato-soup'],
    ['Unox erwtensoep', 'pea-soup'],
    ['Pizza salami', 'pizza-salami'],
    ['Dr. Oetker pizza margherita', 'pizza'],
    ['Lasagne bolognese', 'lasagne-meat'],
    ['Nasi goreng', 'fried-rice'],
    ['Boerenkool stamppot', 'mash-meal'],
    ['Volkoren penne', 'penne'],
    ['Basmati rijst', 'white-rice'],
    ['Havermout', 'oats'],
    ['Quaker Cruesli chocolade', 'cereal'],
    ['Zonnebloemolie', 'oil'],
    ['Extra vergine olijfolie', 'olive-oil'],
    ['Balsamico azijn', 'balsamic'],
    ['Ketjap manis', 'soy-sauce-bottle'],
    ['Zaanse mayonaise', 'mayonnaise-bowl'],
    ['Grove mosterd', 'mustard-bowl'],
    ['Kristalsuiker', 'sugar'],
    ['Patentbloem', 'flour'],
    ['Paprikapoeder', 'red-spice'],
    ['Rode paprika', 'red-pepper'],
    ['Elstar appels', 'apple'],
    ['Appelsap', 'apple-juice'],
    ['Alpro Soya drink ongezoet', 'plant-drink'],
    ['Heineken bier', 'beer'],
    ['Rode wijn', 'red-wine'],
    ['Whey protein vanilla', 'protein-powder'],
    ['Kikkererwten', 'chickpeas-canned'],
    ['Becel halvarine', 'butter'],
    ['Hummus naturel', 'hummus-bowl'],
    ['Bitterballen', 'bitterballen'],
    ['Patat', 'fries'],
  ])('shows %s as %s', (name, look) => {
    expect(lookOfFood(named(name))).toBe(look);
  });

  it('falls back to the category if the name has no recognised word', () => {
    expect(lookOfFood(named('Xyz', { category: 'MEAT' }))).toBe('pot-meat');
    expect(lookOfFood(named('Xyz', { category: 'DRINK' }))).toBe('lemonade');
  });
});
