import { describe, expect, test } from 'vitest';
import type { CatalogueFood, LabelAllergen } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const foods = [...catalogue.foods.values()];

/** Finds a food by both its names: in full, without the part in brackets, or by a synonym. */
function foodCalled(dutch: string, english: string): CatalogueFood | undefined {
  const wanted = { nl: dutch.toLowerCase(), en: english.toLowerCase() };
  const called = (words: (food: CatalogueFood, language: 'nl' | 'en') => readonly string[]) =>
    foods.find((food) =>
      (['nl', 'en'] as const).every((language) =>
        words(food, language).some((word) => word.toLowerCase() === wanted[language]),
      ),
    );
  return (
    called(({ name }, language) => [name[language]]) ??
    called(({ name, synonyms }, language) => [name[language].replace(/ \(.*\)$/, ''), ...synonyms[language]])
  );
}

const STATES = { '+': 'contains', '-': 'free', '?': 'unknown' } as const;
const ANSWERS = { y: 'yes', n: 'no', '?': 'unknown' } as const;

/**
 * What a dietitian would expect. Flags: gluten, lactose, nuts, shellfish (+ contains, - free, ? depends on the brand).
 * Diets: vegan, vegetarian, pescatarian (y, n, ?).
 */
const KNOWN = [
  ['bloem', 'flour', '+---', 'yyy'],
  ['roggemeel', 'wholegrain rye flour', '+---', 'yyy'],
  ['havermeel', 'oat flour', '+---', 'yyy'],
  ['glutenvrij havermeel', 'gluten-free oat flour', '----', 'yyy'],
  ['maïzena', 'cornflour', '----', 'yyy'],
  ['boekweitmeel', 'buckwheat flour', '----', 'yyy'],
  ['amandelmeel', 'almond meal', '--+-', 'yyy'],
  ['kokosmeel', 'coconut flour', '----', 'yyy'],
  ['rijstmeel', 'rice flour', '----', 'yyy'],
  ['lupinemeel', 'lupin flour', '----', 'yyy'],
  ['tarwezemelen', 'wheat bran', '+---', 'yyy'],
  ['tarwekiemen', 'wheat germ', '+---', 'yyy'],
  ['parelgort', 'pearl barley', '+---', 'yyy'],
  ['bulgur', 'bulgur', '+---', 'yyy'],
  ['freekeh', 'freekeh', '+---', 'yyy'],
  ['quinoa', 'quinoa', '----', 'yyy'],
  ['gierst', 'millet', '----', 'yyy'],
  ['teff', 'teff', '----', 'yyy'],
  ['amarant', 'amaranth', '----', 'yyy'],
  ['polenta', 'polenta', '----', 'yyy'],
  ['roggebrood', 'dark rye bread', '+---', 'yyy'],
  ['volkoren brood', 'wholemeal bread', '+---', 'yyy'],
  ['matses', 'matzo crackers', '+---', 'yyy'],
  ['croissant', 'croissant', '++--', 'nyy'],
  ['suikerbrood', 'Frisian sugar bread', '+?--', '?yy'],
  ['eierkoek', 'Dutch egg sponge cake', '+?--', 'nyy'],
  ['beschuit', 'Dutch rusk', '+?--', '?yy'],
  ['rijstwafels', 'rice cakes', '----', 'yyy'],
  ['spaghetti', 'spaghetti', '+---', 'yyy'],
  ['tagliatelle', 'tagliatelle', '+---', 'nyy'],
  ['mihoen', 'rice vermicelli', '----', 'yyy'],
  ['udon', 'udon', '+---', 'yyy'],
  ['instantnoedels met smaak', 'instant noodles with seasoning', '+?-?', '???'],
  ['glutenvrije pasta', 'gluten-free pasta', '----', 'yyy'],
  ['volle melk', 'whole milk', '-+--', 'nyy'],
  ['geitenmelk', 'goat milk', '-+--', 'nyy'],
  ['karnemelk', 'buttermilk', '-+--', 'nyy'],
  ['kefir', 'kefir', '-+--', 'nyy'],
  ['skyr', 'skyr', '-+--', 'n??'],
  ['skyr zonder dierlijk stremsel', 'skyr without animal rennet', '-+--', 'nyy'],
  ['magere kwark', 'low-fat quark', '-+--', 'n??'],
  ['ayran', 'ayran', '-+--', 'nyy'],
  ['roomboter', 'butter', '-+--', 'nyy'],
  ['lactosevrije roomboter', 'lactose-free butter', '----', 'nyy'],
  ['lactosevrije yoghurt', 'lactose-free yoghurt', '----', 'nyy'],
  ['zure room', 'sour cream', '-+--', 'nyy'],
  ['clotted cream', 'clotted cream', '-+--', 'nyy'],
  ['oude kaas', 'aged Gouda cheese', '----', 'n??'],
  ['Grana Padano', 'Grana Padano', '----', 'nnn'],
  ['roquefort', 'Roquefort', '-?--', 'nnn'],
  ['cheddar met vegetarisch stremsel', 'Cheddar with vegetarian rennet', '----', 'nyy'],
  ['feta', 'feta', '-+--', 'n??'],
  ['vegan feta', 'dairy-free feta', '----', 'yyy'],
  ['amandeldrank', 'almond milk', '--+-', 'yyy'],
  ['cashewdrink', 'cashew drink', '--+-', 'yyy'],
  ['havermelk', 'oat milk', '+---', 'yyy'],
  ['rijstdrink', 'rice drink', '----', 'yyy'],
  ['kokosmelk', 'coconut milk', '----', 'yyy'],
  ['panna cotta', 'panna cotta', '-+--', 'nnn'],
  ['crème brûlée', 'crème brûlée', '-+--', 'nyy'],
  ['sorbet', 'sorbet', '----', '?yy'],
  ['ijshoorntje met nootjes', 'ice cream cone with nuts', '+++-', 'nyy'],
  ['eiwit', 'egg white', '----', 'nyy'],
  ['gekookt ei', 'boiled egg', '----', 'nyy'],
  ['meringue', 'meringue', '----', 'nyy'],
  ['mayo', 'mayo', '----', 'nyy'],
  ['vegan mayonaise', 'vegan mayonnaise', '----', 'yyy'],
  ['aioli', 'aioli', '----', 'nyy'],
  ['honing', 'honey', '----', 'nyy'],
  ['agavesiroop', 'agave syrup', '----', 'yyy'],
  ['walnoten', 'walnuts', '--+-', 'yyy'],
  ['pistachenoten', 'pistachios', '--+-', 'yyy'],
  ['studentenhaver', 'mixed nuts and raisins', '--+-', 'yyy'],
  ["pinda's", 'peanuts', '----', 'yyy'],
  ['tijgernoten', 'tiger nuts', '----', 'yyy'],
  ['tamme kastanjes', 'chestnuts', '----', 'yyy'],
  ['kokosrasp', 'desiccated coconut', '----', 'yyy'],
  ['marsepein', 'marzipan', '-?+-', '?yy'],
  ['hazelnootpasta', 'chocolate hazelnut spread', '-++-', 'nyy'],
  ['pindakaas', 'peanut butter', '----', 'yyy'],
  ['tahin', 'tahini', '----', 'yyy'],
  ['notenpasta', 'mixed nut butter', '--+-', 'yyy'],
  ['bonbons', 'filled chocolates', '?++-', 'nyy'],
  ['melkchocolade', 'milk chocolate', '-+?-', 'nyy'],
  ['gevulde koek', 'almond-filled butter biscuit', '+++-', 'nyy'],
  ['speculaas', 'spiced biscuits', '+??-', '?yy'],
  ['zoete drop', 'sweet liquorice', '?---', '???'],
  ['zachte fruitsnoepjes', 'gelatine fruit sweets', '?---', 'nnn'],
  ['spekjes', 'marshmallows', '----', 'nnn'],
  ['winegum', 'wine gums', '?---', '???'],
  ['kabeljauw', 'cod', '----', 'nny'],
  ['bokking', 'kippers', '----', 'nny'],
  ['ansjovis', 'anchovy', '----', 'nny'],
  ['kaviaar', 'lumpfish roe', '----', 'nny'],
  ['levertraan', 'cod liver oil', '----', 'nny'],
  ['garnalen', 'shrimp', '---+', 'nny'],
  ['kreeft', 'lobster', '---+', 'nny'],
  ['rivierkreeftjes', 'crayfish tails', '---+', 'nny'],
  ['oesters', 'oysters', '---+', 'nny'],
  ['mosselen', 'mussels', '---+', 'nny'],
  ['inktvis', 'calamari', '---+', 'nny'],
  ['coquilles', 'scallops', '---+', 'nny'],
  ['krabsalade', 'crab-stick mayonnaise salad', '??-?', 'nny'],
  ['vissticks', 'fish fingers', '+?--', 'nny'],
  ['kibbeling', 'battered fried cod pieces', '+?--', 'nny'],
  ['ham', 'cooked ham', '-?--', 'nnn'],
  ['knakworst', 'frankfurter', '-?--', 'nnn'],
  ['bloedworst', 'black pudding', '+---', 'nnn'],
  ['reuzel', 'lard', '----', 'nnn'],
  ['kroket', 'croquette', '+?--', 'nnn'],
  ['kaassoufflé', 'Dutch cheese soufflé snack', '++--', 'n??'],
  ['runderbouillon', 'beef broth', '??--', 'nnn'],
  ['tofu', 'bean curd', '----', 'yyy'],
  ['tempé', 'tempeh', '?---', 'yyy'],
  ['glutenvrije tempeh', 'gluten-free tempeh', '----', 'yyy'],
  ['seitan', 'seitan', '+---', 'yyy'],
  ['ketjap', 'sweet soy sauce', '+---', 'yyy'],
  ['tamari', 'tamari', '?---', 'yyy'],
  ['glutenvrije sojasaus', 'gluten-free soy sauce', '----', 'yyy'],
  ['maïstortilla', 'corn tortilla', '?---', 'yyy'],
  ['kroepoek', 'prawn crackers', '?--+', 'nny'],
  ['gerookte tofu', 'smoked tofu', '?---', 'yyy'],
  ['lasagnebladen', 'lasagne sheets', '+---', '?yy'],
  ['Turkse pizza', 'Turkish pizza', '+?--', 'nnn'],
  ['braadworst', 'bratwurst', '??--', 'nnn'],
  ['chocoladepasta', 'chocolate spread', '-??-', '?yy'],
  ['gochujang', 'gochujang', '+---', 'yyy'],
  ['sambal oelek', 'sambal oelek', '----', 'yyy'],
  ['groene currypasta', 'green curry paste', '---+', 'nny'],
  ['worcestersaus', 'Worcester sauce', '+---', 'nny'],
  ['pesto', 'pesto', '-??-', 'nnn'],
  ['bechamelsaus', 'white sauce', '++--', 'nyy'],
  ['mosterd', 'mustard', '----', 'yyy'],
  ['groentebouillon', 'vegetable stock', '??--', '?yy'],
  ['groentebouillonblokje', 'vegetable stock cube', '??--', '?yy'],
  ['bakpoeder', 'baking powder', '?---', 'yyy'],
  ['glutenvrij brood', 'gluten-free bread', '-?--', '?yy'],
  ['bladerdeeg', 'puff pastry', '+?--', '?yy'],
  ['gnocchi', 'potato gnocchi', '+?--', '?yy'],
  ['pure chocoladedruppels', 'dark chocolate chips', '-??-', '?yy'],
  ['platbrood', 'flatbread', '+?--', '?yy'],
  ['vloeibare margarine', 'liquid margarine', '-?--', '?yy'],
  ['vegetarisch gehakt', 'vegetarian mince', '??--', '?yy'],
  ['vegan kaas', 'vegan cheese', '?-?-', 'yyy'],
  ['plantaardige yoghurt', 'plant-based yoghurt', '?-?-', 'yyy'],
  ['vegetarische schnitzel', 'vegetarian schnitzel', '+?--', '?yy'],
  ['aardappelsalade', 'potato salad', '??--', 'n??'],
  ['barbecuesaus', 'barbecue sauce', '?---', '??y'],
  ['moutazijn', 'malt vinegar', '+---', 'yyy'],
  ['bier', 'lager', '+---', '??y'],
  ['witbier', 'wheat beer', '+---', '??y'],
  ['alcoholvrij bier', 'alcohol-free beer', '+---', '??y'],
  ['rosé', 'rosé', '----', '???'],
  ['sterkedrank', 'spirits', '----', 'yyy'],
  ['advocaat', 'advocaat', '-?--', 'nyy'],
  ['gistextract', 'yeast extract', '+---', 'yyy'],
  ['nootmuskaat', 'nutmeg', '----', 'yyy'],
  ['hummus', 'houmous', '----', 'yyy'],
  ['selderijsalade', 'celeriac mayonnaise salad', '-?--', 'nyy'],
] as const;

