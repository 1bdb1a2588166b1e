import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIngredientLine } from './read-ingredient-line.ts';

type Expected = [line: string, quantity: number | null, unit: string | null, name: string];

const DUTCH: Expected[] = [
  ['anderhalve liter groentebouillon', 1.5, 'l', 'groentebouillon'],
  ['een halve komkommer', 0.5, null, 'komkommer'],
  ['halve rode kool, fijngesneden', 0.5, null, 'rode kool'],
  ['twee eieren', 2, null, 'eieren'],
  ['een paar takjes tijm', 2, 'sprig', 'tijm'],
  ['snufje zout', 1, 'pinch', 'zout'],
  ['flinke scheut melk', 1, 'splash', 'melk'],
  ['klontje roomboter', 1, 'knob', 'roomboter'],
  ['1 blikje tomatenpuree (70 g)', 1, 'can', 'tomatenpuree'],
  ['2 blikken kikkererwten à 400 g', 2, 'can', 'kikkererwten'],
  ['2 x 400 g tomatenblokjes', 800, 'g', 'tomatenblokjes'],
  ['2 x 400 g blikken tomatenblokjes', 2, 'can', 'tomatenblokjes'],
  ['3 à 4 el olijfolie', 3.5, 'tbsp', 'olijfolie'],
  ['2-3 teentjes knoflook, geperst', 2.5, 'clove', 'knoflook'],
  ['2 tot 3 wortels', 2.5, null, 'wortels'],
  ['ca. 300 gram kipfilet', 300, 'g', 'kipfilet'],
  ['± 500 g aardappelen', 500, 'g', 'aardappelen'],
  ['kipfilet: 300 gram', 300, 'g', 'kipfilet'],
  ['rundergehakt (400 g)', 400, 'g', 'rundergehakt'],
  ['bloem 200gr', 200, 'g', 'bloem'],
  ['knoflook 2 tenen', 2, 'clove', 'knoflook'],
  ['eieren  2', 2, null, 'eieren'],
  ['1,5 dl slagroom', 1.5, 'dl', 'slagroom'],
  ['0,5 kg gemengd gehakt', 0.5, 'kg', 'gemengd gehakt'],
  ['1.000 ml water', 1000, 'ml', 'water'],
  ['een pond mager gehakt', 1, 'pond', 'mager gehakt'],
  ['2 ons oude kaas', 2, 'ons', 'oude kaas'],
  ['1 volle eetlepel honing', 1, 'tbsp', 'honing'],
  ['2 eetl. sojasaus', 2, 'tbsp', 'sojasaus'],
  ['1 theel. kaneel', 1, 'tsp', 'kaneel'],
  ['een handje rucola', 1, 'handful', 'rucola'],
  ['bosje peterselie', 1, 'bunch', 'peterselie'],
  ['4 sneetjes volkorenbrood', 4, 'slice', 'volkorenbrood'],
  ['150 g 30+ kaas', 150, 'g', '30+ kaas'],
  ['30+ kaas', null, null, '30+ kaas'],
  ['half-om-half gehakt', null, null, 'half-om-half gehakt'],
  ['200 g rijst of couscous', 200, 'g', 'rijst'],
  ['1 rode of gele paprika', 1, null, 'rode paprika'],
  ['zout naar smaak', null, null, 'zout'],
  ['eventueel: 1 el sesamzaad', 1, 'tbsp', 'sesamzaad'],
  ['Voor het bakken: 2 el olie', 2, 'tbsp', 'olie'],
  ['sap van 1 citroen', 3, 'tbsp', 'citroensap'],
  ['1 grote ui, gesnipperd', 1, null, 'grote ui'],
  ['1 paksoi', 1, null, 'paksoi'],
  ['1 zakje vanillesuiker', 1, 'sachet', 'vanillesuiker'],
  ['100&nbsp;g&nbsp;feta', 100, 'g', 'feta'],
  ['&frac12; tl <b>komijn</b>', 0.5, 'tsp', 'komijn'],
  ['▢ 250 g champignons', 250, 'g', 'champignons'],
  ['• 3 lente-uitjes', 3, null, 'lente-uitjes'],
  ['2 stengels bleekselderij', 2, 'stalk', 'bleekselderij'],
  ['3 cm gember', 3, 'cm', 'gember'],
];

