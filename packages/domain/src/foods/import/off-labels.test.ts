import { describe, expect, it } from 'vitest';
import { aProduct } from './off-product.test-support.ts';
import { allergensOfText } from './read-allergens.ts';
import type { RawRecord } from './raw-record.ts';
import { readOffProduct } from './read-off-product.ts';

const read = (changes: RawRecord = {}) => readOffProduct(aProduct(changes));
const repairsOf = (outcome: ReturnType<typeof read>) =>
  'repairs' in outcome ? outcome.repairs.map(({ repair }) => repair) : outcome.refused;

describe('[FOO-04] allergens of Open Food Facts', () => {
  it('are unknown, never absent, if the record does not name them', () => {
    for (const silent of [{}, { allergens_tags: [] }, { allergens: '', traces: '' }]) {
      expect(read(silent)).toMatchObject({
        food: {
          gluten: 'unknown',
          lactose: 'unknown',
          nuts: 'unknown',
          crustaceans_shellfish: 'unknown',
          label_allergens: null,
          may_contain: [],
        },
      });
    }
  });

  it('are unknown if the record names only other allergens', () => {
    expect(read({ allergens_tags: ['en:milk', 'en:molluscs'] })).toMatchObject({
      food: {
        lactose: 'contains',
        crustaceans_shellfish: 'contains',
        gluten: 'unknown',
        label_allergens: ['milk', 'molluscs'],
      },
    });
  });

  it.each([
    ['en:Shellfish', ['crustaceans', 'molluscs']],
    ['de:Weizenprotein', ['gluten']],
    ['fr:avoine', ['gluten']],
    ['en:tree-nuts-hazelnuts', ['nuts']],
    ['es:Seitán', ['gluten']],
    ['de:Wheyproteinkonzentrat', ['milk']],
    ['de:Hühnereiweiss', ['egg']],
  ])('are parsed as words if their tags are outside the taxonomy: %s', (tag, allergens) => {
    expect(read({ allergens_tags: [tag] })).toMatchObject({ food: { label_allergens: allergens } });
  });

  it('are reported if they are not recognised', () => {
    expect(repairsOf(read({ allergens_tags: ['fr:iait'] }))).toEqual(['allergen_not_known']);
  });

  it('are found in the ingredients if the allergen field is empty', () => {
    const outcome = read({ ingredients_text: 'Sugar, _hazelnuts_, skimmed milk powder, wheat flour.' });
    expect(outcome).toMatchObject({ food: { gluten: 'contains', lactose: 'contains', nuts: 'contains' } });
    expect(repairsOf(outcome)).toEqual(['allergens_from_ingredients']);
  });

  it('are kept separate if they may be present as traces', () => {
    const outcome = read({ allergens_tags: ['en:milk'], traces_tags: ['en:nuts', 'en:milk'] });
    expect(outcome).toMatchObject({ food: { nuts: 'unknown', may_contain: ['nuts'] } });
    const orzo = read({ ingredients_text: 'Durum wheat semolina. MAY CONTAIN EGG.' });
    expect(orzo).toMatchObject({ food: { label_allergens: ['gluten'], may_contain: ['egg'] } });
  });

  it.each([
    ['free of gluten', { labels_tags: ['en:no-gluten'] }, { gluten: 'free' }],
    [
      'unknown for gluten next to wheat',
      { labels_tags: ['en:no-gluten'], ingredients_text: 'wheat' },
      { gluten: 'unknown' },
    ],
    [
      'unknown for gluten next to traces',
      { labels_tags: ['en:no-gluten'], traces_tags: ['en:gluten'] },
      { gluten: 'unknown' },
    ],
    [
      'free of lactose despite milk',
      { labels_tags: ['en:no-lactose'], allergens_tags: ['en:milk'] },
      { lactose: 'free' },
    ],
    [
      'unknown for lactose if it is an ingredient',
      { labels_tags: ['en:no-lactose'], ingredients_text: 'whey, lactose' },
      { lactose: 'unknown' },
    ],
    [
      'free of nothing because of a vegan claim',
      { labels_tags: ['en:vegan'] },
      { lactose: 'unknown', crustaceans_shellfish: 'unknown' },
    ],
  ])('are derived from the label and the ingredients: %s', (_, changes, food) => {
    expect(read(changes)).toMatchObject({ food });
  });
});

describe('words of an ingredient list', () => {
  it.each([
    ['coconut milk, cocoa butter, peanut butter', ['peanut']],
    ['cacaoboter, kokosmelk, melkzuur', []],
    ['amandelmelk, havermelk', ['gluten', 'nuts']],
    ['lait de coco, beurre de cacao, lait d’amande', ['nuts']],
    ["flocons d'avoine, jaune d’œuf", ['gluten', 'egg']],
    ['boekweitmeel, kleefrijst, buckwheat', []],
    ['nootmuskaat, nutmeg, pine nuts, waterkastanje', []],
    ['tarwebloem, magere melkpoeder, hazelnoten', ['gluten', 'milk', 'nuts']],
    ['Weizenmehl, Vollmilchpulver, Haselnüsse', ['gluten', 'milk', 'nuts']],
    ['glutenvrije haver', ['gluten']],
    ['gluten free, lactosevrij, sans gluten', []],
    ['eggplant, oyster mushrooms, butter beans', []],
    ['garnalen, mosselen, vissaus met ansjovis', ['crustaceans', 'fish', 'molluscs']],
    ['sojasaus, sesamzaad, mosterd, selderij', ['soy', 'celery', 'mustard', 'sesame']],
    ['kan sporen van noten en pinda’s bevatten', []],
    ['Store at room temperature', []],
  ])('%s', (text, allergens) => {
    expect([...allergensOfText(text).contains].toSorted()).toEqual([...allergens].toSorted());
  });
});

