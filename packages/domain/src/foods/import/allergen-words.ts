import type { LabelAllergen } from '../allergens.ts';

/** Open Food Facts' tags for the fourteen label allergens, in any language. */
export const ALLERGEN_TAGS: Readonly<Record<string, LabelAllergen>> = {
  'en:gluten': 'gluten',
  'en:crustaceans': 'crustaceans',
  'en:eggs': 'egg',
  'en:fish': 'fish',
  'en:peanuts': 'peanut',
  'en:soybeans': 'soy',
  'en:milk': 'milk',
  'en:nuts': 'nuts',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sesame-seeds': 'sesame',
  'en:sulphur-dioxide-and-sulphites': 'sulphite',
  'en:lupin': 'lupin',
  'en:molluscs': 'molluscs',
};

/**
 * Phrases in ingredient lists that wrongly suggest an allergen, as folded text, each with its replacement; longest
 * first. Coconut, pine nut, chestnut and nutmeg are not nuts under Annex II.
 */
export const MISLEADING: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gluten|lactose|laktose|melk|milk|nut|wheat|egg|soy|dairy|milch|nuss) ?(?:free|vrije?|freie?[nrs]?)\b/g, ' '],
  [
    /\b(?:free from|vrij van|frei von|zonder|without|sans|sin|ohne|senza|no) (?:gluten|lactose|lactosa|laktose|milk|melk|lait|nuts|noten|noix|soja?|eieren|eggs?)\b/g,
    ' ',
  ],
  [/\b(?:coconut|kokos|coco) ?(?:milk|melk|milch|cream|room|water|butter|nuss|noot)\b/g, ' '],
  [/\b(?:lait|creme|leche|latte|noix) d[ei] (?:coco|cocco)\b/g, ' '],
  [
    /\b(almond|amandel|mandel|hazelnut|hazelnoot|haselnuss|cashew|soy|soja|oat|haver|hafer|spelt) ?(?:milk|melk|milch|drink)\b/g,
    ' $1 ',
  ],
  [/\b(?:rice|rijst|reis) ?(?:milk|melk|milch)\b/g, ' '],
  [/\b(?:lait|leche|latte) d ?(amande|avoine|soja|riz|almendras?|avena|mandorle)\b/g, ' $1 '],
  [
    /\b(?:cocoa|cacao|kakao|shea|karite|mango|apple|appel|butter) ?(?:butter|boter|nut|nuts|bean|beans|bonen|squash)\b/g,
    ' ',
  ],
  [/\b(?:beurre|manteca|burro) de (?:cacao|karite)\b/g, ' '],
  [/\b(peanut|pinda|erdnuss|almond|hazelnut|cashew)s? ?(?:butter|boter|pasta)\b/g, ' $1 '],
  [/\bbeurre de? (cacahuetes?|cacahuete)\b/g, ' $1 '],
  [
    /\b(?:milk thistle|mariadistel|butter ?lettuce|buttercup|room temperature|nata de coco|cream of tartar|nutmeg|muscatnoot|nootmuskaat|muskatnuss|noix de muscade|nuez moscada|nutritional yeast)\b/g,
    ' ',
  ],
  [/\b(?:chestnuts?|water chestnuts?|tamme kastanjes?|tiger ?nuts?|pine ?nuts?|doughnuts?|donuts?)\b/g, ' '],
  [/\b(?:buckwheat|boekweit\w*|buchweizen\w*|glutinous rice|kleefrijst)\b/g, ' '],
  [/\b(?:eggplants?|eierplanten?|oyster mushrooms?|oesterzwam\w*|crab ?apples?)\b/g, ' '],
];

