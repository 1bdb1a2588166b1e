import { foldText } from '../../foods/fold-text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is said of a food without making it another one: freshness, size, cut, quality. Folded. */
const IGNORED = words(`
  fresh freshly vers verse versgemalen versgeperste versgeraspte versgeperst biologisch biologische bio organic
  free range scharrel vrije uitloop groot grote klein kleine middelgroot middelgrote large small medium big sized size
  extra fijn fijne fijngesneden fijngehakte fijngehakt grof grove grofgehakt grofgehakte grofgesneden dun dunne dik dikke
  thin thinly thick thickly fine finely coarse coarsely roughly rough gesneden snijden gehakte gesnipperd gesnipperde
  gesnipperd snipperen geschild geschilde gepeld gepelde ontpit ontpitte gewassen gespoeld afgespoeld uitgelekt
  uitgelekte geraspt geraspte gesmolten zacht zachte kamertemperatuur koud koude warm warme lauw lauwe lauwwarm heet hete
  chopped diced sliced minced crushed grated peeled pitted stoned deseeded seeded rinsed drained washed trimmed halved
  quartered cubed shredded crumbled melted softened soft cold hot lukewarm boiling room temperature juiced beaten lightly
  torn cut into chunks pieces strips cubes slices wedges rings bite blokjes reepjes plakjes ringen stukjes stukken partjes
  parten kwarten helften half halve halved halves rijp rijpe ripe heel hele whole skinless boneless skin bone on with
  zonder vel bot botten met schil good quality goede kwaliteit lekkere mooie nice handful stevige stevig firm
  unsalted ongezouten gezouten salted kosher sea zee grof table tafel iodized flaky maldon extra virgin vergine vierge
  eerste persing losgeklopt losgeklopte geklopt geklopte gekneusd gekneusde verkruimeld verkruimelde platgeslagen
  bereide raw rauw rauwe uncooked ongekookt ongekookte eetrijp eetrijpe roerbak style stijl about ongeveer plus more meer
  la van de het een the of a an uit in op and en to om te for voor all purpose pure puur natural naturel plain jumbo
  baby jonge bosje bunch leaves leaf blaadjes bladeren blad takje takjes steeltjes only alleen witte deel groene
  packed loosely heaping store bought homemade zelfgemaakt zelfgemaakte huisgemaakte favoriete favourite favorite your
  je jouw kant klaar voorgekookt voorgekookte precooked long grain langgraan korrel bone in no added sugar leftover overgebleven
  hollandse dutch nederlandse italiaanse italian spaanse franse french english engelse maldon
  tenen teen teentje teentjes clove cloves stengels stengel stalk stalks sticks stick stick kop stuk stuks stukje
  handje piece bol bollen krop struik stronk plak plakken sprigs sprig
  uitgeknepen geperst geperste pressed squeezed uitgeperst frozen defrosted thawed ontdooid ontdooide
  48 45 50`);

/** What a name may lack without meaning another food, as "ground cumin" for cumin. Folded. */
const SOFT = words(`
  dried droge dry gedroogd gedroogde ground gemalen brewed gezet cooked gekookt gekookte raw rauw plain whole heel hele
  uncooked ongekookt fresh verse tinned canned blik shelled gepeld toasted geroosterd geroosterde light gebroken`);

const COLOURS = words(`
  rode rood gele geel groene groen witte wit zwarte zwart bruine bruin paarse oranje red yellow green white black brown
  purple orange`);

/** Whether a word only describes, so that the thing itself still has to come. */
export function isAdjective(word: string): boolean {
  const folded = foldText(word);
  return IGNORED.has(folded) || SOFT.has(folded) || COLOURS.has(folded) || /^(?:and|en|of|or|&|)$/.test(folded);
}

export function isIgnored(word: string): boolean {
  return IGNORED.has(word);
}