const ENGLISH: Expected[] = [
  ['1 ½ cups rolled oats', 1.5, 'cup', 'rolled oats'],
  ['1-1/2 cups flour', 1.5, 'cup', 'flour'],
  ['1½ tsp salt', 1.5, 'tsp', 'salt'],
  ['100ml/3½oz double cream', 100, 'ml', 'double cream'],
  ['225g/8oz self-raising flour', 225, 'g', 'self-raising flour'],
  ['1 (14 oz) can black beans, drained', 1, 'can', 'black beans'],
  ['2 14.5-ounce cans diced tomatoes', 2, 'can', 'diced tomatoes'],
  ['1 can (400 g) chopped tomatoes', 1, 'can', 'chopped tomatoes'],
  ['2 to 3 tablespoons olive oil', 2.5, 'tbsp', 'olive oil'],
  ['a pinch of salt', 1, 'pinch', 'salt'],
  ['Pinch of nutmeg', 1, 'pinch', 'nutmeg'],
  ['half a lemon', 0.5, null, 'lemon'],
  ['a dozen eggs', 12, null, 'eggs'],
  ['a handful of fresh basil leaves, torn', 1, 'handful', 'fresh basil leaves'],
  ['2 cloves of garlic, crushed', 2, 'clove', 'garlic'],
  ['4 boneless, skinless chicken breasts', 4, null, 'boneless, skinless chicken breasts'],
  ['1 cup plus 2 tbsp milk', 1.125, 'cup', 'milk'],
  ['1 T butter', 1, 'tbsp', 'butter'],
  ['2 t sugar', 2, 'tsp', 'sugar'],
  ['8 fl oz milk', 8, 'fl_oz', 'milk'],
  ['1 stick butter', 1, 'stick', 'butter'],
  ['1 knob of butter', 1, 'knob', 'butter'],
  ['Juice of 1 lemon', 3, 'tbsp', 'lemon juice'],
  ['2 heaped tbsp cocoa powder', 2, 'tbsp', 'cocoa powder'],
  ['1 small bunch coriander', 1, 'bunch', 'coriander'],
  ['3 medium carrots, peeled and diced', 3, null, 'medium carrots'],
  ['1 tbsp soy sauce or tamari', 1, 'tbsp', 'soy sauce'],
  ['salt to taste', null, null, 'salt'],
  ['vegetable oil, for frying', null, null, 'vegetable oil'],
  ['about 200g prawns', 200, 'g', 'prawns'],
  ['70% dark chocolate, 100g', 100, 'g', '70% dark chocolate'],
  ['1 x 400g tin chickpeas', 1, 'can', 'chickpeas'],
  ['2 pak choi, halved', 2, null, 'pak choi'],
  ['300 g 0% Greek yoghurt', 300, 'g', '0% Greek yoghurt'],
  ['¼ cup (60 ml) water', 0.25, 'cup', 'water'],
  ['three sprigs thyme', 3, 'sprig', 'thyme'],
];

const NAMES_LIKE_UNITS: Expected[] = [
  ['1 T-bone steak', 1, null, 'T-bone steak'],
  ['2 t-bone steaks', 2, null, 't-bone steaks'],
  ['1 T bone steak', 1, null, 'T bone steak'],
  ['1 cup-a-soup', 1, null, 'cup-a-soup'],
  ['2 cup a soup', 2, null, 'cup a soup'],
  ['1 pot-au-feu', 1, null, 'pot-au-feu'],
  ['2 rib eye steaks', 2, null, 'rib eye steaks'],
  ['2 rib-eye steaks', 2, null, 'rib-eye steaks'],
  ['4 rib chops', 4, null, 'rib chops'],
  ['2 rib lappen', 2, null, 'rib lappen'],
  ['2 rib-lapjes', 2, null, 'rib-lapjes'],
  ['4 strip steaks', 4, null, 'strip steaks'],
  ['2 cube steaks', 2, null, 'cube steaks'],
  ['12 cup cakes', 12, null, 'cup cakes'],
  ['6 pot stickers', 6, null, 'pot stickers'],
  ['200 g rib eye', 200, 'g', 'rib eye'],
  ['1 T butter', 1, 'tbsp', 'butter'],
  ['2 ribs celery', 2, 'stalk', 'celery'],
  ['1 rib celery', 1, 'stalk', 'celery'],
  ['1 cup soup', 1, 'cup', 'soup'],
  ['2 heads lettuce', 2, 'head', 'lettuce'],
  ['1 pot pesto', 1, 'jar', 'pesto'],
  ['2 14-oz-cans tomatoes', 28, 'oz', 'cans tomatoes'],
  ['2 cubes stock', 2, 'cube', 'stock cube'],
  ['1 cup semi-skimmed milk', 1, 'cup', 'semi-skimmed milk'],
];

