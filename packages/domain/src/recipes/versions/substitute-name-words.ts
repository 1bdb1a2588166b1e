import type { Language } from '../../languages/languages.ts';

type InLanguage = Readonly<{
  /** Beginnings of the substitutes' own names. */
  names: string;
  /** The adjective for a dish that keeps its name: 'meat-free' in meat-free cottage pie. Empty if there is none. */
  adjective: string;
  /**
   * The replacement for the word: '*' stands for the word itself ('vegan *' for vegan ham), '~' for a space that stays
   * a space within a longer word.
   */
  noun: string;
  /** Words in titles that are kept, because they are equally true of the substitute. */
  keeps: string;
}>;

/** The words that dishes use for a substitute food. */
export type SubstituteNameWords = Readonly<Record<Language, InLanguage>> &
  Readonly<{
    /**
     * Whether the adjective also precedes a word that is kept: gluten-free bread is still bread, but the person who
     * makes the dish must know.
     */
    isSaid: boolean;
  }>;

type Words = readonly [names: string, adjective: string, noun: string, keeps?: string];

function row([names, adjective, noun, keeps = '']: Words, nl: Words, isSaid = false): SubstituteNameWords {
  return {
    en: { names, adjective, noun, keeps },
    nl: { names: nl[0], adjective: nl[1], noun: nl[2], keeps: nl[3] ?? '' },
    isSaid,
  };
}

const GLUTEN_FREE = ['gluten-free', 'glutenvrije'] as const;
/**
 * A row for gluten-free bread, pasta and the like. The noun is used if the title names a grain; otherwise the title's
 * own word is kept.
 */
const withoutGluten = (
  [en, enNoun, enKeeps]: readonly [string, string, string],
  [nl, nlNoun, nlKeeps]: readonly [string, string, string],
): SubstituteNameWords => row([en, GLUTEN_FREE[0], enNoun, enKeeps], [nl, GLUTEN_FREE[1], nlNoun, nlKeeps], true);

