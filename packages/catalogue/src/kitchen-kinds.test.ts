import { isWholeFood } from '@weekbord/domain/plates/food-in-a-dish';
import { isKitchenQuantity } from '@weekbord/domain/plates/kitchen-measure';
import { roundQuantity } from '@weekbord/domain/recipes/amounts/ingredient-quantity';
import { recipeAdapter, type RulesOfEater } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { type SuggestedSwap, suggestSwaps, type SwapCandidate } from '@weekbord/domain/recipes/swaps/suggest-swaps';
import { describe, expect, test } from 'vitest';
import type { CatalogueFood } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { readKitchenKinds } from './read-kitchen-kinds.ts';

type Candidate = SwapCandidate & Readonly<{ id: string; food: CatalogueFood }>;

const candidates = [...catalogue.foods.values()].map((food): Candidate => {
  const place = catalogue.kinds.get(food.id);
  return {
    id: food.id,
    food,
    role: food.role,
    kind: place?.kind ?? null,
    place: place?.place ?? 0,
    isForeign: false,
    isOnNeed: place?.isOnNeed ?? food.isSpecial,
    category: food.category,
    measures: Object.fromEntries(food.servings),
    isWhole: isWholeFood('piece', {
      origins: food.origin === null ? null : [...food.origin.keys()],
      role: food.role,
      category: food.category,
      measures: Object.fromEntries(food.servings),
    }),
    per100: food.per100,
  };
});
const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));

function suggestions(id: string, rules: RulesOfEater = {}, line?: Readonly<{ measure: string; quantity: number }>) {
  const adapt = recipeAdapter(new Map(), rules);
  return suggestSwaps(
    { food: byId.get(id) ?? expect.fail(id), measure: 'g', quantity: 100, isBound: false, ...line },
    {
      candidates,
      substitutes: (catalogue.swaps.get(id) ?? []).map(({ food, factor }) => ({ id: food.id, factor })),
      mayEat: ({ food }) => adapt({ lines: [{ food, grams: 1 }] }) !== null,
      inDish: new Set(),
    },
  );
}

const names = (swaps: readonly SuggestedSwap<Candidate>[]) => swaps.map(({ food }) => food.id);

