import { describe, expect, it } from 'vitest';
import type { Language } from '../../languages/languages.ts';
import { readIngredientLine } from './read-ingredient-line.ts';

/** Grams, millilitres or pieces of a line; 'asked' if part of the amount was not understood. */
function comesTo(text: string, language: Language): number | 'asked' {
  const { quantity, unit, plus, statedGrams, statedMl, isPartlyRead } = readIngredientLine(text, language);
  if (isPartlyRead || quantity === null) return 'asked';
  const sizeOf = (one: typeof unit) => (one === null || one.kind === 'count' ? 1 : one.size!);
  const more = plus === null ? 0 : plus.quantity * sizeOf(plus.unit);
  return Math.round((statedGrams ?? statedMl ?? quantity * sizeOf(unit)) + more);
}

describe('three digits after a point or comma', () => {
  it.each([
    ['1.250 kg flour', 1250],
    ['1,125 tsp salt', 6],
    ['1.333 cups flour', 320],
    ['2.667 cups of sugar', 640],
    ['1,500 l water', 1500],
    ['2.205 lb beef', 1000],
    ['1.250 - 1.500 kg potatoes', 1375],
    ['about 1.125 heaped tbsp cocoa', 17],
    ['1,250 kilo aardappelen', 1250],
    ['1,125 el suiker', 17],
    ['1.333 cans tomatoes', 1],
    ['aardappelen (1,250 kg)', 1250],
  ])('are read as decimals before a large unit: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each([
    ['1.250 g flour', 1250],
    ['1,500 ml stock', 1500],
    ['1.000 ml water', 1000],
    ['2.500 gram aardappelen', 2500],
    ['1.000 - 1.500 g potatoes', 1250],
    ['0.125 kg flour', 125],
    ['1.25 kg flour', 1250],
    ['1.2500 kg flour', 1250],
  ])('are read as thousands before a small unit, unless only 0 precedes them: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });
});

describe('a fraction above 1', () => {
  it.each([
    '11/2 cups flour',
    '21/2 cups flour',
    '13/4 cups sugar',
    '12/3 cup milk',
    '31/4 tsp salt',
    '11/8 tsp salt',
    '101/2 cups stock',
    '11/2 kopje bloem',
    '21/2 el olie',
    'bloem 11/2 kopje',
    '111/16 cups flour',
  ])('must be asked about if a space may be missing in it: %s', (text) => {
    expect(comesTo(text, 'en')).toBe('asked');
  });

  it.each([
    ['11/2 cups flour', 1.5],
    ['21/2 cups flour', 2.5],
    ['13/4 cups sugar', 1.75],
    ['101/2 cups stock', 10.5],
    ['111/16 cups flour', 1.6875],
    ['bloem 11/2 kopje', 1.5],
  ])('is proposed with that space, in the unit of the line: %s', (text, quantity) => {
    expect(readIngredientLine(text, 'en')).toMatchObject({ quantity, unit: { kind: 'volume' }, isPartlyRead: true });
  });

  it.each([
    ['1 1/2 cups flour', 360],
    ['1-1/2 cups flour', 360],
    ['3/2 cups flour', 360],
    ['10/2 cups flour', 1200],
    ['12/2 cups flour', 1440],
    ['3/4 cup flour', 180],
    ['15/16 cup flour', 225],
    ['10 1/2 cups stock', 2520],
  ])('is read without a question if it can only mean one amount: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });
});

describe('a number in an unusual spelling', () => {
  it.each([
    ['1 000 g bloem', 1000],
    ['1&nbsp;000 g bloem', 1000],
    ["1'000 g bloem", 1000],
    ["1'250 g bloem", 1250],
    ['10 000 g flour', 10000],
    ['2 000 ml water', 2000],
    ['flour 1 000 g', 1000],
    ['.5 cup milk', 120],
    [',5 l melk', 500],
    ['.25 tsp salt', 1],
    ['0.3333333 cup milk', 80],
    ['0,66666667 kopje melk', 100],
    ['1.33333333 cups milk', 320],
    ['zeventien gram bloem', 17],
    ['negentien gram bloem', 19],
    ['seventeen grams of flour', 17],
    ['nineteen grams of flour', 19],
    ['honderdzeventien gram bloem', 117],
  ])('is read: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each([
    ['1 400 g tin tomatoes', 1, 'can'],
    ['1 500 g pack pasta', 1, 'pack'],
    ['1 00 flour', 1, null],
    ['250 g 00 flour', 250, 'g'],
  ])('is not read as two numbers: %s', (text, quantity, unit) => {
    const read = readIngredientLine(text, 'en');
    expect([read.quantity, read.unit?.id ?? null]).toEqual([quantity, unit]);
  });
});