/** Whole words, folded, in English, Dutch, French, German, Spanish and Italian. */
const WHOLE: Readonly<Record<LabelAllergen, string>> = {
  gluten:
    'wheat wheats wheatflour durum semolina rye barley oat oats oatmeal spelt kamut khorasan triticale seitan bulgur couscous farro freekeh einkorn emmer tarwe rogge gerst haver ble bles seigle orge avoine epeautre froment malt mout trigo cebada avena centeno espelta frumento orzo segale breadcrumbs paneermeel griesmeel roggen gerste hafer dinkel grunkern',
  crustaceans:
    'crustacean crustaceans shrimp shrimps prawn prawns crab crabs lobster lobsters crayfish crawfish langoustine langoustines krill scampi garnaal garnalen krab kreeft kreeften crevette crevettes crabe homard ecrevisse ecrevisses garnele garnelen krebs krebse krabben hummer gamba gambas camaron camarones cangrejo langosta gamberi gamberetti granchio crustaces schaaldieren trassi trasi terasi kroepoek',
  egg: 'egg eggs albumen albumin ei eieren eigeel eiwitpoeder eipoeder kippenei scharrelei oeuf oeufs ovoproduit eier eigelb volei vollei huevo huevos yema uovo uova tuorlo mayonnaise mayonaise',
  fish: 'fish fishes salmon tuna cod herring mackerel anchovy anchovies sardine sardines haddock trout pollock hake halibut tilapia pangasius surimi vis zalm tonijn kabeljauw haring makreel ansjovis forel koolvis poisson poissons saumon thon cabillaud hareng maquereau anchois sardinen fisch lachs thunfisch kabeljau hering makrele sardellen pescado salmon atun bacalao anchoa anchoas pesce salmone tonno merluzzo acciughe',
  peanut:
    'peanut peanuts groundnut groundnuts pinda pindas arachide arachides cacahuete cacahuetes cacahuate erdnuss erdnusse arachidi',
  soy: 'soy soya soja soybean soybeans tofu tempeh tempe edamame miso shoyu tamari soia',
  milk: 'milk milks milkfat butter buttermilk buttermelk buttermilch butteroil butterfat cream creams cheese cheeses yogurt yoghurt yogourt whey casein caseinate caseinates lactose curd curds ghee quark ricotta mozzarella parmesan cheddar feta mascarpone dairy lactalbumin melk room slagroom boter kaas wei karnemelk kwark caseine caseinaat lait laits beurre fromage fromages creme yaourt babeurre lactoserum milch rahm sahne kase molke laktose leche mantequilla nata queso suero lactosa latte burro panna formaggio siero caseina lattosio kefir skyr',
  nuts: 'nut nuts almond almonds hazelnut hazelnuts walnut walnuts cashew cashews pecan pecans pistachio pistachios macadamia macadamias praline marzipan frangipane gianduja noot noten amandel amandelen hazelnoot hazelnoten walnoot walnoten cashewnoten pistache pistaches pecannoten paranoten paranoot marsepein noix noisette noisettes amande amandes cajou nuss nusse mandel mandeln haselnuss haselnusse walnuss walnusse pistazien marzipan nueces nuez almendra almendras avellana avellanas anacardo anacardos pistacho pistachos noci nocciole nocciola mandorle mandorla pistacchi anacardi',
  celery: 'celery celeriac selderij selderie knolselderij bleekselderij celeri sellerie apio sedano',
  mustard: 'mustard mosterd mosterdzaad moutarde senf mostaza senape',
  sesame: 'sesame sesam sesamzaad tahini tahin tahina sesamo sezam',
  sulphite:
    'sulphite sulphites sulfite sulfites sulfiet sulfieten sulphur zwaveldioxide e220 e221 e222 e223 e224 e226 e227 e228 bisulfite metabisulfite bisulphite metabisulphite sulfit sulfite schwefeldioxid sulfitos solfiti',
  lupin: 'lupin lupins lupine lupinen lupinenmeel lupini altramuz',
  molluscs:
    'mollusc molluscs mussel mussels oyster oysters clam clams squid octopus scallop scallops cuttlefish snail snails abalone whelk mossel mosselen oester oesters inktvis calamaris calamari slakken weekdieren moule moules huitre huitres calmar calmars poulpe mollusques muschel muscheln tintenfisch austern mejillon mejillones pulpo calamar almejas cozze vongole polpo seppia',
};

/** Beginnings of compound words in Dutch and German, folded, at least four letters long. */
const STEMS: Readonly<Record<string, LabelAllergen>> = {
  gluten: 'gluten',
  tarwe: 'gluten',
  weizen: 'gluten',
  rogge: 'gluten',
  gerste: 'gluten',
  gersten: 'gluten',
  haver: 'gluten',
  hafer: 'gluten',
  dinkel: 'gluten',
  spelt: 'gluten',
  wheat: 'gluten',
  schaaldier: 'crustaceans',
  garnal: 'crustaceans',
  garnel: 'crustaceans',
  eigeel: 'egg',
  eierpoeder: 'egg',
  huhnerei: 'egg',
  vollei: 'egg',
  visolie: 'fish',
  visextract: 'fish',
  fisch: 'fish',
  pinda: 'peanut',
  peanut: 'peanut',
  erdnuss: 'peanut',
  soja: 'soy',
  melkp: 'milk',
  melke: 'milk',
  melkv: 'milk',
  melkb: 'milk',
  melkc: 'milk',
  milcherz: 'milk',
  milchp: 'milk',
  milche: 'milk',
  milchf: 'milk',
  milchb: 'milk',
  magermilch: 'milk',
  vollmilch: 'milk',
  magermelk: 'milk',
  molken: 'milk',
  weipoeder: 'milk',
  weieiwit: 'milk',
  wheyp: 'milk',
  roomboter: 'milk',
  boterv: 'milk',
  butterreinfett: 'milk',
  sahne: 'milk',
  kaaspoeder: 'milk',
  kasepulver: 'milk',
  lactose: 'milk',
  amandel: 'nuts',
  hazelno: 'nuts',
  haselnuss: 'nuts',
  walnoot: 'nuts',
  walnuss: 'nuts',
  cashew: 'nuts',
  pecan: 'nuts',
  pekan: 'nuts',
  pistach: 'nuts',
  macadamia: 'nuts',
  mandelm: 'nuts',
  almond: 'nuts',
  hazelnut: 'nuts',
  selderij: 'celery',
  sellerie: 'celery',
  mosterd: 'mustard',
  senfs: 'mustard',
  sesam: 'sesame',
  sulfiet: 'sulphite',
  lupine: 'lupin',
  mossel: 'molluscs',
};

const BY_WORD: ReadonlyMap<string, LabelAllergen> = new Map(
  Object.entries(WHOLE).flatMap(([allergen, words]) =>
    words.split(' ').map((word) => [word, allergen as LabelAllergen] as const),
  ),
);
/** The stems by their first four letters, so that each word is compared with only a few. */
const BY_BEGINNING: ReadonlyMap<string, readonly (readonly [string, LabelAllergen])[]> = Map.groupBy(
  Object.entries(STEMS),
  ([stem]) => stem.slice(0, 4),
);

/** The allergen that a folded word of an ingredient list names; undefined for most words. */
export function allergenOfWord(word: string): LabelAllergen | undefined {
  const whole = BY_WORD.get(word);
  if (whole !== undefined || word.length < 5) return whole;
  return BY_BEGINNING.get(word.slice(0, 4))?.find(([stem]) => word.startsWith(stem))?.[1];
}
