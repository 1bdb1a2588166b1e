import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
import { readRecipePage, readTypedRecipe } from './recipe-page.ts';

const RECIPE = {
  '@type': 'Recipe',
  name: 'Tomato soup',
  recipeYield: '4 servings',
  totalTime: 'PT35M',
  recipeIngredient: ['1 kg tomatoes', '1 onion'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Chop.' },
    { '@type': 'HowToStep', text: 'Cook.' },
  ],
};
const FOUND = {
  name: 'Tomato soup',
  portions: 4,
  times: { preparation: 35, cooking: null, waiting: null },
  lines: ['1 kg tomatoes', '1 onion'],
  steps: ['Chop.', 'Cook.'],
};

const page = (json: unknown) =>
  `<!doctype html><html><head><title>x</title><script type="application/ld+json">${
    typeof json === 'string' ? json : JSON.stringify(json).replaceAll('</', '<\\/')
  }</script></head><body><p>Hello</p></body></html>`;
const withField = (fields: object) => readRecipePage(page({ ...RECIPE, ...fields }));

describe('a recipe in JSON-LD', () => {
  it.each([
    ['at the top', RECIPE],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, RECIPE] }],
    ['in a list', [{ '@type': 'Person', name: 'x' }, RECIPE]],
    ['with several types', { ...RECIPE, '@type': ['Recipe', 'NewsArticle'] }],
    ['with a full URL as its type', { ...RECIPE, '@type': 'http://schema.org/Recipe' }],
    ['as the main entity of a page', { '@type': 'WebPage', mainEntity: RECIPE }],
    ['with a trailing comma', JSON.stringify(RECIPE).replace(']', ',]').replace(/\}$/, ',}')],
    ['with raw line breaks in its strings', JSON.stringify(RECIPE).replace('Tomato soup', 'Tomato\n\tsoup')],
    ['in CDATA', `//<![CDATA[\n${JSON.stringify(RECIPE)}\n//]]>`],
    ['in a comment', `<!--\n${JSON.stringify(RECIPE)}\n-->`],
    ['with a semicolon after it', `${JSON.stringify(RECIPE)};`],
    ['in an encoded form', JSON.stringify(RECIPE).replaceAll('"', '&quot;')],
  ])('is found %s', (_where, json) => {
    expect(readRecipePage(page(json))).toEqual(FOUND);
  });

  it('is found next to unreadable scripts, and the recipe with the most ingredients is chosen', () => {
    const small = { ...RECIPE, name: 'Small', recipeIngredient: ['1 onion'] };
    const html = `<script type="application/ld+json">{oops</script><script type="application/ld+json"></script>${page([small, RECIPE])}`;
    expect(readRecipePage(html)).toEqual(FOUND);
  });

  it('is found if the whole response is JSON', () => {
    expect(readRecipePage(JSON.stringify(RECIPE))).toEqual(FOUND);
  });

  it.each([
    ['a list of strings', ['Chop.', 'Cook.']],
    ['one string with line breaks', 'Chop.\nCook.'],
    ['one string of paragraphs', '<p>Chop.</p><p>Cook.</p>'],
    ['a numbered list', '<ol><li>Chop.</li><li>Cook.</li></ol>'],
    ['numbers in the text', '1. Chop.\n2. Cook.'],
    ['sections', [{ '@type': 'HowToSection', name: 'Soup', itemListElement: RECIPE.recipeInstructions }]],
    ['an ItemList', { '@type': 'ItemList', itemListElement: RECIPE.recipeInstructions }],
    ['lists in a list', [[{ '@type': 'HowToStep', text: 'Chop.' }], ['Cook.']]],
    ['lists of texts in a step', { '@type': 'HowToStep', text: ['Chop.', 'Cook.'] }],
    ['typed values', [{ '@value': 'Chop.' }, { '@type': 'HowToStep', text: { '@value': 'Cook.' } }]],
    ['a HowTo object', { '@type': 'HowTo', step: RECIPE.recipeInstructions }],
    ['sections of steps', [{ '@type': 'HowToSection', steps: RECIPE.recipeInstructions }]],
    [
      'steps next to one that is only a number',
      [{ '@type': 'HowToStep', name: 'Step 1', text: '' }, ...RECIPE.recipeInstructions],
    ],
    ['steps with circled numbers', '① Chop. ② Cook.'],
    ['steps with numbers in brackets', '(1) Chop. (2) Cook.'],
    ['steps with the word "step"', 'Stap 1 Chop. Stap 2 Cook.'],
    ['steps with dashes', '1 - Chop. 2 - Cook.'],
    [
      'steps that only have names',
      [
        { '@type': 'HowToStep', name: 'Chop.' },
        { '@type': 'HowToStep', name: 'Cook.' },
      ],
    ],
  ])('is read with its steps in %s', (_shape, recipeInstructions) => {
    expect(withField({ recipeInstructions })?.steps).toEqual(['Chop.', 'Cook.']);
  });

  it.each([
    ['one string', '1 kg tomatoes\n1 onion'],
    ['objects', [{ name: '1 kg tomatoes' }, { text: '1 onion' }]],
    ['nested lists', [['1 kg tomatoes'], ['1 onion', '', null]]],
    ['marked-up texts', ['<b>1 kg</b> tomatoes', '1&nbsp;onion']],
  ])('is read with its ingredients in %s', (_shape, recipeIngredient) => {
    expect(withField({ recipeIngredient })?.lines).toEqual(FOUND.lines);
  });

  it.each([
    [4, 4],
    ['4', 4],
    ['4 persons', 4],
    ['Serves 4', 4],
    ['4 tot 6 personen', 4],
    ['4-6', 4],
    [['8', '8 pancakes'], 8],
    [['12 cookies', '6 servings'], 6],
    [{ '@type': 'QuantitativeValue', value: 2, unitText: 'dozen cookies' }, 24],
    ['Makes one 9-inch pie', null],
    ['1½ litres', null],
    [{ '@type': 'QuantitativeValue', value: 6 }, 6],
    [[['4 servings']], 4],
    ['Makes 1 (9x5-inch) loaf', null],
    ['2 (1-litre) jars', null],
    ['1 loaf (8 slices)', 8],
    ['0.75 cup', null],
    ['6.5 gallons', null],
    ['Diverse mogelijkheden', null],
    ['', null],
    [null, null],
    ['5000 portions', null],
  ])('reads the yield %j as %s portions', (recipeYield, portions) => {
    expect(withField({ recipeYield })?.portions).toBe(portions);
  });

  it.each([
    ['PT35M', 35],
    ['PT1H30M', 90],
    ['P0DT0H30M', 30],
    ['PT1H 30M', 90],
    ['pt1h30m', 90],
    ['PT90M', 90],
    ['PT1H30', 90],
    ['PT0.33H', 20],
    ['PT1.33H', 80],
    ['PT7.5M', 8],
    ['PT1H0.5M', 61],
    ['PT2H15M30S', 136],
    [{ '@type': 'Duration', value: 'PT20M' }, 20],
    [{ '@type': 'QuantitativeValue', value: 20, unitCode: 'MIN' }, 20],
    [{ '@type': 'QuantitativeValue', value: 2, unitText: 'hours' }, 120],
    [{ minValue: 'PT20M', maxValue: 'PT30M' }, 20],
    ['one and a half hours', 90],
    ['vijf kwartier', 75],
    ['01:30', 90],
    ['overnight', null],
    ['P1W', null],
    ['1u30', 90],
    ['anderhalf uur', 90],
    ['35 minuti', null],
    ['35 minutes', 35],
    ['PTHM', null],
    ['PTNaNM', null],
    ['PTundefinedM', null],
    ['PTH30MS', null],
    ['PT-476070H19M32S', null],
    ['PT0M', null],
    ['P400D', null],
  ])('reads the time %j as %s minutes', (totalTime, minutes) => {
    expect(withField({ totalTime })?.times.preparation).toBe(minutes);
  });

  it('distinguishes work, cooking and waiting', () => {
    const timesOf = (fields: object) => Object.values(withField(fields)!.times);
    expect(timesOf({ totalTime: undefined, prepTime: 'PT10M', cookTime: 'PT20M' })).toEqual([10, 20, null]);
    expect(timesOf({ totalTime: 'PT2H', prepTime: 'PT10M', cookTime: 'PT20M' })).toEqual([10, 20, 90]);
    expect(timesOf({ totalTime: 'PTHM', prepTime: 'PT10M' })).toEqual([10, null, null]);
  });

  it('is read as plain text only', () => {
    const name = 'Soup &amp; bread <script>alert(1)</script><img src=x onerror=alert(1)> &lt;b&gt;';
    const found = withField({ name, recipeInstructions: '<p onclick="x()">Cook &frac12; hour</p>' })!;
    expect(found.name).toBe('Soup & bread alert(1)');
    expect(found.steps).toEqual(['Cook ½ hour']);
  });
});