describe('[FOO-04] diets of Open Food Facts', () => {
  const analysis = (...tags: string[]) => ({ ingredients_analysis_tags: tags });
  it.each([
    ['analysed as vegan', analysis('en:vegan', 'en:vegetarian'), ['yes', 'yes', 'yes']],
    ['of unknown vegan status', analysis('en:vegan-status-unknown'), ['unknown', 'unknown', 'unknown']],
    ['maybe vegan', analysis('en:maybe-vegan', 'en:maybe-vegetarian'), ['unknown', 'unknown', 'unknown']],
    ['not vegetarian', analysis('en:non-vegan', 'en:non-vegetarian'), ['no', 'no', 'unknown']],
    ['labelled vegan', { labels_tags: ['en:vegan'] }, ['yes', 'yes', 'yes']],
    ['labelled vegetarian', { labels_tags: ['en:vegetarian'] }, ['unknown', 'yes', 'yes']],
    ['labelled vegan with milk', { labels_tags: ['en:vegan'], allergens_tags: ['en:milk'] }, ['unknown', 'yes', 'yes']],
    [
      'labelled vegan, analysed as not',
      { labels_tags: ['en:vegan'], ...analysis('en:non-vegan') },
      ['unknown', 'yes', 'yes'],
    ],
    ['with fish', { allergens_tags: ['en:fish'] }, ['no', 'no', 'unknown']],
    ['of meat', { categories_tags: 'en:meats,en:hams' }, ['no', 'no', 'no']],
  ])('are derived for a product %s', (_, changes, [vegan, vegetarian, pescatarian]) => {
    expect(read(changes)).toMatchObject({ food: { vegan, vegetarian, pescatarian } });
  });
});

describe('[FOO-04] a product of Open Food Facts', () => {
  it.each([
    [
      'the names in both languages if there are two',
      { product_name_nl: 'Brood', product_name_en: 'Bread' },
      'Brood',
      'Bread',
    ],
    ['the English name if there is no Dutch one', { product_name_en: 'Bread' }, 'Bread', 'Bread'],
    ['the Dutch name if there is no English one', { product_name_nl: 'Brood' }, 'Brood', 'Brood'],
    ['the plain name, in whatever language', { lc: 'fr', product_name: 'Pain' }, 'Pain', 'Pain'],
    ['the generic name if there is no other', { product_name: ' ', generic_name: 'Bread' }, 'Bread', 'Bread'],
    ['the brand if there is no name', { product_name: '?', brands: 'Bakker, Other' }, 'Bakker', 'Bakker'],
    [
      'the brand tag if there is nothing else',
      { product_name: '', brands_tags: ['xx:de-bakker'] },
      'de bakker',
      'de bakker',
    ],
    [
      'the name without entities and line breaks',
      { product_name: 'Salt &amp;\n &quot;pepper&quot;\u0000\ud800' },
      'Salt & "pepper"',
      'Salt & "pepper"',
    ],
  ])('uses %s', (_, changes, dutch, english) => {
    expect(read(changes)).toMatchObject({ food: { name_nl: dutch, name_en: english } });
  });

  it('is refused without any name', () => {
    expect(read({ product_name: '' })).toMatchObject({ refused: 'no_name' });
  });

  it.each([
    [{ product_name: 'Jabra JX-10 Xtra Earhook Bulk' }],
    [{ product_type: 'beauty' }],
    [{ categories_tags: ['en:non-food-products'] }],
    [{ categories_tags: 'en:pet-food,en:cat-food' }],
  ])('is refused if it is not food: %j', (changes) => {
    expect(read(changes)).toMatchObject({ refused: 'not_food' });
  });

  it.each([
    [['en:null'], 'OTHER'],
    [['en:dairies', 'en:yogurts'], 'DAIRY'],
    [['en:plant-based-foods', 'en:spreads', 'fr:pates-a-tartiner', 'en:hazelnut-spreads'], 'SPREAD'],
    ['en:snacks,en:confectioneries', 'CHOCOLATE'],
    [undefined, 'OTHER'],
  ])('has the category of its most specific tag: %j', (tags, category) => {
    expect(read({ categories_tags: tags })).toMatchObject({ food: { category } });
  });

  it('falls back to the shelf of its group if it has no category', () => {
    expect(read({ pnns_groups_2: 'One-dish meals' })).toMatchObject({ food: { category: 'READY' } });
  });
});