describe('digits directly after a unit', () => {
  it.each([
    ['1kg500 potatoes', 1500],
    ['1kg200 potatoes', 1200],
    ['potatoes 1kg500', 1500],
    ['1l250 milk', 1250],
    ['1lb8 beef mince', 680],
    ['1lb8oz beef mince', 680],
    ['1 kg500g potatoes', 1500],
  ])('are the smaller unit: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each(['1kg5 potatoes', '1kg25 potatoes', '1l5 milk', '1lb20 mince'])(
    'must be asked about if it is unknown how many they mean: %s',
    (text) => {
      expect(comesTo(text, 'en')).toBe('asked');
    },
  );
});

describe('an amount in brackets', () => {
  it.each([
    ['1 pint (2 cups) milk', 480],
    ['1 pint (568 ml) milk', 568],
    ['1 quart (4 cups) stock', 960],
    ['1 cup (plus 2 tbsp) flour', 270],
    ['1 cup flour (plus 2 tbsp for dusting)', 270],
    ['2 eggs (plus 1 for brushing)', 3],
    ['2# potatoes', 907],
    ['1 1/2 # beef mince', 680],
    ['1/2 of 2 kg potatoes', 1000],
    ['1/2 of 1 onion', 1],
  ])('adds up or says which unit is meant: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each(['2 eggs (plus 1 egg yolk)', '4 chicken breasts, 150 g per person', '2 cups milk (minus 1 spoon)'])(
    'must be asked about if it is of something else: %s',
    (text) => {
      expect(comesTo(text, 'en')).toBe('asked');
    },
  );
});

describe('an amount that may mean several things', () => {
  it.each([
    ['1 cup milk or 1/2 cup cream', 'en'],
    ['200 g boter of 150 ml olie', 'nl'],
    ['100 g linzen (droog) of 1 blik', 'nl'],
    ['2 eggs or 3', 'en'],
    ['een stuk of tien olijven', 'nl'],
    ['een teentje of twee knoflook', 'nl'],
    ['een gram of honderd feta', 'nl'],
    ['2 1/2-pound lobsters', 'en'],
    ['4 1/2-pound cod fillets', 'en'],
    ['250/300 g pasta', 'nl'],
    ['2/3 eieren', 'nl'],
    ['4/5 aardappelen', 'nl'],
    ['1/2 can coconut milk (400 ml)', 'en'],
    ['1/2 pak spaghetti (500 g)', 'nl'],
    ['juice of 1 lemon and 1 lime', 'en'],
    ['juice of 1 lemon, plus 1 tbsp', 'en'],
    ['Dressing: 2 tbsp oil, 1 tbsp vinegar', 'en'],
  ] as const)('must be asked about: %s', (text, language) => {
    expect(comesTo(text, language)).toBe('asked');
  });

  it.each([
    ['2 - 14 oz cans black beans', 'en', 794],
    ['10-12 oz can tomatoes', 'en', 312],
    ['1 glazen pot bonen (690 g)', 'nl', 690],
    ['2 zakken spinazie (300 g per zak)', 'nl', 600],
    ['1 kilogramme potatoes', 'en', 1000],
    ['a squeeze of lemon', 'en', 5],
    ['3/4 cup sugar', 'en', 180],
  ] as const)('is read if only one is likely: %s', (text, language, amount) => {
    expect(comesTo(text, language)).toBe(amount);
  });
});

describe('a food that begins like an instruction or equipment', () => {
  it.each([
    'rasp van een citroen',
    'peel of a lemon',
    'drizzle of olive oil to serve',
    'toast, to serve',
    'roast potatoes to serve',
    'barbecue sauce',
    'garden peas',
    'airfryer chips',
    '4 spiesjes saté',
    'For the pan: butter',
    'Voor het bakken: olie',
  ])('is an ingredient: %s', (text) => {
    const { isHeader, isEquipment, isInstruction } = readIngredientLine(text, 'en');
    expect({ isHeader, isEquipment, isInstruction }).toEqual({
      isHeader: false,
      isEquipment: false,
      isInstruction: false,
    });
  });

  it.each(['barbecue', 'skewers, soaked in water', 'garde', 'bakvorm van 24 cm', 'baking tray lined with paper'])(
    'is not an ingredient: %s',
    (text) => {
      expect(readIngredientLine(text, 'en').isEquipment).toBe(true);
    },
  );
});