it('a recipe is found in microdata', () => {
  const html = `<div itemscope itemtype="http://schema.org/Recipe">
    <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Anna</span></div>
    <h1 itemprop="name">Tomato soup</h1>
    <span itemprop="recipeYield">4 servings</span><time itemprop="totalTime" datetime="PT35M">35 min</time>
    <ul><li itemprop="recipeIngredient">1 kg <a href="#">tomatoes</a></li><li itemprop="ingredients">1 onion</li></ul>
    <div itemprop="recipeInstructions"><ol><li>Chop.</li><li>Cook.</li></ol></div></div>`;
  expect(readRecipePage(html)).toEqual(FOUND);
  const asText = html.replace('<ol><li>Chop.</li><li>Cook.</li></ol>', 'Chop.<br>Cook.');
  expect(readRecipePage(asText)).toEqual(FOUND);
});

it.each([
  ['an empty page', '<html></html>'],
  ['a page about something else', page({ '@type': 'Article', name: 'x' })],
  ['a recipe without ingredients', page({ '@type': 'Recipe', name: 'x' })],
  ['a menu', '<ul><li>Home</li><li>2 comments</li></ul>'],
  ['broken JSON', '{"@type": "Recipe", '],
  ['a bare number', '[1]'],
  ['nothing', ''],
])('a recipe is not found in %s', (_what, html) => {
  expect(readRecipePage(html)).toBeNull();
});