export function isSoft(word: string): boolean {
  return SOFT.has(word);
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
 * The form in which words are compared: without plural, diminutive and the ending of an adjective, doubled letters
 * once. Crude on purpose, since both sides go through it: "tomaatjes" and "tomaten" are both "tomat".
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

/**
 * What recipes write for what foods are called, folded, per language. Only words that are no food's name themselves;
 * other names of one food stand with the food.
 */
const SAYINGS: Readonly<Record<'en' | 'nl', Readonly<Record<string, string>>>> = {
  nl: {
    peper: 'zwarte peper',
    'peper en zout': 'zout',
    'zout en peper': 'zout',
    bloem: 'tarwebloem',
    'patent bloem': 'tarwebloem',
    patentbloem: 'tarwebloem',
    meel: 'tarwebloem',
    paprika: 'rode paprika',
    'spaanse peper': 'rode peper',
    'rode spaanse peper': 'rode peper',
    chilipeper: 'rode peper',
    'rode chilipeper': 'rode peper',
    boter: 'roomboter',
    bakboter: 'roomboter',
    kristalsuiker: 'suiker',
    rietsuiker: 'suiker',
    basterdsuiker: 'bruine basterdsuiker',
    'wortel tje': 'wortel',
    sjalotje: 'sjalot',
    'lente ui': 'bosui',
    lenteui: 'bosui',
    lenteuitje: 'bosui',
    zeezout: 'zout',
    keukenzout: 'zout',
    komijn: 'gemalen komijn',
    'chili vlokken': 'chilivlokken',
    tomatenblokjes: 'tomatenblokjes',
    'tomaten blokjes': 'tomatenblokjes',
    kerrie: 'kerriepoeder',
    creme: 'creme fraiche',
    rijst: 'witte rijst',
    'ei dooier': 'eidooier',
    bouillonblokje: 'groentebouillonblokje',
    groentebouillonblokje: 'groentebouillonblokje',
    bouillon: 'groentebouillon',
    citroenrasp: 'citroenrasp',
    trostomaat: 'tomaat',
    trostomaten: 'tomaat',
    vleestomaat: 'tomaat',
    roma: 'tomaat',
    snoeptomaatjes: 'cherrytomaatjes',
    kerstomaatjes: 'cherrytomaatjes',
    kerstomaten: 'cherrytomaatjes',
    kippenborst: 'kipfilet',
    kipdijfilet: 'kippendijfilet',
    kippendij: 'kippendijfilet',
    runder: 'rundergehakt',
    spekblokjes: 'spekreepjes',
    spekjes: 'spekreepjes',
    aardappels: 'aardappel',
    'vastkokende aardappelen': 'aardappel',
    'kruimige aardappelen': 'aardappel',
    peterselie: 'verse peterselie',
    'italiaanse kruiden': 'italiaanse kruiden',
    'vanille extract': 'vanille-extract',
    'vanille aroma': 'vanille-extract',
    laurier: 'laurierblad',
    gember: 'verse gember',
    mozarella: 'mozzarella',
    parmezaan: 'parmezaanse kaas',
    'parmigiano reggiano': 'parmezaanse kaas',
    olie: 'zonnebloemolie',
    'plantaardige olie': 'zonnebloemolie',
    bakpoeder: 'glutenvrij bakpoeder',
    zuiveringszout: 'zuiveringszout',
    gist: 'gedroogde gist',
    'droge gist': 'gedroogde gist',
    kaneelpoeder: 'kaneel',
    'gele ui': 'ui',
    'witte ui': 'ui',
    nootmuskaat: 'nootmuskaat',
    'gemalen nootmuskaat': 'nootmuskaat',
  },
  en: {
    pepper: 'black pepper',
    'ground pepper': 'black pepper',
    'ground black pepper': 'black pepper',
    'salt and pepper': 'salt',
    flour: 'plain wheat flour',
    'plain flour': 'plain wheat flour',
    'all purpose flour': 'plain wheat flour',
    'white flour': 'plain wheat flour',
    'granulated sugar': 'sugar',
    'caster sugar': 'sugar',
    'white sugar': 'sugar',
    'powdered sugar': 'icing sugar',
    'confectioners sugar': 'icing sugar',
    'light brown sugar': 'brown sugar',
    'dark brown sugar': 'brown sugar',
    'baking soda': 'bicarbonate of soda',
    'baking powder': 'gluten-free baking powder',
    cornstarch: 'cornflour',
    'heavy cream': 'whipping cream',
    'double cream': 'whipping cream',
    'heavy whipping cream': 'whipping cream',
    'bell pepper': 'red pepper',
    'red bell pepper': 'red pepper',
    'green bell pepper': 'green pepper',
    'yellow bell pepper': 'yellow pepper',
    chilli: 'red chilli',
    scallion: 'spring onion',
    'green onion': 'spring onion',
    'yellow onion': 'onion',
    'white onion': 'onion',
    'brown onion': 'onion',
    'sweet onion': 'onion',
    'vegetable oil': 'sunflower oil',
    'cooking oil': 'sunflower oil',
    oil: 'sunflower oil',
    'chicken broth': 'chicken stock',
    'vegetable broth': 'vegetable stock',
    'beef broth': 'beef stock',
    'ground beef': 'beef mince',
    'minced beef': 'beef mince',
    'ground turkey': 'turkey mince',
    'ground chicken': 'chicken mince',
    'ground pork': 'pork mince',
    'diced tomatoes': 'chopped tomatoes',
    'tinned tomatoes': 'chopped tomatoes',
    'canned tomatoes': 'chopped tomatoes',
    'garbanzo beans': 'chickpeas',
    shrimp: 'prawns',
    'plum tomato': 'tomato',
    'roma tomato': 'tomato',
    'vine tomato': 'tomato',
    'english cucumber': 'cucumber',
    maple: 'maple syrup',
    'kosher salt': 'salt',
    'sea salt': 'salt',
    'table salt': 'salt',
    cream: 'whipping cream',
    rice: 'white rice',
    mayo: 'mayonnaise',
    'stock cube': 'vegetable stock cube',
    vanilla: 'vanilla extract',
    'vanilla essence': 'vanilla extract',
    'parmesan cheese': 'parmesan',
    'feta cheese': 'feta',
    'cheddar cheese': 'mature cheddar',
    cheddar: 'mature cheddar',
    'mozzarella cheese': 'mozzarella',
    yeast: 'dried yeast',
    'instant yeast': 'dried yeast',
    stock: 'vegetable stock',
    'red pepper flakes': 'chilli flakes',
    'crushed red pepper': 'chilli flakes',
  },
};

/** What a phrase means that is a saying of the kitchen; the phrase itself where it is none. */
export function meaningOf(phrase: string, language: 'en' | 'nl'): string {
  return SAYINGS[language][phrase] ?? phrase;
}
