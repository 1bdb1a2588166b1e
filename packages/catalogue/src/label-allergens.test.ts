import { LABEL_ALLERGENS, type LabelAllergen } from '@weekbord/domain/foods/allergens';
import type { Suitability } from '@weekbord/domain/diets/suitability';
import { describe, expect, test } from 'vitest';
import { COVERED_MEALS, exclusionCellsOf, FEWEST_RECIPES } from './coverage.ts';
import { type CatalogueFood } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const { foods, recipes } = catalogue;

function food(id: string): CatalogueFood {
  const found = foods.get(id);
  if (found === undefined) throw new Error(`no food ${id}`);
  return found;
}

/**
 * For each label allergen: foods that always contain it, foods that contain it in some brands, and foods wrongly
 * thought to contain it.
 */
const CARRIERS: Readonly<Record<LabelAllergen, readonly [contains: string, unknown: string, free: string]>> = {
  gluten: [
    'wheat-flour spelt-flour rye-bread oats couscous bulgur pearl-barley seitan soy-sauce ketjap-manis beer panko',
    'tamari hoisin-sauce chipolata-chicken baking-powder-any-brand',
    'buckwheat glutinous-rice gluten-free-oats quinoa corn-starch rice-noodles tamari-gluten-free',
  ],
  crustaceans: [
    'prawns dutch-shrimps crab-meat lobster crayfish shrimp-paste red-curry-paste prawn-crackers seafood-mix',
    'surimi kimchi nori fish-stock-cube sambal-manis',
    'mussels squid scallops oysters oyster-sauce cod red-curry-paste-vegan oyster-mushrooms',
  ],
  egg: [
    'egg egg-white mayonnaise egg-noodles tagliatelle meringue grana-padano pancake aioli brioche egg-wrap',
    'burger-bun pesto-fresh gnocchi-any-brand vegetarian-mince mycoprotein-pieces white-wine',
    'vegan-mayonnaise spaghetti aubergine vegan-mince parmesan chicken-breast',
  ],
  fish: [
    'salmon cod tuna-in-water anchovies fish-sauce worcestershire-sauce surimi salt-cod smoked-mackerel',
    'barbecue-sauce kimchi tapenade-any-brand seafood-mix dashi',
    'prawns mussels vegan-fish-sauce worcestershire-sauce-vegan nori',
  ],
  peanut: [
    'peanuts peanut-butter peanut-sauce groundnut-oil salted-mixed-nuts seroendeng',
    'mixed-nuts muesli granola chilli-crisp',
    'almonds walnuts sesame-seeds tiger-nuts coconut chickpeas-canned sunflower-seed-butter',
  ],
  soy: [
    'tofu tempeh edamame soy-sauce tamari-gluten-free miso-paste hoisin-sauce soy-drink soy-mince-dried milk-chocolate seitan',
    'wholewheat-bread margarine-vegan dark-chocolate-85 ham vegan-mayonnaise',
    'coconut-aminos oat-drink chickpeas-canned sourdough-bread sunflower-oil butter',
  ],
  milk: [
    'milk-whole milk-lactose-free yoghurt-lactose-free butter-lactose-free cheese-gouda-old parmesan ghee feta whey-protein',
    'ham dark-chocolate white-bread breadcrumbs margarine sweetener-tablets',
    'coconut-milk almond-drink vegan-cheese margarine-vegan cocoa butter-beans-canned peanut-butter egg',
  ],
  nuts: [
    'almonds walnuts cashews hazelnuts pecans pistachios macadamias brazil-nuts almond-flour marzipan almond-drink walnut-oil',
    'muesli dark-chocolate pesto-fresh vegan-cheese-any-brand',
    'peanuts coconut pine-nuts nutmeg chestnuts-cooked water-chestnuts-canned tiger-nuts sesame-seeds',
  ],
  celery: [
    'celery celeriac celery-leaf celery-salt vegetable-stock vegetable-stock-cube chicken-stock beef-stock-cube fish-stock-cube yeast-extract nasi-vegetables',
    'curry-powder ketchup gravy worcestershire-sauce taco-seasoning chicken-seasoning tomato-soup stir-fry-vegetables',
    'vegetable-stock-cube-no-celery vegetable-stock-no-celery parsley fennel parsnip',
  ],
  mustard: [
    'mustard wholegrain-mustard mustard-seeds mustard-powder mayonnaise curry-powder gherkins piccalilli vinaigrette',
    'barbecue-sauce smoked-sausage taco-seasoning chicken-seasoning wasabi garam-masala',
    'turmeric horseradish ketchup cress soy-sauce',
  ],
  sesame: [
    'sesame-seeds tahini hummus sesame-oil zaatar hoisin-sauce halva baba-ganoush mixed-seeds gluten-free-crackers',
    'bagel burger-bun falafel teriyaki-sauce multigrain-bread crispbread',
    'sunflower-seeds poppy-seeds nigella-seeds linseed pumpkin-seeds',
  ],
  sulphite: [
    'white-wine red-wine-vegan white-wine-vinegar balsamic-vinegar cider mustard',
    'raisins dried-apricots prunes sun-dried-tomatoes prawns desiccated-coconut coconut-milk horseradish pork-sausage',
    'natural-vinegar rice-vinegar grapes currants dates coconut',
  ],
  lupin: [
    'lupin-flour lupin-beans',
    'gluten-free-bread baguette low-carb-bread gluten-free-roll',
    'wheat-flour chickpea-flour soy-flour sourdough-bread',
  ],
  molluscs: [
    'mussels squid octopus scallops oysters cockles oyster-sauce seafood-mix',
    'nori wakame black-bean-sauce fish-stock-cube-any-brand',
    'prawns crab-meat cod oyster-mushrooms vegetarian-oyster-sauce',
  ],
};

