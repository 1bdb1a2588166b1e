/** What a unit measures: weight in grams, volume in millilitres, or a count. */
export type UnitKind = 'mass' | 'volume' | 'count';

/**
 * A kitchen unit. `id` is the catalogue's measure if there is one. `size` is grams per unit for a mass and millilitres
 * per unit for a volume; for a count, the assumed grams of one piece of an unknown food, or null.
 */
export type KitchenUnit = Readonly<{
  id: string;
  kind: UnitKind;
  size: number | null;
  /** True for words such as a splash or a pinch, whose weight differs from cook to cook. */
  isVague: boolean;
}>;

type Row = readonly [id: string, kind: UnitKind, size: number | null, forms: string];

const EXACT: readonly Row[] = [
  ['g', 'mass', 1, 'g gr grs gram grams gramme grammes grammen'],
  ['kg', 'mass', 1000, "kg kgs kilo kilo's kilos kilogram kilograms kilogrammen kilogramme kilogrammes"],
  ['mg', 'mass', 0.001, 'mg milligram milligrams'],
  ['pond', 'mass', 500, 'pond pondje ponden pd'],
  ['ons', 'mass', 100, 'ons onsje onzen'],
  ['oz', 'mass', 28.35, 'oz ozs ounce ounces'],
  ['lb', 'mass', 453.6, 'lb lbs pound pounds'],
  ['stone', 'mass', 6350, 'stone stones'],
  ['stick', 'mass', 113, 'stick sticks'],
  ['ml', 'volume', 1, 'ml mls milliliter milliliters millilitre millilitres cc'],
  ['cl', 'volume', 10, 'cl centiliter centiliters centilitre centilitres'],
  ['dl', 'volume', 100, 'dl deciliter deciliters decilitre decilitres'],
  ['l', 'volume', 1000, 'l lt ltr liter liters litre litres'],
  ['fl_oz', 'volume', 29.6, 'floz fl-oz fluid-ounce fluid-ounces'],
  ['pint', 'volume', 500, 'pint pints'],
  ['quart', 'volume', 946, 'quart quarts qt'],
  ['gallon', 'volume', 3785, 'gallon gallons'],
  ['tbsp', 'volume', 15, 'el els eetl eetlepel eetlepels tbsp tbsps tbs tblsp tbl tablespoon tablespoons'],
  ['tbsp', 'volume', 15, 'lepel lepels soeplepel soeplepels spoon spoons spoonful spoonfuls tablespoonful'],
  ['tsp', 'volume', 5, 'tl tls theel theelepel theelepels theelepeltje theelepeltjes tsp tsps teaspoon teaspoons'],
  ['tsp', 'volume', 5, 'koffielepel koffielepels koffielepeltje lepeltje lepeltjes kl teaspoonful'],
  ['dessertspoon', 'volume', 10, 'dessertlepel dessertlepels dessertspoon dessertspoons dsp'],
  ['cup', 'volume', 240, 'cup cups'],
  ['teacup', 'volume', 150, 'kop kopje kopjes koppen'],
  ['glass', 'volume', 200, 'glas glazen glaasje glaasjes glass glasses'],
  ['mug', 'volume', 250, 'mok mokken beker bekers bekertje mug mugs'],
  ['bowl', 'volume', 150, 'schaaltje schaaltjes kom kommen kommetje kommetjes bowl bowls'],
  ['cm', 'count', 8, 'cm centimeter centimeters centimetre centimetres'],
  ['inch', 'count', 20, 'inch inches'],
];