it.each(NAMES_LIKE_UNITS)('a name that begins like a unit is not read as a unit: %s', (line, quantity, unit, name) => {
  const read = readIngredientLine(line, 'en');
  expect([read.quantity, read.unit?.id ?? null, read.name]).toEqual([quantity, unit, name]);
});

const PACKED: Expected[] = [
  ['1 (28 oz) can tomatoes', 1, 'can', 'tomatoes'],
  ['400g tin chopped tomatoes', 1, 'can', 'chopped tomatoes'],
  ['375g pack puff pastry', 1, 'pack', 'puff pastry'],
  ['1 blikje kokosmelk à 200 ml', 1, 'can', 'kokosmelk'],
  ['4 kipfilets van 150 g', 4, null, 'kipfilets'],
  ['4 salmon fillets, about 150g each', 4, null, 'salmon fillets'],
  ['2 sticks celery', 2, 'strip', 'celery'],
  ['1 stick butter', 1, 'stick', 'butter'],
  ['1 blokje kippenbouillon', 1, 'cube', 'kippenbouillonblokje'],
  ['4 partjes citroen', 4, 'wedge', 'citroen'],
  ['100 g boter + 1 el', 100, 'g', 'boter'],
  ['1 cup flour, plus 2 tablespoons for dusting', 1, 'cup', 'flour'],
  ['500g/1lb 2oz minced beef', 500, 'g', 'minced beef'],
  ['eventueel 1 el sambal', 1, 'tbsp', 'sambal'],
  ['rasp van 1 citroen', 6, 'g', 'citroen'],
  ['zest of 2 limes', 12, 'g', 'limes'],
  ['4 bolletjes', 4, null, 'bolletjes'],
  ['1 tsp xanthan gum', 1, 'tsp', 'xanthan gum'],
  ['2 x paprika', 2, null, 'paprika'],
];

it.each(PACKED)('packs, parts and second amounts are parsed: %s', (line, quantity, unit, name) => {
  const read = readIngredientLine(line, 'nl');
  expect([read.quantity, read.unit?.id ?? null, read.name]).toEqual([quantity, unit, name]);
});

describe('a Dutch line', () => {
  it.each(DUTCH)('%s', (line, quantity, unit, name) => {
    const read = readIngredientLine(line, 'nl');
    expect([read.quantity, read.unit?.id ?? null, read.name]).toEqual([quantity, unit, name]);
  });
});

describe('an English line', () => {
  it.each(ENGLISH)('%s', (line, quantity, unit, name) => {
    const read = readIngredientLine(line, 'en');
    expect([read.quantity, read.unit?.id ?? null, read.name]).toEqual([quantity, unit, name]);
  });
});

it.each([
  ['1 can (400 g) chopped tomatoes', 400],
  ['1 blikje tomatenpuree (70 g)', 70],
  ['1/3 cup (116 g) honey', 116],
  ['2 x 400 g blikken tomatenblokjes', 800],
  ['2 kipfilets (150 g per stuk)', 300],
  ['1 cup (8 oz / 227 g) cream cheese', 227],
  ['2 large carrots (about 200g)', 200],
  ['1 cup oats', null],
  ['1 (28 oz) can tomatoes', 793.8],
  ['2 blikken kikkererwten à 400 g', 800],
  ['2 cans (15 oz each) beans', 850.5],
  ['1 hele kip (1,5 kg)', 1500],
  ['4 steaks of about 200 g each', 800],
])('%s weighs %s grams, as the line states', (line, grams) => {
  const { statedGrams } = readIngredientLine(line, 'en');
  expect(statedGrams === null ? null : Math.round(statedGrams * 10) / 10).toBe(grams);
});

