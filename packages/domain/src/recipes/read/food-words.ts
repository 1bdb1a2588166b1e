import { foldText } from '../../foods/fold-text.ts';
import type { GroceryCategory } from '../../foods/grocery-categories.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Folded descriptions that do not make a different food: freshness, size, cut, quality. */
const IGNORED = words(`
  fresh freshly vers verse versgemalen versgeperste versgeraspte versgeperst biologisch biologische bio organic
  free range scharrel vrije uitloop groot grote klein kleine middelgroot middelgrote large small medium big sized size
  extra fijn fijne fijngesneden fijngehakte fijngehakt grof grove grofgehakt grofgehakte grofgesneden dun dunne dik dikke
  thin thinly thick thickly fine finely coarse coarsely roughly rough gesneden snijden gehakte gesnipperd gesnipperde
  gesnipperd snipperen geschild geschilde gepeld gepelde ontpit ontpitte gewassen gespoeld afgespoeld uitgelekt
  uitgelekte geraspt geraspte gesmolten zacht zachte kamertemperatuur koud koude warm warme lauw lauwe lauwwarm heet hete
  chopped diced sliced minced crushed grated peeled pitted stoned deseeded seeded rinsed drained washed trimmed halved
  quartered cubed shredded crumbled melted softened soft cold hot lukewarm boiling temperature ongezoet ongezoete unsweetened floury waxy kruimige kruimig vastkokende vastkokend flat curly platte krul juiced beaten lightly
  torn cut into chunks pieces strips cubes slices wedges rings bite blokjes reepjes plakjes ringen stukjes stukken partjes
  parten kwarten helften half halve halved halves rijp rijpe ripe heel hele whole skinless boneless skin bone on with
  zonder vel bot botten met schil good quality goede kwaliteit lekkere mooie nice handful stevige stevig firm
  unsalted ongezouten gezouten salted kosher sea zee grof table tafel iodized flaky maldon extra virgin vergine vierge
  eerste persing losgeklopt losgeklopte geklopt geklopte gekneusd gekneusde verkruimeld verkruimelde platgeslagen
  bereide raw rauw rauwe uncooked ongekookt ongekookte eetrijp eetrijpe roerbak style stijl about ongeveer plus more meer
  la van de het een the of a an uit in op and en to om te for voor all purpose pure puur plain jumbo
  bosje bunch leaves leaf blaadjes bladeren blad takje takjes steeltjes only alleen 
  packed loosely yukon maris piper heaping store bought homemade zelfgemaakt zelfgemaakte huisgemaakte favoriete favourite favorite your
  je jouw kant klaar voorgekookt voorgekookte precooked long grain langgraan korrel bone in no added sugar leftover overgebleven
  
  tenen teen teentje teentjes clove cloves stengels stengel stalk stalks kop stuk stuks stukje
  rul rulle ongebrande ongebrand pit choice liking favoriet rashers rasher sharp granny smith yukon gold idaho maris king edward desiree
  cap caps handje florets floret roosjes segments segment spears spear piece bol bollen krop struik stronk plak plakken sprigs sprig
  uitgeknepen geperst geperste pressed squeezed uitgeperst defrosted thawed ontdooid ontdooide
  48 45 50`);

/**
 * Folded words of a name that a line may lack, and how much less certain the match then is: "cumin" is ground cumin,
 * "oregano" is dried oregano.
 */
const SOFT: Readonly<Record<string, number>> = {
  ground: 0.04,
  gemalen: 0.04,
  dried: 0.1,
  dry: 0.04,
  droge: 0.04,
  gedroogd: 0.1,
  gedroogde: 0.1,
  brewed: 0.02,
  gezet: 0.02,
  ready: 0.02,
  gebroken: 0.04,
};

/** Folded words that a line need not contain, but that distinguish two foods with the same name if one has them. */
const TELLING = words(`salted gezouten gezoute whole heel hele grated geraspt geraspte sliced gesneden`);

/** Folded words that a line may add to a name without meaning a different food. */
const HARMLESS = words(`ground gemalen toasted geroosterd geroosterde frozen diepvries roasted`);

/** Folded words for states in which most foods are sold, so that recipes omit them. */
const USUAL = words(`
  raw rauw uncooked ongekookt drained uitgelekt dried gedroogd up peeled gepeld gepelde unsalted ongezouten
  shelled vet fat pitted ready to use kant klaar sap juice eetbaar deel edible part gewogen weighed hulled zonder schelp
  without shell ei egg tinned blik`);