const listed = (ids: string) => ids.split(' ');

describe('[FOO-05] the fourteen label allergens', () => {
  test.each(LABEL_ALLERGENS)('%s is known for the foods that contain it', (allergen) => {
    const [contains, unknown, free] = CARRIERS[allergen].map(listed);
    const stateOf = (ids: readonly string[] = []) => ids.map((id) => `${id}: ${food(id).allergens[allergen]}`);
    expect(stateOf(contains)).toEqual(contains?.map((id) => `${id}: contains`));
    expect(stateOf(unknown)).toEqual(unknown?.map((id) => `${id}: unknown`));
    expect(stateOf(free)).toEqual(free?.map((id) => `${id}: free`));
  });

  test('lactose-free milk counts as milk, and food with lactose contains milk', () => {
    const all = [...foods.values()];
    expect(all.filter(({ allergens }) => allergens.lactose === 'contains' && allergens.milk !== 'contains')).toEqual(
      [],
    );
    const without = all.filter(({ name, category }) => category === 'DAIRY' && /lactose-free/.test(name.en));
    expect(without.length).toBeGreaterThan(5);
    expect(without.filter(({ allergens }) => allergens.milk !== 'contains').map(({ id }) => id)).toEqual([]);
  });

  test('shellfish are crustaceans and molluscs', () => {
    const differ = [...foods.values()].filter(({ allergens: { crustaceans, molluscs, crustaceans_shellfish } }) => {
      const both = [crustaceans, molluscs];
      const worst = both.includes('contains') ? 'contains' : both.includes('unknown') ? 'unknown' : 'free';
      return crustaceans_shellfish !== worst;
    });
    expect(differ.map(({ id }) => id)).toEqual([]);
  });
});

/** Examples of each halal status. */
const HALAL: readonly (readonly [Suitability, string])[] = [
  ['yes', 'chicken-breast beef-mince lamb-chop merguez sucuk turkey-bacon beef-smoked-sausage chicken-stock egg feta'],
  ['yes', 'soy-sauce white-wine-vinegar kefir sourdough-bread agar prawns fish-sauce vanilla-sugar vanilla-pod'],
  ['no', 'bacon ham chorizo pork-mince mixed-mince lard black-pudding gelatine marshmallows panna-cotta fruit-gums'],
  ['no', 'white-wine red-wine-vegan beer sherry spirits mirin shaoxing-wine vanilla-extract tiramisu advocaat'],
  ['unknown', 'chipolata-chicken refried-beans teriyaki-sauce miso-paste wine-alcohol-free frikandel fruit-yoghurt'],
];

describe('[DIET-01] halal', () => {
  test.each(HALAL)('has the status %s for %s', (answer, ids) => {
    expect(ids.split(' ').map((id) => `${id}: ${food(id).diets.halal}`)).toEqual(
      ids.split(' ').map((id) => `${id}: ${answer}`),
    );
  });

  test('excludes foods with pork, ham, bacon, wine or beer in their names', () => {
    const says = /\b(?:pork|ham|bacon|lardons|salami|chorizo|wine|beer|lager|stout|gelatine)\b/i;
    const unless = /turkey bacon|vegan|vegetarian|without pork|vinegar|wine gums|ginger beer/i;
    const fit = [...foods.values()].filter(
      ({ name, diets }) => says.test(name.en) && !unless.test(name.en) && diets.halal === 'yes',
    );
    expect(fit.map(({ id }) => id)).toEqual([]);
  });

  test('a food that contains alcohol has alcohol among its origins', () => {
    const silent = [...foods.values()].filter(({ alcohol, origin }) => alcohol > 0 && origin?.has('alcohol') !== true);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('[FOO-05] people with one exclusion have enough recipes', () => {
  const cells = exclusionCellsOf({ recipes, swaps: catalogue.swaps });

  test.each(cells.map((cell) => [cell.exclusion, cell.meal, cell] as const))(
    'with %s: %s',
    (_exclusion, meal, cell) => {
      expect(cell.asWritten).toBeGreaterThanOrEqual(FEWEST_RECIPES[meal]);
      expect(cell.withSwaps).toBeGreaterThanOrEqual(cell.asWritten);
    },
  );

  test('are checked for every exclusion at every meal', () => {
    expect(cells).toHaveLength(COVERED_MEALS.length * (LABEL_ALLERGENS.length + 2 + 2));
  });
});