it('a huge page is searched without errors', () => {
  const monsters = [
    '<div>'.repeat(200_000),
    `<div itemscope itemtype="http://schema.org/Recipe">${'<div>'.repeat(100_000)}`,
    page('['.repeat(500_000)),
    page(`{"a":`.repeat(200_000)),
    page(`[${'{"@type":"Recipe","recipeIngredient":["1 egg"]},'.repeat(20_000)}1]`),
    page({ ...RECIPE, recipeIngredient: [`${'1 '.repeat(300_000)}eggs`] }),
    `<script type="application/ld+json">`.repeat(20_000),
    '<'.repeat(1_000_000),
    '&'.repeat(1_000_000),
    page({ ...RECIPE, recipeInstructions: '<'.repeat(500_000) }),
    page({ ...RECIPE, name: '&amp;'.repeat(200_000) }),
  ];
  for (const [place, monster] of monsters.entries()) {
    const before = process.threadCpuUsage();
    readRecipePage(monster);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000, `monster ${place}`).toBeLessThan(2500);
  }
});

describe('the ingredients of JSON-LD', () => {
  const lines = (recipeIngredient: unknown) =>
    readRecipePage(JSON.stringify({ '@type': 'Recipe', name: 'Rice', recipeIngredient }))?.lines;

  it.each<[entry: object, line: string]>([
    [{ '@type': 'PropertyValue', name: 'rice', value: 200, unitText: 'g' }, '200 g rice'],
    [{ name: 'rice', value: '2', unitCode: 'KGM' }, '2 kg rice'],
    [{ '@type': 'HowToSupply', name: 'rice', requiredQuantity: { value: 200, unitText: 'g' } }, '200 g rice'],
    [{ '@type': 'HowToSupply', name: 'rice', requiredQuantity: '200 g' }, '200 g rice'],
    [{ name: 'rice', amount: '200', unit: 'g' }, '200 g rice'],
    [{ ingredient: 'eggs', quantity: 2 }, '2 eggs'],
    [{ name: 'flour', value: 1.333, unitText: 'cup' }, '1.3330 cup flour'],
    [{ name: 'flour', quantity: 2.667, unit: 'cups' }, '2.6670 cups flour'],
    [{ name: 'flour', amount: { value: 1.125, unit: 'dl' } }, '1.1250 dl flour'],
    [{ name: 'eggs', quantity: 1.333 }, '1.3330 eggs'],
    [{ name: 'flour', requiredQuantity: 1.125, unitText: 'g' }, '1.1250 g flour'],
    [{ name: 'flour', amount: [1.333, 'cup'] }, '1.3330 cup flour'],
    [{ name: 'flour', value: 0.3333333333, unitText: 'cup' }, '0.3333 cup flour'],
    [{ name: 'flour', value: 0.125, unitText: 'cup' }, '0.125 cup flour'],
    [{ name: 'flour', value: 1.5, unitText: 'cup' }, '1.5 cup flour'],
    [{ name: 'flour', value: 1250, unitText: 'g' }, '1250 g flour'],
    [{ name: 'flour', value: '1.250', unitText: 'g' }, '1.250 g flour'],
    [{ name: 'eggs', amount: { value: 2, unitCode: 'C62' } }, '2 eggs'],
    [{ name: '200 g rice', amount: '200', unit: 'g' }, '200 g rice'],
    [{ name: '7-grain bread', value: 200, unitText: 'g' }, '200 g 7-grain bread'],
    [{ name: '70% chocolate', value: 200, unitText: 'g' }, '200 g 70% chocolate'],
    [{ name: '00 flour', value: 200, unitText: 'g' }, '200 g 00 flour'],
    [{ name: '5-spice powder', value: 2, unitText: 'tsp' }, '2 tsp 5-spice powder'],
    [{ name: '5 spice powder', value: 2, unitText: 'tsp' }, '2 tsp 5 spice powder'],
    [{ name: '½ & ½', value: 100, unitText: 'ml' }, '100 ml ½ & ½'],
    [{ name: '2 eggs', quantity: 2 }, '2 eggs'],
    ...['unit', 'units', 'uom', 'unitOfMeasure', 'measurement', 'measure', 'unitText'].map((unit): [object, string] => [
      { name: 'rice', quantity: 200, [unit]: 'g' },
      '200 g rice',
    ]),
    ...['qty', 'quantity', 'amount', 'value'].map((number): [object, string] => [
      { name: 'rice', [number]: '200', unit: 'g' },
      '200 g rice',
    ]),
    ...['amount', 'weight', 'size', 'measure', 'measurement', 'quantity', 'qty', 'description'].map(
      (field): [object, string] => [{ name: 'rice', [field]: '200 g' }, '200 g rice'],
    ),
    [{ name: 'rice', weight: { value: 200, unitCode: 'GRM' } }, '200 g rice'],
    [{ name: 'rice', amount: { metric: { value: 200, unit: 'g' }, us: { value: 7, unit: 'oz' } } }, '200 g rice'],
    [
      { name: 'rice', measures: { us: { amount: 7, unitShort: 'oz' }, metric: { amount: 200, unitShort: 'g' } } },
      '200 g rice',
    ],
    [
      {
        name: 'rice',
        amount: [
          { value: 200, unit: 'g' },
          { value: 7, unit: 'oz' },
        ],
      },
      '200 g rice',
    ],
    [{ name: 'rice', amount: ['200', 'g'] }, '200 g rice'],
    [{ name: 'rice', value: [200], unitText: 'g' }, '200 g rice'],
    [{ name: 'rice', amount: { '@value': 200, unitText: 'g' } }, '200 g rice'],
    [{ name: 'rice', requiredQuantity: { minValue: 200, maxValue: 250, unitText: 'g' } }, '200-250 g rice'],
    [{ itemOffered: 'rice', eligibleQuantity: { value: 200, unitCode: 'GRM' } }, '200 g rice'],
    [{ itemOffered: { name: 'rice' }, eligibleQuantity: { value: 200, unitText: 'g' } }, '200 g rice'],
    [{ typeOfGood: 'rice', amountOfThisGood: 200, unitCode: 'GRM' }, '200 g rice'],
    [{ name: 'rice', additionalProperty: { name: 'amount', value: 200, unitText: 'g' } }, '200 g rice'],
    [{ name: 'rice', text: '200 g rice' }, '200 g rice'],
    [{ '@value': '200 g rice' }, '200 g rice'],
    [{ product: '200 g rice' }, '200 g rice'],
    [{ item: { name: 'rice', value: 200, unitText: 'g' } }, '200 g rice'],
    [{ name: 'rice', value: 200, unitText: 'g', notes: 'cooked' }, '200 g rice (cooked)'],
  ])('can have a separate amount: %j', (entry, line) => {
    expect(lines([entry, '1 onion'])).toEqual([line, '1 onion']);
  });

  it.each<[entry: object, line: string]>([
    [{ name: 'potatoes', value: 1, unitCode: 'KG' }, '1 KG potatoes'],
    [{ name: 'potatoes', value: 1, unitCode: 'http://qudt.org/vocab/unit/KiloGM' }, '1 kg potatoes'],
    [{ name: 'potatoes', quantity: 1, unit: { abbreviation: 'kg' } }, '1 kg potatoes'],
    [{ name: 'potatoes', quantity: 1, unit_of_measure: 'kg' }, '1 kg potatoes'],
    [{ name: 'onions', amount: 2, unitName: 'kg' }, '2 kg onions'],
    [{ name: 'onions', amount: 2, Einheit: 'kg' }, '2 kg onions'],
    [{ name: 'carrots', value: 2, unitText: 'KGM' }, '2 kg carrots'],
    [{ name: 'carrots', value: 2, unitCode: 'LB' }, '2 LB carrots'],
    [{ name: 'eggs', value: 2, unitAbbreviation: 'dozen' }, '2 dozen eggs'],
    [{ name: 'eggs', amount: 2, unit: 'large' }, '2 large eggs'],
    [{ name: 'eggs', amount: 2, unit: 'each' }, '2 eggs'],
    [{ name: 'sugar', amount: 1, unit: 'cup, packed' }, '1 cup, packed sugar'],
    [{ name: 'potatoes', quantity: { value: 1 }, unit: 'kg' }, '1 kg potatoes'],
    [{ name: 'rice', grams: 200 }, '200 grams rice'],
    [{ name: 'rice', weightInGrams: 200 }, '200 grams rice'],
    [{ name: 'milk', volume_ml: 200 }, '200 ml milk'],
    [{ name: 'rice', protein: '20 g', fat_g: 3 }, 'rice'],
    [{ name: 'rice', quantityText: '200 g' }, '200 g rice'],
    [{ name: 'rice', hoeveelheid: '200 g' }, '200 g rice'],
    [{ title: 'rice', amount: '200 g' }, '200 g rice'],
    [{ name: 'rice', amounts: [{ quantity: 200, unit: 'g' }] }, '200 g rice'],
    [{ name: 'rice', hasMeasurement: { value: 200, unitText: 'g' } }, '200 g rice'],
    [{ name: 'rice', hasQuantity: { value: 200, unitCode: 'GRM' } }, '200 g rice'],
    [{ name: 'rice', requiredQuantity: { '@type': 'QuantitativeValue', name: '200 g' } }, '200 g rice'],
    [['200 g', 'rice'], '200 g rice'],
    [['rice', '200 g'], '200 g rice'],
  ])('can have an amount in further fields: %j', (entry, line) => {
    expect(withField({ recipeIngredient: [entry, '2 eggs'] })?.lines).toEqual([line, '2 eggs']);
  });

  it.each([
    { name: 'rice', value: 12, unitCode: 'XYZ' },
    { name: 'crackers', amount: 1, unit: 'sleeve' },
    { name: 'potatoes', quantity: 1, unit: { name: 'sackful' } },
    { name: 'potatoes', quantity: 1, kitchenUnit: 'Sackerl' },
  ])('have no known amount if its unit is not understood: %j', (entry) => {
    const [line] = withField({ recipeIngredient: [entry, '2 eggs'] })!.lines;
    expect(line).toMatch(/^\p{L}+ \(\d+ \p{L}+\)$/u);
    expect(readIngredientLine(line!, 'en')).toMatchObject({ quantity: null, statedGrams: null, statedMl: null });
  });

  it.each(['@list', '@set'])('can be in a %s', (key) => {
    const found = withField({
      recipeIngredient: { [key]: ['200 g rice', '2 eggs'] },
      recipeInstructions: { [key]: ['Chop.', 'Cook.'] },
    });
    expect(found).toMatchObject({ lines: ['200 g rice', '2 eggs'], steps: ['Chop.', 'Cook.'] });
  });

  it('are one line per entry, regardless of its line breaks', () => {
    expect(lines(['6\n  egg yolks', '100 g\r\nsugar'])).toEqual(['6 egg yolks', '100 g sugar']);
    expect(lines(['6 egg yolks<br>100 g sugar', '1 onion'])).toEqual(['6 egg yolks', '100 g sugar', '1 onion']);
  });

  it('are separate lines even within one entry, and keep an amount that is in a separate block', () => {
    expect(lines(['6\negg yolks'])).toEqual(['6 egg yolks']);
    expect(lines(['<div>6</div><div>egg yolks</div>', '<p>100 g</p><p>sugar</p>'])).toEqual([
      '6 egg yolks',
      '100 g sugar',
    ]);
    expect(lines(['<p>6 egg yolks</p><p>100 g sugar</p>', '1 onion'])).toEqual([
      '6 egg yolks',
      '100 g sugar',
      '1 onion',
    ]);
  });

  it('may be in sections, whose titles are kept', () => {
    const sections = [
      { name: 'Sauce', ingredients: ['1 onion'] },
      { name: 'Dough', ingredients: [{ name: 'flour', qty: 200, unit: 'g' }] },
    ];
    expect(lines(sections)).toEqual(['Sauce:', '1 onion', 'Dough:', '200 g flour']);
  });

  it('are split at line breaks, or else at commas, if they are one string', () => {
    expect(lines('6 egg yolks\n100 g sugar')).toEqual(['6 egg yolks', '100 g sugar']);
    expect(lines('200 g pasta, 2 eggs, 50 g cheese, salt')).toEqual(['200 g pasta', '2 eggs', '50 g cheese', 'salt']);
    expect(lines(['1 onion, chopped, large'])).toEqual(['1 onion, chopped, large']);
  });
});