describe('the size of a piece', () => {
  it.each([
    '2 3/4-inch thick steaks',
    '2 ¾-inch thick steaks',
    '2 1/2-inch-thick steaks',
    '2 3/4-inch steaks',
    '1 inch-thick steak',
    '3/4-inch thick steaks',
    '2 cm dikke biefstuk',
    '2 1/2-cm dikke plakken ham',
  ])('is not an amount: %s', (text) => {
    expect(comesTo(text, 'en')).toBe('asked');
  });

  it.each([
    ['1 1/2-inch piece ginger', 1.5, 'inch'],
    ['1 1/2-inch piece of fresh ginger', 1.5, 'inch'],
    ['2 1/2-inch knob ginger', 2.5, 'inch'],
    ['1 1/2 inch ginger', 1.5, 'inch'],
    ['3 cm gember', 3, 'cm'],
    ['2-inch piece ginger', 2, 'inch'],
    ['4 1-inch thick pork chops', 4, null],
    ['2 (1-inch thick) steaks', 2, null],
    ['2 steaks, 2 cm thick', 2, null],
  ])('causes no doubt about the amount: %s', (text, quantity, unit) => {
    const read = readIngredientLine(text, 'en');
    expect([read.quantity, read.unit?.id ?? null, read.isPartlyRead]).toEqual([quantity, unit, false]);
  });
});

describe('a spoon in French or Spanish', () => {
  it.each([
    ["2 c. à soupe d'huile", 30],
    ["2 c. à s. d'huile", 30],
    ["1 c.à.s. d'huile", 15],
    ['1 càs de sucre', 15],
    ["2 cuillères à soupe d'huile", 30],
    ['1 cuil. à café de sel', 5],
    ['1 c. à café de sel', 5],
    ['1 c à c de sel', 5],
    ['1 c. à thé de sel', 5],
    ['2 c. soperas de aceite', 30],
    ['2 c. flour', 480],
    ['2 C sugar', 480],
    ['1 c. almonds', 240],
  ])('is not a cup: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it('is not part of the name', () => {
    expect(readIngredientLine("2 c. à soupe d'huile", 'en').name).toBe('huile');
    expect(readIngredientLine('1 c. à café de sel', 'en').name).toBe('sel');
  });
});