/** The first match is used. */
export const SUBSTITUTE_NAME_WORDS: readonly SubstituteNameWords[] = [
  row(
    ['(?:gluten-free )?vegan chicken', 'meat-free', 'vegan chicken'],
    ['(?:glutenvrije )?vegan kip', 'vleesvrije', 'vegan kip'],
  ),
  row(
    ['(?:gluten-free )?vegan mince', 'meat-free', 'vegan mince'],
    ['(?:glutenvrij )?vegan gehakt', 'vleesvrije', 'vegan gehakt'],
  ),
  row(
    ['(?:gluten-free )?vegan sausage', 'meat-free', 'vegan sausage'],
    ['(?:glutenvrije )?vegan worst', 'vleesvrije', 'vegan worst'],
  ),
  row(['vegan sandwich slices', 'meat-free', 'vegan *'], ['vegan vleeswaren', 'vleesvrije', 'vegan *']),
  row(['vegan bacon', 'meat-free', 'vegan bacon'], ['vegan bacon', 'vleesvrije', 'vegan bacon']),
  row(['vegan chorizo', '', 'vegan chorizo'], ['vegan chorizo', '', 'vegan chorizo']),
  row(['turkey bacon', 'turkey', 'turkey bacon'], ['kalkoenspek', '', 'kalkoenspek', 'croque.*']),
  row(
    ['(?:gluten-free )?smoked tofu', 'meat-free', 'smoked tofu'],
    ['(?:glutenvrije )?gerookte tofu', 'vleesvrije', 'gerookte tofu'],
  ),
  row(['firm tofu', 'meat-free', 'tofu'], ['stevige tofu', 'vleesvrije', 'tofu']),
  row(['cooked turkey', '', 'turkey', 'turkey|croque.*'], ['kalkoenfilet', '', 'kalkoen', 'kalkoen.*|croque.*']),
  row(
    ['turkey mince', 'turkey', 'turkey mince', 'mince|burgers?'],
    ['kalkoengehakt', '', 'kalkoengehakt', 'gehakt.*|.*burgers?|.*balletjes'],
  ),
  row(['chicken mince', 'chicken', 'chicken mince', 'mince'], ['kipgehakt', '', 'kipgehakt', 'gehakt.*']),
  row(['beef mince', '', 'beef mince', 'mince|beef'], ['rundergehakt', '', 'rundergehakt', 'gehakt.*']),
  row(['seasoned chicken', '', 'chicken gyros', 'chicken'], ['kipshoarma', '', 'kipgyros', 'kip.*']),
  row(['chicken', 'chicken', 'chicken', 'chicken|croque.*'], ['kip', 'kip-', 'kip', 'kip.*|jägerschnitzel|croque.*']),
  row(['bresaola', '', 'bresaola'], ['bresaola', '', 'bresaola']),
  row(['sucuk', '', 'sucuk'], ['sucuk', '', 'sucuk']),
  row(['merguez', '', 'merguez'], ['merguez', '', 'merguez']),
  row(['beef smoked sausage', '', 'beef smoked sausage'], ['runderrookworst', '', 'runderrookworst']),
  row(['hot-smoked salmon', '', 'hot-smoked salmon'], ['warmgerookte zalm', '', 'warmgerookte zalm']),
  row(['aioli', '', 'aioli'], ['aioli', '', 'aioli']),
  row(['apple juice', '', 'apple juice'], ['appelsap', '', 'appelsap']),

  row(['vegan feta', '', 'vegan feta'], ['vegan feta', '', 'vegan feta']),
  row(['(?:lactose-free )?white salad cheese', '', 'white cheese'], ['(?:lactosevrije )?witte kaas', '', 'witte kaas']),
  row(["soft goat's cheese", '', "goat's cheese", '.*'], ['zachte geitenkaas', '', 'geitenkaas', '.*']),
  row(['vegan alternative to parmesan', '', 'vegan *'], ['plantaardig alternatief voor parmezaan', '', 'vegan *']),
  row(['italian-style hard', '', 'Italian hard cheese'], ['italiaanse harde', '', 'Italiaanse harde kaas']),
  row(
    ['(?:lactose-free )?(?:mozzarella|halloumi|brie)', '', '', '.*'],
    ['(?:lactosevrije )?(?:mozzarella|halloumi|brie)', '', '', '.*'],
  ),
  row(
    ['vegan (?:grated )?cheese', 'dairy-free', 'vegan cheese'],
    ['vegan (?:geraspte kaas|kaasplakken)', 'zuivelvrije', 'vegan kaas'],
  ),
  row(
    [
      'cheddar',
      '',
      'cheddar',
      '(?:mature )?cheese|.*cheddar|cheeseburger|(?:cauliflower|macaroni) cheese|welsh rarebit',
    ],
    ['cheddar', '', 'cheddar', 'kaas|cheddar|cheeseburger|welsh rarebit'],
  ),
  row(
    ['(?:mature|young|reduced-fat) gouda', '', 'Gouda', 'cheese|gouda|cheeseburger|(?:cauliflower|macaroni) cheese'],
    ['(?:belegen|jonge|30\\+) kaas', '', 'kaas', 'kaas|cheeseburger'],
  ),
  row(['grated cheese', '', 'cheese', '.*'], ['geraspte kaas', '', 'kaas', '.*']),
  row(
    ['(?:lactose-free )?cottage cheese', '', 'cottage cheese', 'cottage cheese'],
    ['(?:lactosevrije )?hüttenkäse', '', 'hüttenkäse', 'hüttenkäse'],
  ),
  row(['(?:lactose-free )?ricotta', '', 'ricotta', 'ricotta'], ['(?:lactosevrije )?ricotta', '', 'ricotta', 'ricotta']),
  row(['vegan low-fat spread', '', 'low-fat spread', '.*'], ['plantaardige halvarine', '', 'halvarine', '.*']),
  row(
    ['(?:lactose-free )?cream cheese', '', 'cream cheese', 'cream cheese'],
    ['(?:lactosevrije )?roomkaas', '', 'roomkaas', 'roomkaas'],
  ),
  row(['vegan cream cheese', '', 'vegan cream cheese'], ['vegan roomkaas', '', 'vegan roomkaas']),
  row(['vegan basil pesto', '', 'vegan pesto'], ['plantaardige basilicumpesto', '', 'vegan pesto']),
  row(['vegan (?:crème|mayo|red)', '', 'vegan *'], ['(?:vegan|plantaardige) (?:crème|mayo|rode)', '', 'vegan *']),
  row(
    ['lactose-free low-fat quark', '', 'quark', '(?:low-fat )?quark'],
    ['lactosevrije magere kwark', '', 'kwark', '(?:magere )?kwark'],
  ),
  row(
    ['lactose-free greek', '', 'Greek yoghurt', '.*yoghurt'],
    ['lactosevrije griekse', '', 'Griekse yoghurt', '.*yoghurt'],
  ),
  row(['greek yoghurt', '', 'yoghurt', '.*yoghurt'], ['griekse yoghurt', '', 'yoghurt', '.*yoghurt']),
  row(['lactose-free yoghurt', '', 'yoghurt', '.*yoghurt'], ['lactosevrije yoghurt', '', 'yoghurt', '.*yoghurt']),
  row(
    ['lactose-free (?:semi|cooking|crème)', '', '', '.*'],
    ['lactosevrije (?:halfvolle|kookroom|crème)', '', '', '.*'],
  ),
  row(['(?:low|full)-fat quark|skyr', '', '', '.*'], ['(?:magere|volle) kwark|skyr', '', '', '.*']),
  row(
    ['(?:lactose-free )?butter', '', 'butter', '(?:salted )?butter'],
    ['(?:lactosevrije )?roomboter', '', 'boter', '.*boter'],
  ),
  row(['unsweetened soy drink', 'plant-based', 'soy drink'], ['sojadrink', 'plantaardige', 'sojadrink']),
  row(
    ['(?:gluten-free )?oat drink', 'plant-based', 'oat drink'],
    ['(?:glutenvrije )?haverdrink', 'plantaardige', 'haverdrink'],
  ),
  row(['unsweetened soy yoghurt', '', 'soy yoghurt'], ['sojayoghurt', '', 'sojayoghurt']),
  row(['soy alternative to quark', '', 'soy quark'], ['plantaardig alternatief voor kwark', '', 'sojakwark']),
  row(['soy cooking cream', '', 'soy cream'], ['sojaroom', '', 'sojaroom']),
  row(['oat cooking cream', '', 'oat cream'], ['haverroom', '', 'haverroom']),
  row(['vanilla soy dessert', '', 'vanilla soy dessert'], ['sojavla', '', 'sojavla']),
  row(['rice pudding', '', 'rice pudding'], ['rijstepap', '', 'rijstepap']),
  row(
    ['vegan margarine', '', 'margarine', 'margarine'],
    ['plantaardige margarine', 'plantaardige', 'margarine', 'margarine'],
  ),
  row(['maple syrup', '', 'maple syrup'], ['ahornsiroop', '', 'ahornsiroop']),

  withoutGluten(
    ['gluten-free bread(?!crumbs)', 'gluten-free bread', 'bread|toast'],
    ['glutenvrij brood(?!je)', 'glutenvrij brood', 'brood|toast|boterham|boterhammen|geroosterd brood'],
  ),
  withoutGluten(
    ['gluten-free roll', 'gluten-free roll', 'rolls?|buns?|bread|panini'],
    ['glutenvrij broodje', 'glutenvrij broodje', 'broodjes?|bolletjes?|panini|brood'],
  ),
  withoutGluten(
    ['gluten-free pitta', 'gluten-free flatbread', 'pittas?|flatbreads?'],
    ['glutenvrij pita', 'glutenvrij platbrood', 'pita.*|platbrood'],
  ),
  withoutGluten(
    ['gluten-free (?:wrap|corn tortilla)', 'gluten-free wrap', 'wraps?|tortillas?'],
    ['glutenvrije (?:wrap|maïstortilla)', 'glutenvrije wrap', '.*wraps?|tortilla.*'],
  ),
  withoutGluten(
    ['gluten-free crisp', 'gluten-free crispbread', 'crispbreads?|crackers?'],
    ['glutenvrij knäcke', 'glutenvrij knäckebröd', 'knäckebröd|crackers?'],
  ),
  withoutGluten(
    ['gluten-free seeded', 'gluten-free crackers', 'crackers?'],
    ['glutenvrije meerzaden', 'glutenvrije crackers', 'crackers?'],
  ),
  withoutGluten(
    [
      'gluten-free (?:croissant|currant|lasagne|potato gnocchi|puff)',
      'gluten-free',
      'croissants?|currant .*|lasagne|gnocchi|puff pastry',
    ],
    [
      'glutenvrije? (?:croissant|krenten|lasagne|gnocchi|bladerdeeg)',
      'glutenvrije',
      'croissants?|krenten.*|lasagne|gnocchi|bladerdeeg',
    ],
  ),
  // The noun is plain "pasta", because gluten-free pasta may not be sold in the shape that the recipe names.
  withoutGluten(
    ['gluten-free pasta', 'gluten-free pasta', 'pasta'],
    ['glutenvrije pasta', 'glutenvrije pasta', 'pasta'],
  ),
  withoutGluten(
    ['gluten-free couscous', 'gluten-free couscous', 'couscous'],
    ['glutenvrije couscous', 'glutenvrije couscous', 'couscous'],
  ),
  row(['gluten-free breadcrumbs', '', 'gluten-free breadcrumbs'], ['glutenvrij paneer', '', 'glutenvrij paneermeel']),
  row(['coconut aminos', '', 'coconut aminos'], ['kokosaminos', '', 'kokosaminos']),
  row(['gluten-free tamari', '', 'tamari'], ['glutenvrije tamari', '', 'tamari']),
  row(['piccalilli', '', 'piccalilli'], ['piccalilly', '', 'piccalilly']),
  row(['vegan protein', '', 'vegan protein powder'], ['plantaardig eiwit', '', 'plantaardig eiwitpoeder']),
  row(
    ['gluten-free (?:flour|self)', '', 'gluten-free'],
    ['glutenvrij (?:bloem|zelf)|glutenvrije bloem', '', 'glutenvrije '],
  ),
  row(
    ['gluten-free cornflakes', '', 'cornflakes', 'cornflakes'],
    ['glutenvrije cornflakes', '', 'cornflakes', 'cornflakes'],
  ),
  row(['rolled oats', '', 'oats', 'oats?'], ['havermout', '', 'havermout', 'haver.*']),
  row(['gluten-free oats', '', 'oats', 'oats?'], ['glutenvrije havermout', '', 'havermout', 'haver.*']),
  row(['(?:gluten-free )?granola', '', 'granola', 'granola'], ['(?:glutenvrije )?granola', '', 'granola', 'granola']),
  row(['(?:gluten-free )?muesli', '', 'muesli', 'muesli'], ['(?:glutenvrije )?muesli', '', 'muesli', 'muesli']),
  row(['vanilla sugar', '', 'vanilla sugar'], ['vanillesuiker', '', 'vanillesuiker']),
  row(['gluten-free lager', '', 'beer', 'beer'], ['glutenvrij pils', '', 'bier', 'bier']),
  row(['dry white wine|red wine', '', 'wine', '.*'], ['droge witte wijn|rode wijn', '', 'wijn', '.*']),
  row(['vegetable stock', '', 'vegetable stock'], ['groentebouillon', '', 'groentebouillon']),
  row(
    ['sourdough bread', '', 'sourdough bread', 'bread|toast|sourdough.*'],
    ['zuurdesembrood', '', 'zuurdesembrood', 'brood|toast|boterham.*|geroosterd brood'],
  ),
  row(
    ['brown bread', '', 'brown bread', 'bread|toast'],
    ['bruinbrood', '', 'bruinbrood', 'brood|toast|boterham.*|geroosterd brood'],
  ),
  row(['currant b|croissant', '', '', '.*'], ['krentenb|croissant', '', '', '.*']),
  row(['flatbread', '', 'flatbread', 'flatbreads?'], ['platbrood', '', 'platbrood', 'platbrood']),
  row(
    ['crusty white roll', '', 'roll', 'rolls?|bread'],
    ['kaiserbroodje', '', 'broodje', 'broodjes?|brood|kaiserbroodje'],
  ),
  row(['ciabatta', '', 'ciabatta', 'bread|rolls?'], ['ciabatta', '', 'ciabatta', 'brood|broodjes?']),
  row(
    ['wholegrain rye crisp', '', 'crispbread', 'crispbreads?|crackers?'],
    ['volkoren knäcke', '', 'knäckebröd', 'knäckebröd|crackers?'],
  ),
  row(['water biscuits', '', 'crackers', 'crackers?'], ['waterbiscuits', '', 'crackers', 'crackers?|toastjes']),
  row(['spaghetti', '', 'spaghetti', 'spaghetti|pasta'], ['spaghetti', '', 'spaghetti', 'spaghetti|pasta']),
  row(['(?:lasagne sheets|potato gnocchi)', '', '', '.*'], ['lasagnebladen|gnocchi', '', '', '.*']),
  row(['quinoa', '', 'quinoa'], ['quinoa', '', 'quinoa']),
  row(['brown rice', '', 'brown rice'], ['zilvervliesrijst', '', 'zilvervliesrijst']),
  row(['polenta', '', 'polenta'], ['polenta', '', 'polenta']),
  row(['rice noodles', '', 'rice noodles', 'noodles?'], ['rijstnoedels', '', 'rijstnoedels', 'noedels']),
  row(['wheat noodles', '', 'noodles', 'noodles?'], ['tarwenoedels', '', 'noedels', 'noedels']),
  row(['puff pastry', '', '', '.*'], ['bladerdeeg', '', '', '.*']),

  row(['sunflower seed butter', '', 'sunflower seed butter'], ['zonnebloempittenpasta', '', 'zonnebloempittenpasta']),
  row(['sunflower seeds', '', 'sunflower seeds'], ['zonnebloempitten', '', 'zonnebloempitten']),
  row(['pumpkin seeds', '', 'pumpkin seeds'], ['pompoenpitten', '', 'pompoenpitten']),
  row(['mixed seeds', '', 'mixed seeds'], ['gemengde pitten', '', 'gemengde pitten']),
  row(['sunflower oil', '', 'sunflower oil'], ['zonnebloemolie', '', 'zonnebloemolie']),
  row(['dried currants', '', 'currants'], ['krenten', '', 'krenten']),
  row(['dates', '', 'dates'], ['dadels', '', 'dadels']),
  row(['fennel', '', 'fennel'], ['venkel', '', 'venkel']),
  row(['parsnip', '', 'parsnip'], ['pastinaak', '', 'pastinaak']),
  row(['courgette', '', 'courgette'], ['courgette', '', 'courgette']),
  row(['avocado', '', 'avocado'], ['avocado', '', 'avocado']),
  row(['fresh parsley', '', 'parsley'], ['verse peterselie', '', 'peterselie']),
  row(['red pepper', '', 'pepper'], ['rode paprika', '', 'paprika']),
  row(['sweet potato(?! oven)', '', 'sweet potato', 'mash'], ['zoete aardappel', '', 'zoete~aardappel', 'puree']),
  row(['sweet potato oven', '', 'sweet potato fries'], ['zoeteaardappelfriet', '', 'zoeteaardappelfriet']),
  row(['broccoli', '', 'broccoli'], ['broccoli', '', 'broccoli']),
];