const COLOURS = words(`
  rode rood gele geel groene groen witte wit zwarte zwart bruine bruin paarse oranje red yellow green white black brown
  purple orange`);

/** Folded words for sizes and origins that do not make a different food. */
const DESCRIBING = words(`baby mini jonge young wild wilde english persian spanish hollandse nederlandse day old
  premium quick cooking instant certified lean mager seedless pitloze pitted thick cut center centre skin
  sterke sterk strong part skim spring old fashioned ready rolled made reduced less low sodium full fat thumb sized milde mild vloeibare vloeibaar
  zoete zoet friszure frisse stevig verpakt bag pouch raw`);

/** Stems of words for the form in which a food is sold, before the food itself. */
const SHAPES = words(`filet fillet steak joint strip leaf seed kernel sheet poeder powder shreds pieces`);

/** Whether a word is only an adjective, so that the food itself is still to come. */
export function isAdjective(word: string): boolean {
  if (/^(?:&|)$/.test(word)) return true;
  return foldText(word)
    .split(' ')
    .every(
      (folded) => IGNORED.has(folded) || folded in SOFT || COLOURS.has(folded) || /^(?:and|en|of|or|)$/.test(folded),
    );
}

/** Whether a word of a line does not help to identify the food. Takes a folded word, like the functions below. */
export function isIgnored(word: string): boolean {
  return IGNORED.has(word);
}

export function isTelling(word: string): boolean {
  return TELLING.has(word);
}

export function isHarmless(word: string): boolean {
  return HARMLESS.has(word);
}

/** The cost of omitting this word of a name; null if it must not be omitted. */
export function softWeight(word: string): number | null {
  return SOFT[word] ?? null;
}

/** The cost of omitting a word next to a name. */
export function asideWeight(word: string): number {
  if (/^(?:made|bereid|brewed|gezet)$/.test(word)) return 0.03;
  return USUAL.has(word) || /^[1-9]\d+$/.test(word) ? 0.01 : 0.05;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  eieren: 'ei',
  eitjes: 'ei',
  eitje: 'ei',
  uien: 'ui',
  uitje: 'ui',
  uitjes: 'ui',
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  yogurt: 'yoghurt',
  yoghurts: 'yoghurt',
  chili: 'chilli',
  chile: 'chilli',
  chiles: 'chilli',
  chilies: 'chilli',
  chillis: 'chilli',
  soya: 'soy',
  soja: 'soja',
  wholewheat: 'wholemeal',
  semiskimmed: 'semi skimmed',
};

/**
 * The form in which words are compared: without plural, diminutive and adjective endings, and without doubled letters.
 * Crude on purpose, because both sides are treated alike: "tomaatjes" and "tomaten" both become "tomat".
 */
export function stemOf(word: string): string {
  let stem = IRREGULAR[word] ?? word;
  if (stem.length > 4) {
    stem = stem.replace(/(?:je|jes)$/, '').replace(/(?<=[lnr])t$/, (end) => (stem.endsWith(end) ? end : ''));
  }
  if (stem.length > 3) stem = stem.replace(/ies$|ie$|y$/, 'i');
  if (stem.length > 4) stem = stem.replace(/(?:en|es|s)$/, '');
  else if (stem.length === 4) stem = stem.replace(/(?<!s)s$/, '');
  if (stem.length > 3) stem = stem.replace(/e$/, '');
  return stem.replace(/v$/, 'f').replace(/z$/, 's').replace(/(.)\1/g, '$1');
}

/** Whether a stem names a form or a colour instead of a food, like "fillet" in "salmon fillet". */
export function isShape(stem: string): boolean {
  return SHAPE_STEMS.has(stem);
}

const SHAPE_STEMS: ReadonlySet<string> = new Set([...SHAPES, ...COLOURS].map(stemOf));

const CUT =
  /(?:blokjes?|reepjes?|ringen|ringetjes|schijfjes?|schijven|roosjes?|plakjes?|plakken|partjes?|stukjes?|stukken|snippers|linten|slierten|blaadjes|blaadje|takjes|stengels|tenen|teentjes|bolletjes|kwarten)$/;

const PREFIX = /^(?:diepvries|scharrel|bio|vries|winter|zomer|runder)/;

