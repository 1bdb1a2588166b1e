import { searchFoods } from '@weekbord/contract/foods/food-search';
import { searchSuggestedServings } from '@weekbord/contract/foods/suggested-servings';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { openCatalogueDatabase } from '@weekbord/testkit/catalogue-database';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { foodsRoutes } from '../foods.routes.ts';

const app = await startServing({
  product: { routes: foodsRoutes, authenticate: authenticateByPerson },
  database: await openCatalogueDatabase(),
});
const people = { nl: await aPerson(app.db, { language: 'nl' }), en: await aPerson(app.db, { language: 'en' }) };

async function namesFor(language: 'nl' | 'en', query: string): Promise<string[]> {
  const { body } = await app.as(tokenOf(people[language])).call(searchFoods, { query: { query, page_size: 10 } });
  return body.results.map(({ name }) => name);
}

/** Each line is a query and the beginning of the name that must be found first or second. */
function lines(text: string): [query: string, name: string][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('=').map((part) => part.trim()) as [string, string]);
}

async function firstTwo(language: 'nl' | 'en', query: string): Promise<string[]> {
  return (await namesFor(language, query)).slice(0, 2);
}

/** Returns a pattern for names with this beginning. */
const called = (name: string) =>
  expect.stringMatching(new RegExp(`^${name.replace(/[()+]/g, String.raw`\$&`)}`, 'i')) as unknown;

const DUTCH_MEASURES = lines(`
  glas melk = halfvolle melk
  een glas melk = halfvolle melk
  sneetje brood = bruinbrood
  snee volkorenbrood = volkorenbrood
  100 g kwark = magere kwark
  100g kwark = magere kwark
  kwark 100 g = magere kwark
  bakje kwark = magere kwark
  twee eieren = ei
  2 eieren = ei
  eieren 2 = ei
  plak kaas = jonge kaas
  kaas plakje = jonge kaas
  2 boterhammen met kaas = jonge kaas
  kopje koffie = koffie
  kopje thee = zwarte thee
  handje noten = gemengde noten
  zakje chips = naturelchips
  flesje bier = pils
  blikje cola = cola
  glas rode wijn = rode wijn
  glas wijn = rode wijn
  1 banaan = banaan
  halve avocado = avocado
  ½ komkommer = komkommer
  200 ml halfvolle melk = halfvolle melk
  half volle melk = halfvolle melk
  eetlepel olijfolie = olijfolie
  0% yoghurt = magere yoghurt
  30+ kaas = 30+ kaas
`);

const ENGLISH_MEASURES = lines(`
  glass of red wine = red wine
  pizza slice = pizza margherita
  slice of pizza = pizza margherita
  slice of bread = white bread
  cup of tea = black tea
  cup of coffee = coffee
  2 eggs = egg
  two eggs = egg
  a banana = banana
  half an avocado = avocado
  can of coke = cola
  pint of beer = lager
  pint of milk = semi-skimmed milk
  handful of almonds = almonds
  100 g chicken breast = chicken breast
  tablespoon of olive oil = olive oil
  bowl of porridge = porridge
  bar of chocolate = milk chocolate
`);

const BRANDS = lines(`
  nutella = hazelnootpasta
  pot nutella = hazelnootpasta
  oreo = cacaokoekjes
  sprite = citroenlimonade
  7up = citroenlimonade
  fanta = sinaasappelfrisdrank
  coca cola = cola
  coca cola zero = cola zonder suiker
  red bull = energiedrank
  calvé pindakaas = pindakaas
  calve = pindakaas
  AH melk = halfvolle melk
  Albert Heijn kwark = magere kwark
  jumbo pindakaas = pindakaas
  philadelphia = roomkaas
  boursin = kruidenroomkaas
  becel = margarine
  blue band = margarine
  hertog jan = pils
  heineken = pils
  alpro = sojadrink
  alpro amandeldrank = amandeldrink
  optimel = drinkyoghurt
  optimel framboos = drinkyoghurt
  fristi = drinkyoghurt
  chocomel = halfvolle chocolademelk
  unox = rookworst
  unox rookworst = rookworst
  honig = macaroni
  honig macaroni = macaroni
  conimex = boemboe
  knorr = groentebouillonblokje
  maggi = groentebouillonblokje
  kellogg's = cornflakes
  kelloggs cornflakes = cornflakes
  weetabix = tarwebiscuits
  brinta = volkorentarwevlokken
  marmite = gistextract
  snickers = chocoladereep met karamel en pinda
  mars = chocoladereep met karamel en nougat
  twix = koekreep
  bounty = kokosreep
  kitkat = chocoladewafel
  kit kat = chocoladewafel
  pringles = naturelchips
  lay's = naturelchips
  lays = naturelchips
  lay's paprika = paprikachips
  doritos = tortillachips
  magnum = roomijs met chocolade
  magnum almond = roomijs met chocolade
  ben & jerry's = chocolade-ijs
  ben en jerry = chocolade-ijs
  mona = vanillevla
  campina = halfvolle melk
  campina kwark = magere kwark
  danone = halfvolle vruchtenyoghurt
  activia = halfvolle vruchtenyoghurt
  lotus = speculaas
  verkade = theebiscuits
  bolletje = beschuit
  wasa = volkoren knäckebröd
  heinz ketchup = tomatenketchup
  yakult = gefermenteerd zuiveldrankje
  rivella = frisdrank met melkserum
`);