const COUNTED: readonly Row[] = [
  ['piece', 'count', null, 'stuk stuks stukken st piece pieces pc pcs square squares nest nests nestje nestjes'],
  ['slice', 'count', null, 'plak plakken plakje plakjes snee sneetje sneetjes sneden snede sneeën slice slices'],
  ['slice', 'count', null, 'schijf schijven schijfje schijfjes rasher rashers'],
  ['clove', 'count', 3, 'teen tenen teentje teentjes teenje teenjes clove cloves'],
  ['can', 'count', null, 'blik blikken blikje blikjes can cans tin tins'],
  ['jar', 'count', null, 'pot potten potje potjes jar jars'],
  ['bottle', 'count', null, 'fles flessen flesje flesjes bottle bottles'],
  ['pack', 'count', null, 'pak pakken pakje pakjes verpakking verpakkingen doos doosje zak zakken bak bakje bakjes'],
  [
    'pack',
    'count',
    null,
    'netje tray trays pack packs packet packets package packages pkg pkt box carton punnet punnets',
  ],
  ['pack', 'count', null, 'bag bags rol rollen tube tubes tub tubs pouch pouches'],
  ['sachet', 'count', null, 'zakje zakjes sachet sachets envelope envelopes'],
  ['bar', 'count', null, 'reep repen reepje tablet bar bars'],
  ['sprig', 'count', 1, 'takje takjes tak takken twijgje twijgjes sprig sprigs'],
  ['bunch', 'count', 25, 'bos bosje bosjes bossen bunch bunches'],
  ['stalk', 'count', null, 'stengel stengels stengeltje stengeltjes steel stelen stalk stalks rib ribs'],
  ['leaf', 'count', 0.5, 'blad blaadje blaadjes bladeren bladen leaf leaves'],
  [
    'head',
    'count',
    null,
    'krop kropje kroppen struik struiken struikje stronk stronken stronkje stronkjes head heads bulb bulbs',
  ],
  ['wedge', 'count', null, 'wedge wedges partje partjes parten'],
  ['segment', 'count', null, 'segment segments segmenten segmentjes'],
  ['ring', 'count', null, 'rings ringen ringetjes'],
  ['strip', 'count', null, 'strips stroken strookjes reepjes staafjes'],
  ['half', 'count', null, 'halves helften'],
  ['fillet', 'count', null, 'fillets filets'],
  ['spear', 'count', null, 'spear spears'],
  ['floret', 'count', 15, 'roosje roosjes floret florets'],
  ['cube', 'count', null, 'blokje blokjes cube cubes tablet tabletten'],
  ['block', 'count', null, 'blok blokken block blocks'],
  ['scoop', 'count', null, 'schep schepje scheppen schepjes maatschep maatschepje maatschepjes scoop scoops'],
  ['ball', 'count', null, 'bol bollen bolletje bolletjes ball balls'],
  ['sheet', 'count', null, 'vel velletje velletjes vellen sheet sheets'],
  [
    'container',
    'count',
    null,
    'tros trosje trosjes trossen netten net nets mandje mandjes mand manden kist kistje kistjes kisten krat kratje kratjes kratten emmer emmers emmertje emmertjes',
  ],
  [
    'container',
    'count',
    null,
    'jutezak jutezakken ton tonnetje vat vaten streng strengen vlecht vlechten bundel bundels schaal schalen kluit kluitje kluitjes rolletje rolletjes log logs wheel wheels ear ears sack sacks crate crates basket baskets bucket buckets bushel bushels peck pecks hamper hampers barrel barrels bundle bundles braid braids keg kegs',
  ],
  ['portion', 'count', null, 'portie porties portion portions serving servings'],
];

const VAGUE: readonly Row[] = [
  ['pinch', 'count', 0.4, 'snuf snufje snufjes snuifje mespunt mespuntje mespunten mespuntjes pinch pinches'],
  ['splash', 'volume', 15, 'scheut scheutje scheutjes scheuten splash splashes glug glugs drizzle dash dashes'],
  ['squeeze', 'volume', 5, 'squeeze squeezes kneep kneepje kneepjes'],
  ['drop', 'volume', 0.05, 'druppel druppels druppeltje druppeltjes drop drops'],
  ['handful', 'count', 25, 'hand handje handjes handjevol handvol handen handful handfuls'],
  ['knob', 'count', 10, 'klont klontje klontjes klonten knob knobs nub dollop dollops'],
];

const rowsOf = (rows: readonly Row[], isVague: boolean) =>
  rows.flatMap(([id, kind, size, forms]) =>
    forms.split(' ').map((form) => [form.replace('-', ' '), { id, kind, size, isVague }] as const),
  );

const BY_FORM: ReadonlyMap<string, KitchenUnit> = new Map([
  ...rowsOf(COUNTED, false),
  ...rowsOf(VAGUE, true),
  ...rowsOf(EXACT, false),
]);

/** One-letter spoons and cups of American recipes; the spoons differ only in case. */
const LETTERS: Readonly<Record<string, string>> = { T: 'tbsp', t: 'tsp', c: 'cup', C: 'cup' };

/** The unit that a word means; null if it is not one. Adjectives are never units. */
export function kitchenUnit(word: string): KitchenUnit | null {
  return BY_FORM.get(LETTERS[word] ?? word.toLowerCase()) ?? null;
}

/** A stick of anything but butter, that is, a stalk or a strip. */
export const STICK_OF_FOOD: KitchenUnit = { id: 'strip', kind: 'count', size: null, isVague: false };

/** The plain unit with this id, such as grams or millilitres. */
export function unitOfId(id: string): KitchenUnit {
  for (const unit of BY_FORM.values()) if (unit.id === id) return unit;
  throw new RangeError(`no unit ${id}`);
}

const METRIC = new Set(['g', 'kg', 'mg', 'pond', 'ons', 'ml', 'cl', 'dl', 'l']);

/** Whether a unit is based on grams or litres. */
export function isMetricUnit({ id }: KitchenUnit): boolean {
  return METRIC.has(id);
}
