import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { readRecipePage } from './recipe-page.ts';

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
    ['with a whole address as its type', { ...RECIPE, '@type': 'http://schema.org/Recipe' }],
    ['as what a page is about', { '@type': 'WebPage', mainEntity: RECIPE }],
    ['with a comma too many', JSON.stringify(RECIPE).replace(']', ',]').replace(/\}$/, ',}')],
    ['with raw line breaks in its texts', JSON.stringify(RECIPE).replace('Tomato soup', 'Tomato\n\tsoup')],
    ['in CDATA', `//<![CDATA[\n${JSON.stringify(RECIPE)}\n//]]>`],
    ['in a comment', `<!--\n${JSON.stringify(RECIPE)}\n-->`],
    ['with a semicolon behind it', `${JSON.stringify(RECIPE)};`],
    ['in an encoded form', JSON.stringify(RECIPE).replaceAll('"', '&quot;')],
  ])('is found %s', (_where, json) => {
    expect(readRecipePage(page(json))).toEqual(FOUND);
  });

  it('is found beside scripts that cannot be read, and is the one with most ingredients', () => {
    const small = { ...RECIPE, name: 'Small', recipeIngredient: ['1 onion'] };
    const html = `<script type="application/ld+json">{oops</script><script type="application/ld+json"></script>${page([small, RECIPE])}`;
    expect(readRecipePage(html)).toEqual(FOUND);
  });

  it('is found where the whole answer is JSON', () => {
    expect(readRecipePage(JSON.stringify(RECIPE))).toEqual(FOUND);
  });

  it.each([
    ['a list of texts', ['Chop.', 'Cook.']],
    ['one text with line breaks', 'Chop.\nCook.'],
    ['one text of paragraphs', '<p>Chop.</p><p>Cook.</p>'],
    ['a numbered list', '<ol><li>Chop.</li><li>Cook.</li></ol>'],
    ['numbers in the text', '1. Chop.\n2. Cook.'],
    ['sections', [{ '@type': 'HowToSection', name: 'Soup', itemListElement: RECIPE.recipeInstructions }]],
    ['a list of its own', { '@type': 'ItemList', itemListElement: RECIPE.recipeInstructions }],
    ['lists in a list', [[{ '@type': 'HowToStep', text: 'Chop.' }], ['Cook.']]],
    [
      'steps with names alone',
      [
        { '@type': 'HowToStep', name: 'Chop.' },
        { '@type': 'HowToStep', name: 'Cook.' },
      ],
    ],
  ])('has its steps in %s', (_shape, recipeInstructions) => {
    expect(withField({ recipeInstructions })?.steps).toEqual(['Chop.', 'Cook.']);
  });

  it.each([
    ['one text', '1 kg tomatoes\n1 onion'],
    ['objects', [{ name: '1 kg tomatoes' }, { text: '1 onion' }]],
    ['nested lists', [['1 kg tomatoes'], ['1 onion', '', null]]],
    ['marked-up texts', ['<b>1 kg</b> tomatoes', '1&nbsp;onion']],
  ])('has its ingredients in %s', (_shape, recipeIngredient) => {
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
    [{ '@type': 'QuantitativeValue', value: 6 }, 6],
    ['1 loaf (8 slices)', 8],
    ['0.75 cup', null],
    ['6.5 gallons', null],
    ['Diverse mogelijkheden', null],
    ['', null],
    [null, null],
    ['5000 portions', null],
  ])('makes of the yield %j %s portions', (recipeYield, portions) => {
    expect(withField({ recipeYield })?.portions).toBe(portions);
  });

  it.each([
    ['PT35M', 35],
    ['PT1H30M', 90],
    ['P0DT0H30M', 30],
    ['35 minuti', null],
    ['35 minutes', 35],
    ['PTHM', null],
    ['PTNaNM', null],
    ['PTundefinedM', null],
    ['PTH30MS', null],
    ['PT-476070H19M32S', null],
    ['PT0M', null],
    ['P400D', null],
  ])('makes of the time %j %s minutes', (totalTime, minutes) => {
    expect(withField({ totalTime })?.times.preparation).toBe(minutes);
  });

  it('tells work, cooking and waiting apart', () => {
    const timesOf = (fields: object) => Object.values(withField(fields)!.times);
    expect(timesOf({ totalTime: undefined, prepTime: 'PT10M', cookTime: 'PT20M' })).toEqual([10, 20, null]);
    expect(timesOf({ totalTime: 'PT2H', prepTime: 'PT10M', cookTime: 'PT20M' })).toEqual([10, 20, 90]);
    expect(timesOf({ totalTime: 'PTHM', prepTime: 'PT10M' })).toEqual([10, null, null]);
  });

  it('is nothing but plain text', () => {
    const name = 'Soup &amp; bread <script>alert(1)</script><img src=x onerror=alert(1)> &lt;b&gt;';
    const found = withField({ name, recipeInstructions: '<p onclick="x()">Cook &frac12; hour</p>' })!;
    expect(found.name).toBe('Soup & bread alert(1)');
    expect(found.steps).toEqual(['Cook ½ hour']);
  });
});

it('is found in microdata', () => {
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
  ['a page of something else', page({ '@type': 'Article', name: 'x' })],
  ['a recipe without ingredients', page({ '@type': 'Recipe', name: 'x' })],
  ['a menu', '<ul><li>Home</li><li>2 comments</li></ul>'],
  ['broken JSON', '{"@type": "Recipe", '],
  ['a bare number', '[1]'],
  ['nothing', ''],
])('is not found in %s', (_what, html) => {
  expect(readRecipePage(html)).toBeNull();
});

it('is looked for in monstrous pages without trouble', () => {
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