describe('a page with partial markup', () => {
  const page = (data: unknown, body: string) =>
    `<html><head><title>My dish | Site</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <body><h1>My dish</h1>${body}</body></html>`;
  const LIST = '<h2>Ingredients</h2><ul><li>200 g pasta</li><li>2 eggs</li></ul>';
  const METHOD = '<h2>Method</h2><ol><li>Boil the pasta well.</li><li>Add the eggs and stir.</li></ol>';
  const dish = { '@type': 'Recipe', name: 'My dish', recipeYield: '2' };
  const WHOLE = {
    name: 'My dish',
    portions: 2,
    lines: ['200 g pasta', '2 eggs'],
    steps: ['Boil the pasta well.', 'Add the eggs and stir.'],
  };
  const recipeIngredient = WHOLE.lines;

  it('gets the steps or ingredients that its markup lacks from its text', () => {
    expect(readRecipePage(page({ ...dish, recipeIngredient }, LIST + METHOD))).toMatchObject(WHOLE);
    expect(readRecipePage(page({ ...dish, recipeInstructions: WHOLE.steps }, LIST))).toMatchObject(WHOLE);
  });

  it.each([
    ['https://example.com/soup#method'],
    [['https://example.com/soup#method']],
    [{ '@type': 'HowToStep', text: 'See the full method at https://example.com/soup#method' }],
  ])('gets the steps from its text if its markup only links to them: %j', (recipeInstructions) => {
    const html = page({ ...dish, recipeIngredient, recipeInstructions }, LIST + METHOD);
    expect(readRecipePage(html)).toMatchObject(WHOLE);
  });

  it('has its steps in the order of their positions', () => {
    const step = (position: number, text: string) => ({ '@type': 'HowToStep', position, text });
    expect(withField({ recipeInstructions: [step(2, 'Cook.'), step(1, 'Chop.')] })?.steps).toEqual(['Chop.', 'Cook.']);
    expect(withField({ recipeInstructions: [step(1, 'Cook.'), step(1, 'Chop.')] })?.steps).toEqual(['Cook.', 'Chop.']);
  });

  it.each(['Chicken rice bowl', 'My best chicken bowl with rice', 'Easy chicken rice bowl with veg recipe'])(
    'is the one whose name is most like the heading: %s',
    (heading) => {
      const bowl = { ...RECIPE, name: 'Easy chicken rice bowl with veg' };
      const pasta = { ...RECIPE, name: 'Pasta', recipeIngredient: ['200 g pasta', '1 onion', '2 carrots'] };
      const html = page([pasta, bowl], '').replace('<body>', `<body><h1>${heading}</h1>`);
      expect(readRecipePage(html)?.lines).toEqual(RECIPE.recipeIngredient);
    },
  );

  it('is read as the main recipe of the page if there are several', () => {
    const other = { ...dish, name: 'Other', recipeIngredient: ['200 g rice', '1 onion', '3 carrots'] };
    const mine = { ...dish, recipeIngredient, recipeInstructions: WHOLE.steps };
    expect(readRecipePage(page([other, mine], ''))).toMatchObject(WHOLE);
    expect(readRecipePage(page({ '@graph': [mine, other] }, ''))).toMatchObject(WHOLE);
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: mine }] };
    expect(readRecipePage(page(list, ''))).toMatchObject(WHOLE);
  });

  it('is read whether its steps are list items or numbered in one string', () => {
    const steps = WHOLE.steps.map((text) => ({ '@type': 'ListItem', item: { '@type': 'HowToStep', text } }));
    const recipeInstructions = { '@type': 'ItemList', itemListElement: steps };
    expect(readRecipePage(page({ ...dish, recipeIngredient, recipeInstructions }, ''))).toMatchObject(WHOLE);
    const numbered = WHOLE.steps.map((text, place) => `${place + 1}. ${text}`).join(' ');
    expect(readRecipePage(page({ ...dish, recipeIngredient, recipeInstructions: numbered }, ''))).toMatchObject(WHOLE);
  });

  it('is read with only the text of each step, and each ingredient as one line', () => {
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">My dish</h1>
      <ul><li itemprop="recipeIngredient"><span>
      200 g
      </span> <a>pasta</a></li><li itemprop="recipeIngredient">2 eggs</li></ul><i itemprop="recipeYield">2</i>
      <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><b>Step 1</b>
      <div itemprop="text">Boil the pasta well.</div></div>
      <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><b>Step 2</b>
      <div itemprop="text">Add the eggs and stir.</div></div></div>`;
    expect(readRecipePage(html)).toMatchObject(WHOLE);
  });
});

describe('microdata and RDFa', () => {
  const recipe = (name: string, ingredients: string, steps = '<p itemprop="recipeInstructions">Cook it.</p>') =>
    `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2>
    <i itemprop="recipeYield">2 servings</i>${ingredients}${steps}</div>`;
  const li = (text: string) => `<li itemprop="recipeIngredient">${text}</li>`;

  it.each([
    ['div', '<div>6</div><div>egg yolks</div>'],
    ['p', '<p>6</p><p>egg yolks</p>'],
    ['line breaks', '6\n\n egg yolks'],
    ['br', '6<br>egg yolks'],
    ['span', '<span>6</span> <span>egg yolks</span>'],
  ])('an ingredient with a separate amount in %s becomes one line', (_tag, inner) => {
    expect(readRecipePage(recipe('Dish', li(inner) + li('100 g sugar')))?.lines).toEqual([
      '6 egg yolks',
      '100 g sugar',
    ]);
    expect(readRecipePage(recipe('Dish', li(inner)))?.lines).toEqual(['6 egg yolks']);
  });

  it.each([
    ['a meta element', '<meta itemprop="text" content="Boil it.">'],
    ['a description', '<b>Step 1</b><div itemprop="description">Boil it.</div>'],
    ['several names', '<b>Step 1</b><div itemprop="text description">Boil it.</div>'],
  ])('the text of a step may be in %s', (_where, inner) => {
    const steps = `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep">${inner}</div>`;
    expect(readRecipePage(recipe('Dish', li('6 eggs'), steps))?.steps).toEqual(['Boil it.']);
  });

  it('the recipe named in the heading of the page is picked if there are several', () => {
    const first = recipe('First Dish', li('6 eggs') + li('1 onion'));
    const second = recipe('Second Dish Recipe', li('100 g sugar'));
    const html = `<h1>The best second dish ever!</h1>${first}${second}`;
    expect(readRecipePage(html)?.lines).toEqual(['100 g sugar']);
    expect(readRecipePage(first + second)?.lines).toEqual(['6 eggs', '1 onion']);
  });

  it('an amount may be in elements without text', () => {
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Cake</h1><ul>
      <li itemprop="recipeIngredient" itemscope><span itemprop="name">sugar</span><meta itemprop="value" content="100"><meta itemprop="unitText" content="g"></li>
      <li itemprop="recipeIngredient" itemscope><span itemprop="name">milk</span><span itemprop="requiredQuantity" itemscope><meta itemprop="value" content="1"><meta itemprop="unitCode" content="LTR"></span></li>
      <li itemprop="recipeIngredient" itemscope><b itemprop="value">200</b> <i itemprop="unitText">g</i> <span itemprop="name">flour</span></li>
      </ul></div>`;
    expect(readRecipePage(html)?.lines).toEqual(['100 g sugar', '1 l milk', '200 g flour']);
  });

  it('a recipe is read from the vocabulary before schema.org', () => {
    const html = `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Cake</h1>
      <span itemprop="ingredient" itemscope><span itemprop="amount">200 g</span> <span itemprop="name">flour</span></span>
      <span itemprop="ingredient" itemscope><span itemprop="amount">2</span> <span itemprop="name">eggs</span></span>
      <p itemprop="instructions">Mix and bake.</p></div>`;
    expect(readRecipePage(html)).toMatchObject({ lines: ['200 g flour', '2 eggs'], steps: ['Mix and bake.'] });
  });

  it('a recipe is read from RDFa', () => {
    const html = `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Dish</h1>
      <span property="recipeYield">4 servings</span><meta property="totalTime" content="PT35M">
      <div property="author" typeof="Person"><span property="name">Anna</span></div>
      <ul><li property="recipeIngredient">6 eggs</li><li property="schema:recipeIngredient">100 g sugar</li></ul>
      <div property="recipeInstructions"><ol><li>Boil.</li><li>Stir.</li></ol></div></div>`;
    expect(readRecipePage(html)).toMatchObject({
      name: 'Dish',
      portions: 4,
      times: { preparation: 35 },
      lines: ['6 eggs', '100 g sugar'],
      steps: ['Boil.', 'Stir.'],
    });
    expect(readRecipePage(html.replace('typeof="Recipe"', 'typeof="schema:Recipe"'))?.lines.length).toBe(2);
  });
});

it('ingredients that the markup lacks are taken from the list of the page', () => {
  const list = ['200 g pasta', '2 eggs', '50 g cheese', '1 onion'];
  const html = (recipeIngredient: readonly string[]) =>
    page({ ...RECIPE, recipeIngredient }).replace(
      '<p>Hello</p>',
      `<h1>Tomato soup</h1><h2>Ingredients</h2><ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><p>Boil it well.</p>`,
    );
  expect(readRecipePage(html(['200 g pasta', '2 eggs']))?.lines).toEqual(list);
  expect(readRecipePage(html(['200 g pasta']))?.lines).toEqual(list);
  const other = ['1 kg potatoes', '3 carrots'];
  expect(readRecipePage(html(other))?.lines).toEqual(other);
});

it('pasted data is read like a page', () => {
  const pasted = JSON.stringify({ '@type': 'Recipe', name: 'Rice', recipeIngredient: ['200 g rice'] });
  expect(readTypedRecipe(pasted)).toMatchObject({ name: 'Rice', lines: ['200 g rice'] });
});

it('headings and numbers written as emoji are recognised', () => {
  const text =
    'Pasta\n🛒 Ingredients (serves 2):\n✅ 200 g pasta\n✅ 50 g cheese\n👩‍🍳 Method:\n1️⃣ Boil the pasta.\n2️⃣ Add the cheese.';
  expect(readTypedRecipe(text)).toMatchObject({
    portions: 2,
    lines: ['200 g pasta', '50 g cheese'],
    steps: ['Boil the pasta.', 'Add the cheese.'],
  });
});

describe('pasted source', () => {
  it.each([
    ['data in a fence', '```json\n' + JSON.stringify(RECIPE) + '\n```'],
    [
      'a part of a page',
      '<h1>Tomato soup</h1><h2>Ingredients</h2><ul><li>1 kg tomatoes</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Chop them.</li></ol>',
    ],
    ['a list after a name', 'Tomato soup<ul><li>1 kg tomatoes</li><li>1 onion</li></ul><p>Chop and cook them.</p>'],
    ['a short list', '<p>Tomato soup</p><ul><li>1 kg tomatoes</li><li>1 onion</li></ul>'],
  ])('is read: %s', (_what, text) => {
    const found = { name: 'Tomato soup', lines: RECIPE.recipeIngredient };
    expect(readTypedRecipe(text)).toMatchObject(found);
    expect(readRecipePage(text)).toMatchObject(found);
  });
});