describe('the foods suggested instead of a food', () => {
  test.each<[food: string, first: string[], never: string[]]>([
    ['salmon', ['trout', 'mackerel', 'cod'], ['smoked-salmon', 'fish-fingers', 'vegan-sausage']],
    ['cod', ['haddock', 'pollock', 'trout'], ['kibbeling', 'fish-cakes']],
    ['tuna-in-water', ['tuna-in-oil', 'salmon-canned', 'smoked-salmon'], ['tuna-salad', 'tuna-steak']],
    ['smoked-salmon', ['hot-smoked-salmon', 'smoked-trout', 'smoked-mackerel'], ['salmon']],
    ['prawns', ['squid', 'cod'], ['prawn-crackers']],
    [
      'chicken-breast',
      ['turkey-breast', 'chicken-thigh', 'pork-tenderloin'],
      ['chicken-slices', 'vegan-chicken-pieces'],
    ],
    [
      'beef-mince-lean',
      ['turkey-mince', 'chicken-mince', 'mixed-mince'],
      ['vegan-mince', 'beef-strips', 'bolognese-sauce'],
    ],
    ['stewing-beef', ['lamb-leg', 'pork-shoulder'], ['beef-burger']],
    ['pork-sausage', ['chipolata-chicken', 'bratwurst'], ['salami']],
    ['bacon-lardons', ['bacon', 'pancetta', 'chorizo'], ['olive-oil', 'pork-scratchings']],
    ['ham', ['turkey-slices', 'chicken-slices', 'roast-beef'], ['gammon-steak']],
    [
      'tofu',
      ['tempeh-any-brand', 'smoked-tofu-any-brand', 'chicken-breast'],
      ['silken-tofu', 'vegan-mince', 'salt-cod'],
    ],
    ['halloumi', ['paneer', 'tofu', 'feta'], ['cream-cheese']],
    ['chickpeas-canned', ['white-beans-canned', 'black-beans-canned', 'lentils-canned'], ['chickpea-flour', 'hummus']],
    ['red-lentils', ['split-peas', 'green-lentils'], ['lentil-chips']],
    [
      'skyr-any-brand',
      ['quark-low-fat-any-brand', 'greek-yoghurt-light', 'yoghurt-whole'],
      ['soy-quark', 'quark-lactose-free'],
    ],
    [
      'yoghurt-whole',
      ['yoghurt-semi-skimmed', 'yoghurt-low-fat', 'quark-low-fat-any-brand'],
      ['custard', 'soy-yoghurt'],
    ],
    ['milk-semi-skimmed', ['milk-whole', 'soy-drink'], ['milk-lactose-free', 'chocolate-milk', 'infant-formula']],
    ['cheddar', ['grated-cheese', 'gruyere'], ['vegan-cheese', 'cheddar-vegetarian', 'cheese-puffs']],
    ['feta', ['goats-cheese-soft', 'mozzarella'], ['vegan-feta']],
    ['parmesan', ['grana-padano', 'pecorino'], ['cheese-spread']],
    ['cream-cooking', ['single-cream', 'sour-cream'], ['coffee-creamer', 'clotted-cream']],
    ['olive-oil', ['sunflower-oil', 'rapeseed-oil', 'butter'], ['cod-liver-oil', 'mayonnaise']],
    ['butter', ['margarine', 'olive-oil'], ['garlic-butter', 'butter-lactose-free']],
    ['mayonnaise', ['mayonnaise-light', 'aioli'], ['chip-sauce']],
    ['walnuts', ['almonds', 'hazelnuts'], ['walnut-oil', 'coated-peanuts']],
    ['peanut-butter', ['almond-butter', 'cashew-butter'], ['butter', 'peanuts', 'peanut-sauce']],
    ['white-rice', ['basmati-rice', 'brown-rice', 'bulgur'], ['rice-pudding', 'rice-cakes', 'rice-cooked']],
    ['risotto-rice', ['paella-rice', 'pearl-barley'], ['rice-cakes']],
    ['spaghetti', ['penne', 'wholewheat-pasta', 'orzo'], ['gluten-free-pasta', 'spaghetti-tinned', 'spaghetti-squash']],
    ['egg-noodles', ['rice-noodles', 'wheat-noodles'], ['instant-noodles']],
    ['couscous', ['bulgur', 'quinoa', 'white-rice'], ['couscous-salad', 'couscous-gluten-free']],
    ['potato', ['sweet-potato', 'white-rice'], ['crisps', 'potato-salad', 'chips-fried']],
    ['wholewheat-bread', ['brown-bread', 'wholewheat-roll'], ['gluten-free-bread', 'breadcrumbs', 'banana-bread']],
    ['wheat-wrap', ['wholewheat-wrap', 'corn-tortilla-any-brand', 'pitta'], ['wrap-chicken']],
    ['oats', ['spelt-flakes', 'muesli'], ['gluten-free-oats', 'chocolate-cereal']],
    ['onion', ['red-onion', 'shallot', 'spring-onion'], ['onion-rings', 'fried-onions']],
    ['spinach', ['chard', 'rocket'], ['creamed-spinach-frozen']],
    ['rocket', ['lambs-lettuce', 'watercress', 'lettuce'], ['kale', 'basil']],
    ['lettuce', ['mixed-salad-leaves', 'little-gem', 'rocket'], ['white-cabbage']],
    ['broccoli', ['cauliflower', 'green-beans'], ['broccoli-soup']],
    ['courgette', ['aubergine', 'broccoli'], ['cucumber', 'zucchini-noodles']],
    ['mushrooms', ['white-mushrooms', 'courgette'], ['mushroom-soup', 'dried-mushrooms']],
    ['red-pepper', ['yellow-pepper', 'green-pepper', 'courgette'], ['chilli', 'paprika']],
    ['strawberries', ['raspberries', 'blueberries'], ['jam', 'strawberry-ice-cream']],
    ['parsley', ['coriander', 'chives'], ['oregano', 'spinach']],
    ['soy-sauce', ['soy-sauce-less-salt', 'tamari'], ['tamari-gluten-free']],
    ['honey', ['maple-syrup', 'agave-syrup'], ['chocolate-sauce']],
  ])('include for %s exactly the foods that a cook would use', (food, first, never) => {
    const suggested = names(suggestions(food));
    expect(suggested.length).toBeLessThanOrEqual(6);
    expect(suggested.slice(0, 5)).toEqual(expect.arrayContaining(first));
    expect(suggested.filter((id) => never.includes(id))).toEqual([]);
  });

  test.each(['salt', 'water', 'baking-powder', 'garlic', 'tomato-puree', 'worcestershire-sauce', 'nutmeg'])(
    'do not exist for %s, because nothing else tastes like it',
    (food) => expect(names(suggestions(food))).toEqual([]),
  );

  test('are never of another kind: no seasoning for a protein, no fat for a vegetable', () => {
    // Yoghurts count as different foods, and olives are as sour as the other foods of their kind.
    const alike = new Set(['QUARK', 'YOGHURT', 'PICKLES']);
    const others = candidates.filter(({ kind }) => kind === null || !alike.has(kind));
    const strays = others.flatMap((from) =>
      suggestions(from.id)
        .filter(({ food }) => {
          const roles = `${from.role} > ${food.role}`;
          const isSeasoning = food.category === 'SPICE' || food.category === 'SAUCE' || food.category === 'HERB';
          return (
            ['vegetable > fat', 'fat > starch', 'starch > fat', 'protein > other', 'starch > other'].includes(roles) ||
            (isSeasoning && (from.role === 'protein' || from.role === 'starch'))
          );
        })
        .map(({ food }) => `${from.id} > ${food.id}`),
    );
    expect(strays).toEqual([]);
  });
});