const BRITISH_BRANDS = lines(`
  nutella = chocolate hazelnut spread
  oreo = cocoa sandwich biscuits
  sprite = lemonade
  coke = cola
  diet coke = sugar-free cola
  marmite = yeast extract
  weetabix = wholewheat cereal biscuits
  philadelphia = cream cheese
  snickers = chocolate bar with caramel and peanuts
  twix = biscuit bar
  pringles = potato crisps
  walkers crisps = potato crisps
  doritos = tortilla chips
  magnum = chocolate-coated ice cream
  tesco milk = semi-skimmed milk
  cadbury dairy milk = milk chocolate
  mcvities digestives = digestive biscuits
  heinz baked beans = baked beans
  red bull = energy drink
  hellmann's = mayonnaise
`);

const DUTCH_FOODS = lines(`
  tosti = tosti
  uitsmijter = uitsmijter
  broodje gezond = broodje gezond
  broodje kroket = broodje kroket
  broodje haring = broodje haring
  roze koek = roze koek
  mergpijp = mergpijp
  bossche bol = Bossche bol
  kokosmakroon = kokosmakroon
  bokkenpootje = bokkenpootjes
  kletskop = kletskoppen
  jodenkoek = jodenkoek
  arretjescake = arretjescake
  moorkop = moorkop
  soesje = soesje
  éclair = éclair
  banketstaaf = banketstaaf
  taaitaai = taaitaai
  kerststol = kerststol
  tijgerbrood = tijgerbrood
  mexicano = mexicano
  berehap = berehap
  nasischijf = nasischijf
  kalfskroket = kalfskroket
  kaaskroket = kaaskroket
  groentekroket = groentekroket
  vlammetje = vlammetjes
  uienring = uienringen
  mozzarellastick = mozzarellasticks
  patat speciaal = patat speciaal
  patatje oorlog = patatje oorlog
  andijviestamppot = andijviestamppot
  hete bliksem = hete bliksem
  balkenbrij = balkenbrij
  hoofdkaas = hoofdkaas
  leverkaas = leverkaas
  gebraden gehakt = gebraden gehakt
  Leidse kaas = Leidse kaas
  hopjesvla = hopjesvla
  aardbeienvla = aardbeienvla
  bavarois = bavarois
  diksap = diksap
  bitter lemon = bitter lemon
  babi pangang = babi pangang
  foe yong hai = foe yong hai
  tjap tjoy = tjap tjoy
  nasi rames = nasi rames
  saotosoep = saotosoep
  moksi meti = moksi meti
  baklava = baklava
  pizza hawaii = pizza Hawaï
  calzone = calzone
  samoeraisaus = samoeraisaus
  spekkoek = spekkoek
  rijstevlaai = rijstevlaai
`);

