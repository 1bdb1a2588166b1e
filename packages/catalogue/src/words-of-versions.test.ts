import { nameOfVersion, stepsOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import type { Allergen } from '@weekbord/domain/foods/allergens';
import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import type { CatalogueFood } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { type SwappedFood, type VersionOfRecipe, versionsOfCatalogue } from './versions-of-catalogue.test-support.ts';

type InBoth = Readonly<Record<Language, string>>;
type Text = Readonly<{ where: string; text: string }>;

const VERSIONS = versionsOfCatalogue();

/** Returns the version's title, steps and notes as the person reads them. */
function writeTexts({ recipe, onPlate, swapped }: VersionOfRecipe, language: Language): readonly Text[] {
  const names = swapped.map(({ from, to }) => ({ from: from.name[language], to: to.name[language] }));
  const isVegan = onPlate.every(({ diets }) => diets.vegan === 'yes');
  return [
    { where: 'title', text: nameOfVersion(recipe.name[language], names, isVegan) },
    ...stepsOfVersion(
      recipe.steps.map((step) => step[language]),
      names,
    ).map((text, at) => ({ where: `step ${at + 1}`, text })),
    ...recipe.ingredients.flatMap(({ note }) => (note === null ? [] : { where: 'note', text: note[language] })),
  ];
}

const written = { en: new Map<VersionOfRecipe, readonly Text[]>(), nl: new Map<VersionOfRecipe, readonly Text[]>() };

function textsOf(version: VersionOfRecipe, language: Language): readonly Text[] {
  const texts = written[language].get(version) ?? writeTexts(version, language);
  written[language].set(version, texts);
  return texts;
}

/** Words in names that only describe a food, or that many foods share. */
const NO_FOOD = new Set(
  `raw cooked uncooked fresh frozen dried low-fat full-fat semi-skimmed whole skimmed lean light grated young mature aged
  plain low fat free reduced reduced-fat reduced-salt soft hard drink sauce the unsweetened toasted slices slice pieces
  breast thigh fillet butter seeds vegetable oil dark black white red green yellow smoked sweet stock powder mixed mix
  seasoning strips stir-fry spread stick sticks paste brown soup style any brand mini vanilla wholemeal wholewheat meal
  greek turkish dutch surinamese breads sandwich crust meat protein burger schnitzel herb sour cubes cube boneless cold
  rauw gekookt ongekookt gegaard vers verse diepvries gedroogde magere volle halfvolle mager geraspte jonge belegen oude
  zachte ongezoet geroosterde plakken plakjes stukjes zaad drank donkere zwart zwarte witte rode groene gele gerookte zoete
  bouillon poeder gemengde kruiden reepjes saus vanille volkoren grieks griekse turks turkse beleg pla vol mager bruin
  bruine wit zure eiwit thaise and van full-fat`.split(/\s+/),
);

/** Words that are equally true of the substitute: the kind that both foods belong to, or the dish. */
const AS_TRUE: readonly (readonly [substitute: RegExp, words: RegExp])[] = [
  [/bread|roll|ciabatta|pitta|flatbread/, /^(?:bread|toast|boterham|brood|flatbread|platbrood)/],
  [/cheddar|gouda|cheese/i, /^(?:cheese|kaas|grated cheese|geraspte kaas)/],
  [/pasta|spaghetti/, /^pasta/],
  [/noodles/, /^(?:noodle|bami)/],
  [/crispbread|crackers|water biscuits/, /^(?:cracker|toastje|toast$)/],
  [/wrap|tortilla/, /^(?:tortilla|wrap)/],
  [/oats/, /^(?:oatmeal|porridge|haver)/],
  [/stock/, /^(?:broth)/],
  [/^chicken stock/, /^chicken broth/],
  [/chicken/, /^(?:chicken slices|sliced chicken|kip)/],
  [/fried onions/, /^crispy onions/],
  [/Worcester/, /^worcester/],
  [/breadcrumbs/, /^(?:breadcrumbs|paneermeel)/],
  [/curry paste/, /curry$/],
];
const DISHES =
  /(?:spaghetti (?:bolognese|carbonara)|macaroni cheese|roti bakar|chocolademelk|tempeh croutons|sweet soy sauce|egg noodle soup)/giu;

/** Caches a value computed from a food, per language. */
function remembered<T>(compute: (food: CatalogueFood, language: Language) => T) {
  const known = { en: new Map<CatalogueFood, T>(), nl: new Map<CatalogueFood, T>() };
  return (food: CatalogueFood, language: Language): T => {
    const kept = known[language].get(food);
    if (kept !== undefined) return kept;
    const computed = compute(food, language);
    known[language].set(food, computed);
    return computed;
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s*\(.*?\)|,.*$/gu, '')
    .replace(/ (?:with|without|zonder|met|in|voor|for) .*$/u, '');
const namesOf = remembered(({ name, plural, synonyms }: CatalogueFood, language: Language) =>
  [name[language], plural[language], ...synonyms[language]].map(bare),
);
const singular = (word: string, language: Language) =>
  language === 'en' ? word.replace(/(?<=\p{L}{3})s$/u, '') : word.replace(/(?<=\p{L}{3})(?:jes|je|en|s)$/u, '');

/** Returns what a food is called: its names, and the words that only this food has. */
const wordsFor = remembered((food: CatalogueFood, language: Language): readonly string[] => {
  const names = namesOf(food, language);
  const words = [...names, ...names[0]!.split(/\s+/u), names[1]!.split(/\s+/u).at(-1)!];
  return [...new Set(words)].filter((word) => word.length > 2 && !NO_FOOD.has(word));
});

/** Words that turn the food they precede into something else. */
const TURNED: InBoth = {
  en: 'vegan|vegetarian|meat-free|dairy-free|egg-free|fish-free|gluten-free|plant-based|soy|soya|coconut|peanut|seed|almond|nut|oat|cashew|cocoa',
  nl: 'vegan|vegetarische?|vleesvrije?|zuivelvrije?|eivrije?|glutenvrije?|plantaardige?',
};
const turning = (words: string) => new RegExp(`(?:^|[\\s-])(?:${words})(?:[\\s-]\\p{L}+){0,2}[\\s-]$`, 'iu');
const TURNING = { en: turning(TURNED.en), nl: turning(TURNED.nl) };
const isTurned = (before: string, language: Language) => TURNING[language].test(before.slice(-60));

const patterns: Record<Language, Map<string, RegExp>> = { en: new Map(), nl: new Map() };

/**
 * Returns the pattern of a word. In Dutch, the word may also begin or end a longer word, unless it is as short as the
 * 'ham' in 'boterham'.
 */
function patternOf(word: string, language: Language): RegExp {
  const known = patterns[language].get(word);
  if (known !== undefined) return known;
  const stem = escaped(singular(word, language));
  const ending = "(?:jes|je|en|s|'s)?(?!\\p{L})";
  const inDutch = stem.length > 3 ? `(?<!\\p{L})${stem}|${stem}${ending}` : `(?<!\\p{L})${stem}`;
  const made = new RegExp(language === 'en' ? `(?<!\\p{L})${stem}(?:s|es)?(?!\\p{L})` : inDutch, 'giu');
  patterns[language].set(word, made);
  return made;
}

/** Returns the places where a text names a word. */
function placesOf(text: string, word: string, language: Language): string[] {
  return [...text.matchAll(patternOf(word, language))]
    .filter(({ index }) => !isTurned(text.slice(0, index), language))
    .map(({ index }) => text.slice(Math.max(0, index - 30), index + 30));
}

/** Whether another food on the plate, or the substitute itself, has that name. */
function isOnPlate(word: string, { to }: SwappedFood, onPlate: readonly CatalogueFood[], language: Language): boolean {
  const stem = singular(word, language);
  const names = onPlate.flatMap((food) => namesOf(food, language));
  return (
    [to.name[language], to.plural[language]].some((name) => bare(name).includes(stem)) ||
    names.some((name) => name === word || name.split(/\s+/u).some((one) => one.includes(stem))) ||
    AS_TRUE.some(([substitute, words]) => substitute.test(to.name.en) && words.test(word))
  );
}

const MEAT: InBoth = {
  en: 'chicken|turkey|beef|steak|pork|lamb(?!.s)|veal|duck|ham|bacon|lardons|chorizo|salami|prosciutto|gammon|gelatine|meat(?!balls?|-free)',
  nl: 'kip|kipfilet|kalkoen|rundvlees|biefstuk|varkensvlees|varkenshaas|lamsvlees|eend|ham|spek|spekjes|chorizo|salami|vlees|gelatine|drumsticks?',
};
const PORK: InBoth = {
  en: 'pork|ham|bacon|lardons|chorizo|salami|prosciutto|gammon|gelatine',
  nl: 'varkensvlees|varkenshaas|varken|ham|spek|spekjes|chorizo|salami|gelatine',
};
const WINE: InBoth = { en: 'wine|beer|stout|mirin|sherry|rum', nl: 'wijn|bier|mirin|sherry|rum' };
const FISH: InBoth = {
  en: 'fish|salmon|tuna|cod|haddock|mackerel|herring|trout|anchov(?:y|ies)|sardines?',
  nl: 'vis|zalm|tonijn|kabeljauw|schelvis|makreel|haring|forel|ansjovis|sardientjes|sardines',
};
const SHELLFISH: InBoth = { en: 'prawns?|shrimps?|mussels?|crab|squid', nl: 'garnalen|garnaal|mosselen|krab|inktvis' };
const DAIRY: InBoth = {
  en: 'milk|butter|cream|yoghurt|quark|skyr|kefir|custard|cheese|cheddar|gouda|feta|brie|mozzarella|halloumi|paneer|ricotta|parmesan|mascarpone|gruyère|emmental',
  nl: 'melk|boter|roomboter|room|slagroom|yoghurt|kwark|skyr|kefir|vla|kaas|cheddar|feta|brie|mozzarella|halloumi|paneer|ricotta|parmezaan|mascarpone|gruyère|emmentaler',
};
const EGG: InBoth = { en: 'eggs?|yolks?|mayonnaise', nl: 'ei|eieren|eidooier|eidooiers|dooiers?|mayonaise' };
const HONEY: InBoth = { en: 'honey', nl: 'honing' };
const GLUTEN: InBoth = {
  en: 'wheat|wholemeal|rye|spelt|barley|bulgur|couscous|seitan|semolina|orzo|penne|spaghetti|macaroni|tagliatelle|vermicelli|freekeh|sourdough|baguette|ciabatta|bagels?|croutons',
  nl: 'tarwe|volkoren|rogge|roggebrood|spelt|gort|bulgur|couscous|seitan|griesmeel|orzo|penne|spaghetti|macaroni|tagliatelle|vermicelli|freekeh|zuurdesembrood|stokbrood|ciabatta|bagels?|croutons',
};
const NUTS: InBoth = {
  en: 'nuts?|walnuts?|almonds?|hazelnuts?|cashews?|pecans?|pistachios?|macadamias?',
  nl: 'noten|walnoten|amandelen|hazelnoten|cashewnoten|pecannoten|pistachenoten',
};
const WORDS_OF_RULES: Readonly<
  Partial<Record<Allergen | 'vegan' | 'vegetarian' | 'pescatarian' | 'halal', readonly InBoth[]>>
> = {
  vegan: [MEAT, FISH, SHELLFISH, DAIRY, EGG, HONEY],
  vegetarian: [MEAT, FISH, SHELLFISH],
  pescatarian: [MEAT],
  halal: [PORK, WINE],
  gluten: [GLUTEN],
  milk: [DAIRY],
  egg: [EGG],
  nuts: [NUTS],
  peanut: [{ en: 'peanuts?', nl: "pinda'?s?|pindakaas" }],
  fish: [FISH],
  crustaceans: [{ en: 'prawns?|shrimps?|crab', nl: 'garnalen|garnaal|krab' }],
  molluscs: [{ en: 'mussels?|squid|oyster', nl: 'mosselen|inktvis|oester' }],
  soy: [{ en: 'soy|soya|tofu|tempeh|edamame|miso', nl: 'soja|sojasaus|sojadrink|tofu|tempeh|edamame|miso' }],
  sesame: [{ en: 'sesame|tahini', nl: 'sesam|sesamzaad|sesamolie|tahin' }],
  celery: [{ en: 'celery|celeriac', nl: 'selderij|bleekselderij|knolselderij' }],
  mustard: [{ en: 'mustard', nl: 'mosterd' }],
};

const excludedIn = (language: Language): ReadonlyMap<string, readonly RegExp[]> =>
  new Map(
    Object.entries(WORDS_OF_RULES).map(([rule, words]) => [
      rule,
      words.map((one) => new RegExp(`(?<!\\p{L})(?:${one[language]})(?!\\p{L})`, 'giu')),
    ]),
  );

const EXCLUDED = { en: excludedIn('en'), nl: excludedIn('nl') };

describe.each(LANGUAGES)('the title, steps and notes of a version (%s)', (language) => {
  test('never name a food that was replaced', () => {
    const left = new Map<string, string>();
    for (const version of VERSIONS) {
      const texts = textsOf(version, language).map(({ where, text }) => ({ where, text: text.replaceAll(DISHES, '') }));
      const all = texts.map(({ text }) => text).join(' ');
      for (const swap of version.swapped) {
        if (version.onPlate.includes(swap.from)) continue;
        for (const word of wordsFor(swap.from, language)) {
          if (all.search(patternOf(word, language)) < 0 || isOnPlate(word, swap, version.onPlate, language)) continue;
          for (const { where, text } of texts)
            for (const place of placesOf(text, word, language))
              left.set(`${version.recipe.id}, ${where}: ${word} (${swap.from.id} > ${swap.to.id})`, place);
        }
      }
    }
    expect([...left]).toEqual([]);
  });

  test('never name what the person may not eat', () => {
    const left = new Map<string, string>();
    for (const version of VERSIONS) {
      const { eater, recipe, onPlate } = version;
      const rules = [eater.diet ?? [], eater.intolerances ?? []].flat();
      const patternsOfAll = [...new Set(rules.flatMap((rule) => EXCLUDED[language].get(rule) ?? []))];
      for (const { where, text } of textsOf(version, language)) {
        if (!patternsOfAll.some((pattern) => text.search(pattern) >= 0)) continue;
        const rest = withoutNamesOf(text, onPlate, language);
        for (const { 0: said, index } of patternsOfAll.flatMap((pattern) => [...rest.matchAll(pattern)])) {
          const word = singular(said.toLowerCase(), language);
          if (isTurned(rest.slice(0, index), language) || isPartOfName(word, onPlate, language)) continue;
          const place = `${recipe.id}, ${where}, ${rules.join(' ')}: ${said}`;
          left.set(place, rest.slice(Math.max(0, index - 40), index + 40));
        }
      }
    }
    expect([...left]).toEqual([]);
  });
});

/** Returns a text without multi-word names of foods on the plate, and without names of dishes. */
function withoutNamesOf(text: string, onPlate: readonly CatalogueFood[], language: Language): string {
  const names = onPlate.flatMap((food) => namesOf(food, language)).filter((name) => name.includes(' '));
  return text.replaceAll(new RegExp([...names.map(escaped), DISHES.source].join('|'), 'giu'), '…');
}

function isPartOfName(word: string, onPlate: readonly CatalogueFood[], language: Language): boolean {
  if (/^(?:meat|vlees)$/.test(word)) return false;
  if (/^(?:cheese|kaas?)$/.test(word) && onPlate.some(({ id }) => id === 'vegan-feta')) return true;
  const parts = onPlate.flatMap((food) => namesOf(food, language)).flatMap((name) => name.split(/[\s-]+/u));
  return parts.some((part) => part.startsWith(word) || (language === 'nl' && word.length > 3 && part.includes(word)));
}

test('[FOO-05] the versions cover most of the recipes', () => {
  expect(VERSIONS.length).toBeGreaterThan(8_000);
  expect(new Set(VERSIONS.map(({ recipe }) => recipe.id)).size).toBeGreaterThan(0.8 * catalogue.recipes.length);
});