it.each([
  ['3 à 4 el olie', true],
  ['snufje zout', true],
  ['ongeveer 200 g rijst', true],
  ['peper', true],
  ['200 g rijst', false],
  ['1 pint milk', true],
  ['2 pints stock', true],
  ['1 pint (568 ml) milk', false],
  ['568 ml/1 pint milk', false],
  ['1 quart milk', false],
  ['2 el olie', false],
])('the amount in %s is approximate: %s', (line, isEstimated) => {
  expect(readIngredientLine(line, 'nl').isEstimated).toBe(isEstimated);
});

it('ranges, sizes and remarks are recognised', () => {
  expect(readIngredientLine('2-3 large onions, chopped (or leeks)', 'en')).toMatchObject({
    quantity: 2.5,
    quantityMax: 3,
    size: 'large',
    name: 'large onions',
    note: 'chopped, or leeks',
  });
  expect(readIngredientLine('200 g rijst', 'nl')).not.toHaveProperty('quantityMax');
});

it.each(['For the sauce:', 'Voor de saus', 'VOOR DE TOPPING:', '[Dressing]', '## Saus', 'Ingrediënten', 'Dressing:'])(
  '%s is a title',
  (line) => {
    expect(readIngredientLine(line, 'nl')).toMatchObject({ isHeader: true, quantity: null });
  },
);

it.each([
  'pizzasteen',
  'Bakvorm 20x20cm',
  'bakpapier',
  '12 muffin cases',
  'grote ovenschaal',
  '6 ramekins',
  'mandoline',
])('%s is equipment', (line) => {
  expect(readIngredientLine(line, 'nl')).toMatchObject({ isEquipment: true, quantity: null });
});

it('"of" means something else in English than in Dutch', () => {
  expect(readIngredientLine('1 leg of lamb', 'en').name).toBe('leg of lamb');
});