const ENGLISH_FOODS = lines(`
  burrito = beef and bean burrito
  filled taco = beef taco
  quesadilla = chicken and cheese quesadilla
  fajita = chicken fajita
  enchilada = chicken enchilada
  tuna sandwich = tuna mayonnaise sandwich
  BLT = bacon, lettuce and tomato
  chicken wrap = chicken salad wrap
  onion rings = battered onion rings
  meatloaf = meatloaf
  bangers and mash = sausages with mash
  full English = full English
  steak and kidney pie = steak and kidney pie
  toad in the hole = sausages in Yorkshire
  stuffing = sage and onion stuffing
  clam chowder = clam chowder
  pad thai = pad thai
  pho = pho
  biryani = chicken biryani
  chicken korma = chicken korma
  sweet and sour chicken = sweet and sour chicken
  trifle = sherry trifle
  cinnamon roll = cinnamon roll
  Danish = Danish pastry
  beef jerky = beef jerky
  ranch dressing = ranch dressing
`);

describe('[FOO-01] the expected food is first or second in the whole catalogue', () => {
  it.each(DUTCH_MEASURES)('for a food with an amount or a measure: %s finds %s', async (query, name) => {
    expect(await firstTwo('nl', query)).toContainEqual(called(name));
  });
  it.each(ENGLISH_MEASURES)('for a food with an amount or a measure, in English: %s finds %s', async (query, name) => {
    expect(await firstTwo('en', query)).toContainEqual(called(name));
  });
  it.each(BRANDS)('for a brand: %s finds %s', async (query, name) => {
    expect(await firstTwo('nl', query)).toContainEqual(called(name));
  });
  it.each(BRITISH_BRANDS)('for a brand, in English: %s finds %s', async (query, name) => {
    expect(await firstTwo('en', query)).toContainEqual(called(name));
  });
  it.each(DUTCH_FOODS)('for an everyday food: %s finds %s', async (query, name) => {
    expect(await firstTwo('nl', query)).toContainEqual(called(name));
  });
  it.each(ENGLISH_FOODS)('for an everyday food, in English: %s finds %s', async (query, name) => {
    expect(await firstTwo('en', query)).toContainEqual(called(name));
  });
  it.each(
    lines(`
      brood = brown bread
      kwark = low-fat quark
      kaas = young Gouda
      karnemelk = buttermilk
      hagelslag = dark chocolate sprinkles
      boterham = brown bread
    `),
  )('for a Dutch word, in English: %s finds %s', async (query, name) => {
    expect(await firstTwo('en', query)).toContainEqual(called(name));
  });
  it.each(
    lines(`
      bread = witbrood
      cheese = jonge kaas
      chicken = kipfilet
      peanut butter = pindakaas
    `),
  )('for an English word, in Dutch: %s finds %s', async (query, name) => {
    expect(await firstTwo('nl', query)).toContainEqual(called(name));
  });
});

describe('[FOO-01] a search as a shopper types it', () => {
  const DUTCH = ['bruinbrood', 'volkorenbrood', 'witbrood'];
  const ENGLISH = ['brown bread', 'white bread', 'wholemeal bread'];
  it.each<['nl' | 'en', string, readonly string[]]>([
    ['nl', 'brood', DUTCH],
    ['nl', 'sneetje brood', DUTCH],
    ['nl', 'bread', DUTCH],
    ['en', 'bread', ENGLISH],
    ['en', 'slice of bread', ENGLISH],
    ['en', 'brood', ENGLISH],
  ])(
    'finds plain bread before other products with bread in their names, in %s for %s',
    async (language, query, plain) => {
      expect((await namesFor(language, query)).slice(0, 3).toSorted()).toEqual(plain);
    },
  );
});

describe('[FOO-01] the expected food is first or second despite a misspelling', () => {
  it.each(
    lines(`
      spagetti = spaghetti
      mozerella = mozzarella
      courgete = courgette
      nutela = hazelnootpasta
      brocol = broccoli
    `),
  )('%s finds %s', async (query, name) => {
    expect(await firstTwo('nl', query)).toContainEqual(called(name));
  });
});

describe('[FOO-01] a word unlike any other', () => {
  it.each(['zwolsche', 'qrstuvw', 'bicky'])('finds nothing: %s', async (query) => {
    expect(await namesFor('nl', query)).toEqual([]);
  });
});

it('[FOO-01] a search for servings also ignores a measure in front of the food', async () => {
  const client = app.as(tokenOf(people.nl));
  const { body } = await client.call(searchSuggestedServings, { query: { query: 'glas melk' } });
  const [milk] = (await client.call(searchFoods, { query: { query: 'melk' } })).body.results;
  expect(body.results[0]).toEqual(milk!.suggested_servings[0]);
});