/** A line's words without the cut in a Dutch compound: "komkommerschijfjes"; null if there is none. */
export function withoutCut(folded: readonly string[], isKnown: (word: string) => boolean): readonly string[] | null {
  const uncut = folded.flatMap((word) => {
    if (isKnown(word)) return [word];
    const bare = word.replace(CUT, '').replace(PREFIX, '');
    if (bare.length < 2 || !isKnown(bare)) return [word];
    return word.startsWith('diepvries') ? ['diepvries', bare] : [bare];
  });
  return uncut.join() === folded.join() ? null : uncut;
}

/** A line's words without colours, sizes and origins; null if there are none, or if nothing else remains. */
export function withoutDescriptions(folded: readonly string[]): readonly string[] | null {
  const bare = folded.filter((word) => !COLOURS.has(word) && !DESCRIBING.has(word) && !/^\d+$/.test(word));
  const hasThing = bare.some((word) => !isIgnored(word));
  const isJoined = folded.some((word) => JOINING.test(word));
  return bare.length === folded.length || !hasThing || isJoined ? null : bare;
}

/** Folded words for the kind of a food, which many names omit, with the aisles of foods of that kind. */
const KINDS: readonly (readonly [kind: RegExp, categories: readonly GroceryCategory[]])[] = [
  [/^(?:cheeses?|kaas)$/, ['DAIRY', 'DELI', 'REFRIGERATED']],
  [/^pasta$/, ['PASTA']],
  [/^steaks?$/, ['MEAT']],
  [/^mushrooms?$/, ['VEGETABLE']],
  [/^(?:lettuce|sla)$/, ['VEGETABLE']],
  [/^(?:leaves|herbs|kruiden)$/, ['VEGETABLE', 'HERB', 'SPICE']],
  [/^(?:beans|bonen)$/, ['VEGETABLE', 'PRESERVED', 'FREEZER']],
  [/^(?:breads?|brood)$/, ['BREAD', 'WRAP']],
  [/^(?:wine|wijn)$/, ['WINE']],
  [/^(?:sauce|saus|paste|pasta)$/, ['SAUCE', 'ASIAN']],
];

/** A line's words without the kind at the end, and the aisles in which the food must be; null if there is none. */
export function withoutKind(
  folded: readonly string[],
): Readonly<{ words: readonly string[]; categories: readonly GroceryCategory[] }> | null {
  const last = folded.at(-1) ?? '';
  const words = folded.slice(0, -1);
  const categories = KINDS.filter(([kind]) => kind.test(last)).flatMap(([, sold]) => sold);
  const hasThing = words.some((word) => !isIgnored(word) && !isAdjective(word));
  return categories.length > 0 && hasThing ? { words, categories } : null;
}

/** Folded words whose preceding word says what the food is made of: almond milk, spelt bread, ostrich steak. */
const MADE_OF =
  words(`steak steaks mince burger burgers sausage sausages fillet fillets chop chops ribs meat milk cheese
  flour oil nuts seeds butter yoghurt yogurt cream sauce soup syrup vinegar juice bread noodles pasta beans powder paste
  drink drinks spread jam stock broth leaves wine beer sugar salt pepper rice chips crackers seasoning spice mix dressing
  gehakt worst biefstuk vlees melk kaas meel bloem olie noten zaden pitten boter room saus soep siroop azijn sap brood
  noedels bonen poeder pasta drank bouillon wijn bier suiker zout peper rijst kruiden mix filet koek koekjes eieren egg
  eggs roe fish vis flakes vlokken`);
/** Folded words that make a food something other than its name. */
const IMITATING =
  words(`imitation mock faux impossible beyond quorn vegetarische vegetarian vega vegan plantaardige meatless
  nep surrogaat like style vleesvervanger vleesloze free vrij vrije smoked gerookte gerookt pickled ingelegde ingemaakte
  candied gekonfijte fried gefrituurde gebakken cooked gekookte gegaarde dried gedroogde sundried zongedroogde`);
/** Words between foods that a line lists together. */
const JOINING = /^(?:and|en|with|met)$/;

/**
 * A line's words without those that occur in no food's name, before a word that names a food by itself: "friszure
 * appels". Null if there are none, if the food itself is unknown, or if they may say what it is made of.
 */
export function withoutStrangers(
  folded: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] | null {
  if (folded.some((word) => IMITATING.has(word) || JOINING.test(word))) return null;
  const bare = folded.filter((word) => isIgnored(word) || isKnown(word));
  const counting = bare.filter((word) => !isIgnored(word));
  const thing = counting.at(-1);
  if (bare.length === folded.length || thing === undefined || thing !== folded.findLast((word) => !isIgnored(word)))
    return null;
  return counting.length === 1 && MADE_OF.has(thing) ? null : bare;
}