describe('an amount of several parts', () => {
  it.each([
    ['beef mince, 1 lb 8 oz', 680],
    ['beef mince (1 lb 8 oz)', 680],
    ['rice, 1 cup plus 2 tbsp', 270],
    ['stock: 1 pint and 4 fl oz', 618],
    ['2 lb 8 oz to 3 lb beef mince', 1247],
    ['1 lb 4 oz - 1 lb 8 oz beef mince', 624],
    ['1lb8oz beef mince', 680],
    ['1kg200g flour', 1200],
    ['2lb4oz potatoes', 1021],
    ['beef 1lb8oz', 680],
    ['1 cup, plus 1 tablespoon, milk', 255],
    ['1 cup + 2 tablespoons + 1 teaspoon sugar', 275],
    ['1 gallon 1 quart 1 pint water', 5231],
    ['1 quart 1 pint stock', 1446],
    ['2 tablespoons and 2 teaspoons soy sauce', 40],
    ['1 tbsp plus 1½ tsp yeast', 23],
    ['half a cup plus a tablespoon of oil', 135],
    ['3/4 cup minus 1 tbsp sugar', 165],
    ['1 cup less 2 tbsp flour', 210],
    ['1 litre less 100 ml stock', 900],
    ['1 stick plus 2 tbsp butter', 143],
    ['1 cup and 50 ml milk', 290],
    ['50 + 150 g sugar', 200],
    ['100 g + 2 tbsp sugar', 130],
    ['4 oz and 1 tbsp butter', 128],
  ])('adds up: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each([
    ['1 kg 250 g aardappelen', 1250],
    ['1 kilo en 1 ons gehakt', 1100],
    ['1 ons 50 gram kaas', 150],
    ['2 pond 50 gram vlees', 1050],
    ['2 dl 1 el melk', 215],
    ['1 kopje en 2 el suiker', 180],
    ['1 l en 2,5 dl water', 1250],
    ['1 liter plus 1 kopje bouillon', 1150],
    ['1 el en 1 tl olie', 20],
    ['2 el plus een tl azijn', 35],
    ['3 dl min 1 el room', 285],
    ['gehakt, 1 pond 1 ons', 600],
    ['bouillon: 1 l 5 dl', 1500],
  ])('adds up in Dutch: %s', (text, amount) => {
    expect(comesTo(text, 'nl')).toBe(amount);
  });

  it.each([
    ['a cup and a half of rice', 360],
    ['1 cup and a half flour', 360],
    ['one pound and a half of mince', 680],
    ['1 and a half cups flour', 360],
    ['one and a half cups flour', 360],
    ['one-and-a-half cups flour', 360],
    ['two and a quarter cups milk', 540],
    ['one and three quarters cups milk', 420],
    ['three quarters of a cup of milk', 180],
    ['two thirds of a cup of milk', 160],
    ['a third of a cup of milk', 80],
    ['a quarter cup of milk', 60],
    ['half a pound of mince', 227],
    ['a hundred and fifty grams of flour', 150],
    ['two hundred grams of flour', 200],
    ['twenty-five grams of butter', 25],
    ['two dozen eggs', 24],
    ['3 dozen eggs', 36],
    ['half a dozen eggs', 6],
    ['half dozen eggs', 6],
    ['½ dozen eggs', 6],
    ['1½ dozen eggs', 18],
    ['1 doz. eggs', 12],
    ['a dozen and a half eggs', 18],
    ['eggs, two dozen', 24],
    ['eggs: half a dozen', 6],
    ['a couple of dozen eggs', 24],
    ['2 half lemons', 1],
  ])('can be in words: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each([
    ['anderhalve kop rijst', 225],
    ['anderhalf pond gehakt', 750],
    ['twee en een half kopje rijst', 375],
    ['twee en een halve kop rijst', 375],
    ['2 en een halve kop rijst', 375],
    ['tweeënhalve kop rijst', 375],
    ['drieënhalf ons ham', 350],
    ['een kop en een halve melk', 225],
    ['een liter en een kwart melk', 1250],
    ['driekwart liter melk', 750],
    ['drie kwart liter melk', 750],
    ['tweederde kopje melk', 100],
    ['een kwart kopje melk', 38],
    ['een derde kopje melk', 50],
    ['honderdvijftig gram bloem', 150],
    ['tweehonderdvijftig gram bloem', 250],
    ['vijfentwintig gram boter', 25],
    ['een dozijn eieren', 12],
    ['een half dozijn eieren', 6],
    ['twee dozijn eieren', 24],
    ['anderhalf dozijn eieren', 18],
    ['eieren, een dozijn', 12],
    ['rijst: anderhalve kop', 225],
    ['honderd gram kaas', 100],
  ])('can be in words in Dutch: %s', (text, amount) => {
    expect(comesTo(text, 'nl')).toBe(amount);
  });

  it.each([
    ['1kg - 2lb 4oz potatoes', 1000],
    ['1 kg or 2 lb 4 oz potatoes', 1000],
    ['2 lb 4 oz or 1 kg potatoes', 1000],
    ['1 lb 2 oz/500 g mince', 500],
    ['500g (1 lb 2 oz) mince', 500],
    ['1 lb 2 oz (500 g) mince', 500],
    ['mince, 1 lb 2 oz (500 g)', 500],
    ['6 tbsp (3/4 stick) butter', 85],
    ['6 tbsp (3/4 stick/85 g) butter', 85],
    ['2 packets of 250 g tofu', 500],
    ['2 zakjes à 300 g spinazie', 600],
  ])('can be stated in two systems: %s', (text, amount) => {
    expect(comesTo(text, 'en')).toBe(amount);
  });

  it.each([
    '4 oz 2 tbsp butter',
    '1 cup 240 ml milk',
    '1 lb 450 g mince',
    '1-2 lb 8 oz mince',
    '1 - 200 g pasta',
    '(2) 14 oz cans tomatoes',
    '200 g pasta, 2 eggs',
    '3 potatoes and 1 kg mince',
    '2 cups 100 g flour',
    'a lemon or two',
  ])('must be asked about if one part of it is not understood: %s', (text) => {
    expect(comesTo(text, 'en')).toBe('asked');
  });

  it.each([
    ['200 g 7-grain bread', 200, '7-grain bread'],
    ['100 g 70% chocolate', 100, '70% chocolate'],
    ['250 g 00 flour', 250, '00 flour'],
    ['2 tsp 5-spice powder', 2, '5-spice powder'],
    ['2 tsp 5 spice powder', 2, '5 spice powder'],
    ['150 g 30+ kaas', 150, '30+ kaas'],
    ['1 onion, cut into 2 cm pieces', 1, 'onion'],
    ['1 onion, 2 cm dice', 1, 'onion'],
    ['2 cups chopped onion (2 large)', 2, 'chopped onion'],
  ])('is complete even if there is a number in the name or the note: %s', (text, quantity, name) => {
    expect(readIngredientLine(text, 'en')).toMatchObject({ quantity, name, isPartlyRead: false });
  });

  it.each(['½ & ½', 'half and half', 'half & half', 'half-om-half gehakt', '00 flour', '7-grain bread'])(
    'is not read from the name of a food: %s',
    (text) => {
      expect(readIngredientLine(text, 'en').quantity).toBeNull();
    },
  );
});