it('any line can be parsed, whatever it contains', () => {
  const pieces = fc.constantFrom(
    '1',
    '½',
    '2-3',
    'el',
    'x',
    '(',
    ')',
    '/',
    ',',
    '+',
    '400 g',
    'ui',
    'of',
    '&nbsp;',
    '-',
    '%',
  );
  const lines = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(lines, fc.constantFrom('nl', 'en'), (line, language) => {
      const { quantity, quantityMax, statedGrams, name, raw } = readIngredientLine(line, language);
      for (const figure of [quantity, quantityMax ?? null, statedGrams]) {
        expect(figure === null || (Number.isFinite(figure) && figure > 0)).toBe(true);
      }
      expect(name.isWellFormed() && raw.isWellFormed() && !raw.includes('\n')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('lines designed to be slow are parsed quickly', () => {
  const began = performance.now();
  for (const line of [
    '1 '.repeat(50_000),
    '('.repeat(50_000),
    'a '.repeat(50_000),
    '<'.repeat(50_000),
    '&amp;'.repeat(9_000),
    'x 1/'.repeat(9000),
    `a${' '.repeat(50_000)}b`,
    'a,'.repeat(20000),
    '1-'.repeat(20000),
  ]) {
    readIngredientLine(line, 'nl');
  }
  expect(performance.now() - began).toBeLessThan(2000);
});

describe('an amount in two units', () => {
  /** Grams or millilitres of a line. */
  const comesTo = (text: string) => {
    const { quantity, unit, statedGrams, statedMl } = readIngredientLine(text, 'en');
    return Math.round(statedGrams ?? statedMl ?? (quantity ?? 0) * (unit?.size ?? 1));
  };

  it.each([
    ['1 lb 8 oz beef mince', 680],
    ['2 lb. 3 oz. chicken', 992],
    ['3 pounds 4 ounces beef', 1474],
    ['1 lb and 2 oz of lamb', 510],
    ['1 kg 200 g meel', 1200],
    ['1 pond 2 ons gehakt', 700],
    ['1 l 5 dl melk', 1500],
    ['1 cup 2 tbsp sugar', 270],
    ['1 cup and 2 tbsp sugar', 270],
    ['2 tbsp 1 tsp oil', 35],
    ['1 pint 4 fl oz stock', 618],
  ])('is added up if the second amount is a part of the first: %s is %s', (text, amount) => {
    expect(comesTo(text)).toBe(amount);
  });

  it.each([
    ['1kg/2lb 4oz potatoes', 1000],
    ['100g/4oz butter', 100],
    ['4oz/100g butter', 100],
    ['2 lb/900 g flour', 900],
    ['½ pint/300ml cream', 300],
    ['100 ml/3½ oz double cream', 100],
    ['1 lb (450 g) rice', 450],
    ['450 g (1 lb) rice', 450],
    ['2 cups (500 ml) milk', 500],
    ['250 ml (1 cup) milk', 250],
    ['8 oz/225g cheese', 225],
    ['1 cup/8oz flour', 227],
  ])('uses the metric amount if both state the whole: %s is %s', (text, amount) => {
    expect(comesTo(text)).toBe(amount);
  });
});

describe('the symbols before a line', () => {
  it.each<[text: string, quantity: number, name: string]>([
    ['✅ 200 g pasta', 200, 'pasta'],
    ['▪️ 50 g cheese', 50, 'cheese'],
    ['🥕🥕 2 carrots', 2, 'carrots'],
    ['👩‍🍳 200 g rice', 200, 'rice'],
    ['🧅1 onion', 1, 'onion'],
    ['☑️ 3 eggs', 3, 'eggs'],
    ['• 🧀 100 g feta', 100, 'feta'],
    ...[
      '→',
      '▶︎',
      '»',
      '>',
      '★',
      '❖',
      '✔︎',
      '🇮🇹',
      '🇳🇱',
      '①',
      '❷',
      '⑶',
      '⒋',
      '1️⃣',
      '🔟',
      '☐',
      '◇',
      '➜',
      '-',
      '–',
      '|',
    ].map((mark): [string, number, string] => [`${mark} 200 g pasta`, 200, 'pasta']),
    ...['1.', '1)', 'a)', '#1', '- [ ]', '- [x]', '[ ]', '( )', '* ☐', '→ •'].map((mark): [string, number, string] => [
      `${mark} 200 g pasta`,
      200,
      'pasta',
    ]),
    ['-200 g pasta', 200, 'pasta'],
    ['•200 g pasta', 200, 'pasta'],
    ['__200 g__ pasta', 200, 'pasta'],
    ['**200 g** pasta', 200, 'pasta'],
    ['*200 g* pasta', 200, 'pasta'],
    ['`200 g` pasta', 200, 'pasta'],
  ])('are not part of the line: %s', (text, quantity, name) => {
    expect(readIngredientLine(text, 'en')).toMatchObject({ quantity, name });
  });

  it('are kept if they have a meaning: ± and ~ mean "about"', () => {
    expect(readIngredientLine('± 500 g rice', 'en')).toMatchObject({ quantity: 500, isEstimated: true });
    expect(readIngredientLine('~ 500 g rice', 'en')).toMatchObject({ quantity: 500, isEstimated: true });
  });

  it('leave a pictograph inside the name intact', () => {
    expect(readIngredientLine('2 el saus 👩‍🍳 van Ans', 'nl').raw).toBe('2 el saus 👩‍🍳 van Ans');
  });
});

describe('a title without a colon', () => {
  it.each([
    'Sauce',
    '**Sauce**',
    '__For the dough__',
    'saus',
    'The filling',
    'Voor de vulling',
    'To serve',
    'Om te serveren',
    '*Sauce*',
    '_Sauce_',
    '~ Sauce ~',
    '== Saus ==',
    '--- Sauce ---',
    '# Sauce #',
    'Sauce -',
    'Sauce (optional)',
    'For the sauce (optional):',
    '1. Sauce',
    'a) Sauce',
    'Part 1: Sauce',
    'Deel 2: Saus',
    'Voor de saus:',
    'Wet ingredients',
    'Droge ingrediënten',
    'Ook nodig',
    'Also needed',
    '① Sauce',
    '→ Sauce',
  ])('is recognised: %s', (text) => {
    expect(readIngredientLine(text, 'en').isHeader).toBe(true);
  });

  it.each([
    'salsa',
    'pesto',
    'soy sauce',
    '2 el saus',
    'salad leaves',
    'Worcestershire sauce',
    'pizza dough',
    '1. salsa',
    '*salsa*',
  ])('is not %s', (text) => {
    expect(readIngredientLine(text, 'en').isHeader).toBe(false);
  });
});