describe('[FOO-05] allergens and diets match what a dietitian would say', () => {
  test.each(KNOWN)('%s (%s)', (dutch, english, flags, diets) => {
    const food = foodCalled(dutch, english);
    const [gluten, lactose, nuts, shellfish] = flags.split('').map((flag) => STATES[flag as keyof typeof STATES]);
    const [vegan, vegetarian, pescatarian] = diets.split('').map((answer) => ANSWERS[answer as keyof typeof ANSWERS]);
    expect(food?.allergens).toMatchObject({ gluten, lactose, nuts, crustaceans_shellfish: shellfish });
    expect(food?.diets).toMatchObject({ vegan, vegetarian, pescatarian });
  });
});

/** Words in names that indicate an allergen, unless the name also matches the second pattern. */
const SAID_BY_NAME: Readonly<Record<LabelAllergen, readonly [says: RegExp, unless?: RegExp]>> = {
  gluten: [
    /\b(?:wheat|bread|bulgur|couscous|semolina|barley|rye|spelt|oats?|pasta|spaghetti|noodles|biscuits?|cake|wafer|croissant|pizza|crackers?|breaded|battered|pastry|pie|seitan|malt(?:ed)?|beer|lager|stout|soy sauce|flour|muffin|doughnut|waffle|lasagne|crumbs)\b/i,
    /gluten-free|rice|glass|konjac|prawn|cassava|melinjo|almond|coconut|chickpea|maize|soy flour|lupin|lentil|buckwheat|edamame|low-carb|ginger beer|tomato.*sauce|pie spice|squash|courgette/i,
  ],
  crustaceans: [/\b(?:prawns?|shrimps?|crab|lobster|crayfish)\b/i],
  egg: [/\b(?:eggs?|mayonnaise|meringue|omelette|pancakes?|quiche)\b/i, /without (?:milk and )?egg|vegan/i],
  fish: [
    /\b(?:fish|salmon|cod|tuna|herring|mackerel|trout|sardines?|anchovies|haddock|eel|halibut|sole|hake|plaice|tilapia|pollock|worcestershire|caesar)\b/i,
    /vegan|fish seasoning/i,
  ],
  peanut: [/\b(?:peanuts?|satay|groundnut)\b/i],
  soy: [/\b(?:soya?|tofu|tempeh|miso|edamame|hoisin|teriyaki|ponzu|tamari)\b/i],
  milk: [
    /\b(?:milk|cheese|yoghurt|cream|butter|quark|mozzarella|parmesan|feta|ricotta|whey|casein|custard|latte|cappuccino|skyr|kefir)\b/i,
    /vegan|without milk|soy|\boat|coconut|based|peanut|seed|nut butter|(?:almond|cashew|hazelnut) butter|butter beans|custard powder/i,
  ],
  nuts: [/\b(?:almonds?|hazelnuts?|cashews?|pistachios?|walnuts?|pecans?|macadamias?|brazil nuts|marzipan)\b/i],
  celery: [/\b(?:celery|celeriac)\b/i, /without celery/i],
  mustard: [/\b(?:mustard|mayonnaise|piccalilli)\b/i],
  sesame: [/\b(?:sesame|tahini|hummus|halva)\b/i],
  sulphite: [/\b(?:wine|cider)\b/i, /wine gums|vinegar/i],
  lupin: [/\blupin\b/i],
  molluscs: [/\b(?:mussels?|oysters?|squid|octopus|scallops?|cockles)\b/i, /mushroom|vegetarian/i],
};