describe('a food that a person may not eat', () => {
  test.each<[string, RulesOfEater]>([
    ['vegan', { diet: 'vegan' }],
    ['vegetarian', { diet: 'vegetarian' }],
    ['without gluten', { intolerances: ['gluten'] }],
    ['without lactose and nuts', { intolerances: ['lactose', 'nuts'] }],
  ])('is never suggested: %s', (_, rules) => {
    const suggested = candidates.flatMap(({ id }) => suggestions(id, rules).map(({ food: { food } }) => food));
    expect(suggested.length).toBeGreaterThan(100);
    const broken = suggested.filter(
      ({ diets, allergens }) =>
        (rules.diet && diets[rules.diet] !== 'yes') || rules.intolerances?.some((one) => allergens[one] !== 'free'),
    );
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  test.each<[string, RulesOfEater, string[]]>([
    ['vegan-mince', { diet: 'vegan' }, ['tofu', 'chickpeas-canned']],
    ['chicken-breast', { diet: 'vegetarian' }, ['vegan-chicken-pieces']],
    ['quark-lactose-free', { intolerances: ['lactose'] }, ['soy-quark', 'yoghurt-lactose-free']],
    ['milk-lactose-free', { intolerances: ['lactose'] }, ['soy-drink', 'oat-drink']],
    ['spaghetti', { intolerances: ['gluten'] }, ['gluten-free-pasta', 'white-rice']],
    ['cheese-gouda-vegetarian', { diet: 'vegetarian' }, ['cheese-30-vegetarian']],
  ])('is replaced by a version made for that person: %s', (food, rules, first) => {
    expect(names(suggestions(food, rules)).slice(0, 5)).toEqual(expect.arrayContaining(first));
  });
});

describe('the suggested amount', () => {
  test.each([
    ['salmon', { measure: 'fillet', quantity: 1 }, 'cod', '1 fillet'],
    ['white-rice', { measure: 'g', quantity: 75 }, 'potato', '360 g'],
    ['wholewheat-bread', { measure: 'slice', quantity: 2 }, 'brown-bread', '2 slice'],
    ['light-spread', { measure: 'spread', quantity: 2 }, 'hummus', '16 g'],
    ['red-lentils', { measure: 'g', quantity: 70 }, 'chickpeas-canned', '240 g'],
    ['carrot', { measure: 'piece', quantity: 0.75 }, 'pumpkin', '55 g'],
    ['tomato', { measure: 'piece', quantity: 1 }, 'cherry-tomatoes', '8 piece'],
    ['egg', { measure: 'piece', quantity: 1 }, 'egg-white', '2 piece'],
  ])('replaces %s (%j) with %s', (food, line, other, amount) => {
    const swap = suggestions(food, {}, line).find(({ food: { id } }) => id === other);
    expect(swap && `${swap.amount.quantity} ${swap.amount.measure}`).toBe(amount);
  });

  /** Every line of a recipe, for one portion; each amount of a food is listed only once. */
  const lines = new Map(
    catalogue.recipes
      .flatMap(({ ingredients, portions }) =>
        ingredients.map(({ food, measure, amount }) => ({ food, measure, quantity: roundQuantity(amount / portions) })),
      )
      .filter(({ quantity }) => quantity > 0)
      .map((line) => [`${line.food.id} ${line.quantity} ${line.measure}`, line]),
  );

  test("can be measured in a kitchen and stored exactly, unless it equals the line's own amount", () => {
    const odd = [...lines.values()].flatMap((line) =>
      suggestions(line.food.id, {}, { measure: line.measure, quantity: line.quantity })
        .map(({ food, amount: { measure, quantity } }) => ({ food, measure, quantity }))
        .filter(({ quantity, measure, food }) => {
          const isKept = measure === line.measure && quantity === line.quantity;
          return (
            !isKept && (!isKitchenQuantity(quantity, measure, food.isWhole) || roundQuantity(quantity) !== quantity)
          );
        })
        .map(({ food, quantity, measure }) => `${line.food.id}: ${quantity} ${measure} ${food.id}`),
    );
    expect(odd).toEqual([]);
  });

  test('within a kind, preserves the protein of protein foods and the carbohydrates of starches', () => {
    const changes = [...lines.values()].flatMap(({ food, measure, quantity }) => {
      const figure = food.role === 'protein' ? 'protein' : food.role === 'starch' ? 'carbohydrates' : null;
      const kind = catalogue.kinds.get(food.id)?.kind;
      const had = figure === null ? 0 : ((food.per100[figure] ?? 0) * quantity * food.servings.get(measure)!) / 100;
      if (figure === null || kind === undefined || had < 10) return [];
      const own = suggestions(food.id, {}, { measure, quantity }).filter((swap) => swap.food.kind === kind);
      return own.map(({ change }) => Math.abs(change[figure] ?? 0) / had);
    });
    expect(changes.length).toBeGreaterThan(500);
    expect(changes.filter((share) => share <= 0.15).length / changes.length).toBeGreaterThan(0.85);
  });
});

describe('kitchen kinds', () => {
  const read = (parsed: unknown) => readKitchenKinds(parsed, 'kitchen-kinds.yaml', catalogue.foods);

  test('state the rank of a food within its kind', () => {
    const kinds = read({ PASTA: { foods: ['penne', 'spaghetti'], on_need: ['gluten-free-pasta'] } });
    expect([...kinds]).toEqual([
      ['penne', { kind: 'PASTA', place: 0, isOnNeed: false }],
      ['spaghetti', { kind: 'PASTA', place: 1, isOnNeed: false }],
      ['gluten-free-pasta', { kind: 'PASTA', place: 2, isOnNeed: true }],
    ]);
  });

  test.each([
    ['a kind that does not exist', { STONES: { foods: ['penne'] } }, /STONES/],
    ['a food that does not exist', { PASTA: { foods: ['pebbles'] } }, /no food 'pebbles'/],
    [
      'a food in two kinds',
      { PASTA: { foods: ['penne'] }, RICE: { foods: ['penne'] } },
      /penne stands in (PASTA|RICE) too/,
    ],
    ['a food for people who avoid something', { PASTA: { foods: ['gluten-free-pasta'] } }, /gluten-free-pasta is for/],
  ])('refuse %s', (_, parsed, fault) => {
    expect(() => read(parsed)).toThrow(fault);
  });
});

test('the product of any brand is of the same kind as the one that is sure to leave something out', () => {
  const pairs = [...catalogue.foods.keys()].flatMap((id) => {
    const sure = id.replace(/-any-brand$/, '');
    return sure !== id && catalogue.foods.has(sure) ? [[id, sure] as const] : [];
  });
  expect(pairs.length).toBeGreaterThan(20);
  const kindOf = (id: string) => catalogue.kinds.get(id)?.kind;
  expect(pairs.filter(([id, sure]) => kindOf(id) !== kindOf(sure))).toEqual([]);
});
