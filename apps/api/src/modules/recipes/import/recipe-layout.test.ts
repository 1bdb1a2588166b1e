import { describe, expect, it } from 'vitest';
import { readRecipePage } from './recipe-page.ts';

interface Shown {
  readonly name: string;
  readonly portions?: number | null;
  readonly times?: Readonly<Record<'preparation' | 'cooking' | 'waiting', number | null>>;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

const page = (body: string, title = 'A page - Site') =>
  `<!doctype html><html><head><title>${title}</title><style>li{margin:0}</style><script>var x = "<li>1 kg spam</li>";</script></head><body>
  <nav><ul><li>Home</li><li>2 columns</li><li>10 best dinners</li></ul></nav>${body}
  <aside><h3>Popular</h3><ul><li>5 cakes</li></ul></aside><footer><p>© 2026</p></footer></body></html>`;

const SOUP = ['1 kg tomatoes', '1 onion', '2 tbsp olive oil', 'salt'];
const COOK = ['Chop the onion and the tomatoes.', 'Cook them in the oil for 20 minutes.'];
const SOEP = ['1 kg tomaten', '1 ui', '2 el olijfolie', 'zout'];
const KOOK = ['Snijd de ui en de tomaten.', 'Kook ze 20 minuten in de olie.'];
const list = (items: readonly string[], tag = 'ul') =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

const PAGES: readonly (readonly [structure: string, html: string, shown: Shown])[] = [
  [
    'headings of the second level and lists',
    page(
      `<h1>Tomato soup</h1><p>Serves 4</p><h2>Ingredients</h2>${list(SOUP)}<h2>Method</h2>${list(COOK, 'ol')}<h2>Tips</h2><p>Nice with bread.</p>`,
    ),
    { name: 'Tomato soup', portions: 4, lines: SOUP, steps: COOK },
  ],
  [
    'Dutch headings of the third level',
    page(
      `<h1>Tomatensoep</h1><h3>Ingrediënten voor 4 personen</h3>${list(SOEP)}<h3>Bereiding</h3>${paragraphs(KOOK)}<h3>Reacties</h3><p>Heerlijk, met 2 uien nog lekkerder!</p>`,
    ),
    { name: 'Tomatensoep', portions: 4, lines: SOEP, steps: KOOK },
  ],
  [
    'headings in bold and lines between breaks',
    page(
      `<h1>Tomatensoep (2 pers.)</h1><div><p><strong>Benodigdheden:</strong><br>${SOEP.join('<br>')}</p><p><strong>Bereidingswijze:</strong><br>${KOOK.join('<br>')}</p></div>`,
    ),
    { name: 'Tomatensoep', portions: 2, lines: SOEP, steps: KOOK },
  ],
  [
    'a part of the list with a title of its own',
    page(
      `<h1>Pasta</h1><h2>Ingredients</h2>${list(['300 g pasta'])}<h3>For the sauce</h3>${list(['400 g tomatoes', '1 onion'])}<h2>Instructions</h2>${list(COOK, 'ol')}`,
    ),
    { name: 'Pasta', lines: ['300 g pasta', 'For the sauce:', '400 g tomatoes', '1 onion'], steps: COOK },
  ],
  [
    'parts whose titles are as large as the heading',
    page(
      `<h1>Pasta</h1><h3>Ingredients</h3>${list(['300 g pasta', '10 g salt'])}<h3>Sauce</h3>${list(['400 g tomatoes', '1 onion'])}<h3>Directions</h3>${list(COOK, 'ol')}`,
    ),
    { name: 'Pasta', lines: ['300 g pasta', '10 g salt', 'Sauce:', '400 g tomatoes', '1 onion'], steps: COOK },
  ],
  [
    'parts with titles in bold',
    page(
      `<h1>Lasagne</h1><h2>Ingrediënten</h2><p><b>Voor de saus</b></p>${list(['400 g tomaten', '1 ui'])}<p><b>Voor de rest</b></p>${list(['9 lasagnebladen'])}<h2>Zo maak je het</h2>${list(KOOK, 'ol')}`,
    ),
    {
      name: 'Lasagne',
      lines: ['Voor de saus:', '400 g tomaten', '1 ui', 'Voor de rest:', '9 lasagnebladen'],
      steps: KOOK,
    },
  ],
  [
    'a table of amounts and foods',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2><table><tr><th>Amount</th><th>What</th></tr><tr><td>1 kg</td><td>tomatoes</td></tr><tr><td>2 tbsp</td><td>olive oil</td></tr></table><h2>Method</h2>${paragraphs(COOK)}`,
    ),
    { name: 'Tomato soup', lines: ['Amount What', '1 kg tomatoes', '2 tbsp olive oil'], steps: COOK },
  ],
  [
    'terms and what stands behind them',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2><dl><dt>1 kg</dt><dd>tomatoes</dd><dt>2 tbsp</dt><dd>olive oil</dd></dl><h2>Method</h2>${paragraphs(COOK)}`,
    ),
    { name: 'Tomato soup', lines: ['1 kg tomatoes', '2 tbsp olive oil'], steps: COOK },
  ],
  [
    'amounts in one list and foods in the next',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2>${list(['1 kg', '2 tbsp', '200 ml'])}${list(['tomatoes', 'olive oil', 'cream'])}<h2>Method</h2>${list(COOK, 'ol')}`,
    ),
    { name: 'Tomato soup', lines: ['1 kg tomatoes', '2 tbsp olive oil', '200 ml cream'], steps: COOK },
  ],
  [
    'amount and food in elements of their own',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2><ul><li><span>1</span><span>kg</span><span>tomatoes</span></li><li><span>2</span><span>tbsp</span><span>olive oil</span></li></ul><h2>Method</h2>${list(COOK, 'ol')}`,
    ),
    { name: 'Tomato soup', lines: ['1 kg tomatoes', '2 tbsp olive oil'], steps: COOK },
  ],
  [
    'names of elements and no headings',
    page(
      `<h1>Tomato soup</h1><div class="recipe-ingredients">${list(SOUP)}</div><div class="recipe-instructions">${paragraphs(COOK)}</div>`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'ids of elements and divisions as lines',
    page(
      `<h1>Tomatensoep</h1><div id="ingredienten">${SOEP.map((line) => `<div>${line}</div>`).join('')}</div><div id="bereiding">${KOOK.map((line) => `<div>${line}</div>`).join('')}</div>`,
    ),
    { name: 'Tomatensoep', lines: SOEP, steps: KOOK },
  ],
  [
    'two lists and no heading at all',
    page(`<h1>Tomato soup</h1><p>My favourite.</p>${list(SOUP)}${list(COOK, 'ol')}`),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'a story that speaks of ingredients before the list',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients matter</h2><p>I buy 3 kinds of tomato at the market, and so should you, since nothing else in this soup has any taste of its own.</p><h2>Ingredients</h2>${list(SOUP)}<h2>Directions</h2>${list(COOK, 'ol')}`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'a list of contents that names the parts',
    page(
      `<h1>Tomato soup</h1>${list(['Ingredients', 'Method', 'Tips'])}<h2>Ingredients</h2>${list(SOUP)}<h2>Method</h2>${list(COOK, 'ol')}`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'times and portions in a line of facts',
    page(
      `<h1>Tomato soup</h1><p>Prep 10 | Cook 20 | Serves 3-4</p><h2>Ingredients</h2>${list(SOUP)}<h2>Method</h2>${list(COOK, 'ol')}`,
    ),
    {
      name: 'Tomato soup',
      portions: 3,
      times: { preparation: 10, cooking: 20, waiting: null },
      lines: SOUP,
      steps: COOK,
    },
  ],
  [
    'facts in a list of their own',
    page(
      `<h1>Tomatensoep</h1>${list(['Voorbereiding: 10 min', 'Kooktijd: 25 min', '4 personen'])}<h2>Ingrediënten</h2>${list(SOEP)}<h2>Bereiding</h2>${list(KOOK, 'ol')}`,
    ),
    {
      name: 'Tomatensoep',
      portions: 4,
      times: { preparation: 10, cooking: 25, waiting: null },
      lines: SOEP,
      steps: KOOK,
    },
  ],
  [
    'portions in the title alone',
    page(`<h1>Tomato soup, serves 6</h1><h2>You will need</h2>${list(SOUP)}<h2>Steps</h2>${list(COOK, 'ol')}`),
    { name: 'Tomato soup', portions: 6, lines: SOUP, steps: COOK },
  ],
  [
    'no heading of the first level',
    page(`<h2>Ingredients</h2>${list(SOUP)}<h2>Method</h2>${list(COOK, 'ol')}`, 'Tomato soup | The kitchen'),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'steps with headings of their own',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2>${list(SOUP)}<h2>Instructions</h2><h3>Step 1</h3><p>${COOK[0]}</p><h3>Step 2</h3><p>${COOK[1]}</p><h2>Nutrition</h2><p>200 kcal a bowl.</p>`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'steps without a heading behind the list',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2>${list(SOUP)}${paragraphs(COOK)}<p>This soup reminds me of my grandmother.</p>`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'numbers before the steps',
    page(
      `<h1>Tomatensoep</h1><h2>Dit heb je nodig</h2>${list(SOEP)}<h2>Aan de slag</h2>${paragraphs([`1. ${KOOK[0]}`, `2. ${KOOK[1]}`])}`,
    ),
    { name: 'Tomatensoep', lines: SOEP, steps: KOOK },
  ],
  [
    'tick boxes and hidden texts in the list',
    page(
      `<h1>Tomato soup</h1><h2>Ingredients</h2><ul>${SOUP.map((line) => `<li><label>Tick</label>▢ ${line}<span style="display:none">2 ads</span></li>`).join('')}</ul><h2>Method</h2>${list(COOK, 'ol')}`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'utensils in a part of their own',
    page(
      `<h1>Tomatensoep</h1><h2>Ingrediënten</h2>${list(SOEP)}<h2>Keukengerei</h2>${list(['1 staafmixer', '2 pannen'])}<h2>Bereiding</h2>${list(KOOK, 'ol')}`,
    ),
    { name: 'Tomatensoep', lines: SOEP, steps: KOOK },
  ],
  [
    'old pages without closing tags',
    `<html><body><center><h1>Tomato soup</h1></center><h2>Ingredients</h2><ul><li>1 kg tomatoes<li>1 onion<li>2 tbsp olive oil<li>salt</ul><h2>Method</h2><p>${COOK[0]}<p>${COOK[1]}</body></html>`,
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'the ingredients behind the steps',
    page(`<h1>Tomato soup</h1><h2>Method</h2>${list(COOK, 'ol')}<h2>Ingredients</h2>${list(SOUP)}`),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
  [
    'comments below with amounts of their own',
    page(
      `<article><h1>Tomato soup</h1><h2>Ingredients</h2>${list(SOUP)}<h2>Method</h2>${list(COOK, 'ol')}</article><div class="comments"><h2>Ingredients</h2>${list(['1 star', '2 stars', '3 stars', '4 stars', '5 stars'])}</div>`,
    ),
    { name: 'Tomato soup', lines: SOUP, steps: COOK },
  ],
];

it.each(PAGES)(
  'a page with %s shows its recipe',
  (_structure, html, { name, portions = null, times, lines, steps }) => {
    const found = readRecipePage(html);
    const wanted = portions === null ? {} : { portions };
    expect(found).toMatchObject({ name, ...wanted, ...(times && { times }), lines, steps });
  },
);

it('a recipe has no portions or times if the page does not state them', () => {
  const html = page(`<h1>Tomato soup</h1><h2>Ingredients</h2>${list(SOUP)}<h2>Method</h2>${list(COOK, 'ol')}`);
  expect(readRecipePage(html)).toMatchObject({
    portions: null,
    times: { preparation: null, cooking: null, waiting: null },
  });
});

it.each([
  [
    'a news page',
    page('<h1>News</h1><p>3 people were hurt.</p><h2>Sport</h2><ul><li>2 goals</li><li>1 card</li></ul>'),
  ],
  ['a shop', page('<h1>Shop</h1><ul><li>1 pan € 20</li><li>2 knives € 30</li><li>4 spoons € 8</li></ul>')],
  [
    'a heading without amounts',
    page('<h1>Soup</h1><h2>Ingredients</h2><p>Only the best.</p><h2>Method</h2><p>Love.</p>'),
  ],
  ['a table of contents', page(list(['Ingredients', 'Method', '5 comments']))],
])('%s is not a recipe', (_what, html) => {
  expect(readRecipePage(html)).toBeNull();
});

const MARKED = { '@type': 'Recipe', name: 'Snack mix', recipeIngredient: ['pretzels', 'butter', 'salt'] };
const marked = (recipe: object, body: string) =>
  page(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>${body}`);

it('amounts come from the page text if the markup names only the foods', () => {
  const html = marked(MARKED, '<p>Serves 6</p><ul><li>2 cups pretzels</li><li>50 g butter</li><li>salt</li></ul>');
  expect(readRecipePage(html)).toMatchObject({ portions: 6, lines: ['2 cups pretzels', '50 g butter', 'salt'] });
});

it('the number of portions comes from the title, which is kept without it', () => {
  const recipe = { ...MARKED, name: 'Snack mix (4 pers.)', recipeIngredient: ['2 cups pretzels', '50 g butter'] };
  expect(readRecipePage(marked(recipe, ''))).toMatchObject({ name: 'Snack mix', portions: 4 });
});

it('amounts come from the page text next to the ingredients that microdata marks', () => {
  const html =
    page(`<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Snack mix</h1><span itemprop="recipeYield">6</span>
    <ul><li>2 cups <span itemprop="recipeIngredient">pretzels</span></li><li>50 g <span itemprop="recipeIngredient">butter</span></li></ul></div>`);
  expect(readRecipePage(html)?.lines).toEqual(['2 cups pretzels', '50 g butter']);
});

it('parsing is fast even for pages that are designed to be slow', () => {
  for (const html of [
    page(`<h2>Ingredients</h2>${'<li>1 egg</li>'.repeat(20_000)}`),
    page(`<h2>Ingredients</h2>${'<p>egg</p>'.repeat(20_000)}<h2>Method</h2>`),
    page('<h2>Ingredients</h2>'.repeat(15_000)),
    page(`<h2>Ingredients</h2><p>${'1 '.repeat(200_000)}</p>`),
  ]) {
    const began = performance.now();
    readRecipePage(html);
    expect(performance.now() - began).toBeLessThan(2500);
  }
});

describe('a page with several recipes', () => {
  const recipe = (level: number, ...lines: readonly string[]) =>
    `<h${level}>Ingredients</h${level}><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` +
    `<h${level}>Method</h${level}><p>Cook the ${lines[0]!.split(' ').at(-1)}.</p>`;
  const RICE = ['200 g rice', '2 eggs'];
  const PASTA = ['200 g pasta', '1 onion', '2 carrots'];

  it.each([
    [
      'under headings of the same level',
      `<h1>Rice bowl</h1>${recipe(2, ...RICE)}<h1>Related: Pasta</h1>${recipe(2, ...PASTA)}`,
    ],
    ['under a lower heading', `<h1>Rice bowl</h1>${recipe(2, ...RICE)}<h2>Pasta bake</h2>${recipe(3, ...PASTA)}`],
    [
      'that are related',
      `<h1>Rice bowl</h1>${recipe(2, ...RICE)}<h2>Related recipes</h2><h3>Pasta</h3>${recipe(4, ...PASTA)}`,
    ],
    [
      'below the name of the site',
      `<h1>Rice bowl</h1><h1>Rice</h1>${recipe(2, ...RICE)}<h1>Pasta</h1>${recipe(2, ...PASTA)}`,
    ],
  ])('is read as the first of recipes %s', (_where, html) => {
    expect(readRecipePage(html)).toMatchObject({ name: 'Rice bowl', lines: RICE, steps: ['Cook the rice.'] });
  });

  it.each(['Pasta bake', 'The recipe'])('is read with the whole list of its recipe card: %s', (card) => {
    const html = `<h1>Best pasta bake</h1>${recipe(2, ...PASTA.slice(0, 2))}<h2>${card}</h2>${recipe(3, ...PASTA)}`;
    expect(readRecipePage(html)?.lines).toEqual(PASTA);
  });
});

describe('ingredients in one block', () => {
  it.each([
    '<h2>Ingredients</h2><p>200 g rice, 2 eggs, 1 onion, salt</p><h2>Method</h2><p>Boil the rice.</p>',
    '<p>Ingredients: 200 g rice, 2 eggs, 1 onion, salt</p><p>Method: Boil the rice.</p>',
    '<p><b>Ingredients:</b> 200 g rice</p><ul><li>2 eggs</li><li>1 onion</li><li>salt</li></ul><p><b>Method:</b> Boil the rice.</p>',
    '<h2>Ingredients 👇</h2><ul><li>200 g rice</li><li>2 eggs</li><li>1 onion</li><li>salt</li></ul><h2>Method 👇</h2><p>Boil the rice.</p>',
  ])('are read: %s', (html) => {
    expect(readRecipePage(`<h1>Rice</h1>${html}`)).toMatchObject({
      lines: ['200 g rice', '2 eggs', '1 onion', 'salt'],
      steps: ['Boil the rice.'],
    });
  });
});