describe('[FOO-05] a food', () => {
  test.each(Object.entries(SAID_BY_NAME))('named after %s contains it', (allergen, [says, unless]) => {
    const silent = foods.filter(
      ({ name, contains }) =>
        says.test(name.en) && unless?.test(name.en) !== true && contains?.has(allergen as LabelAllergen) !== true,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('named after meat is not suitable for vegetarians', () => {
    const says =
      /\b(?:shawarma|gyros|kebab|haggis|pastrami|rabbit|venison|chicken|turkey|duck|goose|beef|veal|lamb|pork|ham|bacon|salami|chorizo|sausages?|meatballs?|steaks?|mince|meat|livers?|gelatine)\b/i;
    const unless = /vegan|vegetarian|soya mince|tuna steak|cod liver|seasoning|beef tomato|lamb's lettuce|crab meat/i;
    const fit = foods.filter(
      ({ name, diets }) => says.test(name.en) && !unless.test(name.en) && diets.vegetarian !== 'no',
    );
    expect(fit.map(({ id }) => id)).toEqual([]);
  });

  test('named gluten-free, lactose-free, vegetarian or vegan keeps that promise', () => {
    const keeps = ({ name, diets, allergens }: CatalogueFood) =>
      (!/\bvegan\b/i.test(name.en) || diets.vegan === 'yes') &&
      (!/\bvegetarian\b/i.test(name.en) || diets.vegetarian === 'yes') &&
      (!/gluten-free/i.test(name.en) || allergens.gluten === 'free') &&
      (!/lactose-free/i.test(name.en) || allergens.lactose === 'free');
    expect(foods.filter((food) => !keeps(food)).map(({ id }) => id)).toEqual([]);
  });
});
