import { DISH_FAMILIES, type DishFamily } from './dish-families.ts';
import type { DishForm } from './nature-of-dish.ts';

/** Words in a dish's name, by language; Dutch is omitted if the English words cover it. */
type Words = Readonly<{ en: RegExp; nl?: RegExp }>;

/** A family's words; the name must contain one. */
const WORDS: Readonly<Record<Exclude<DishFamily, 'CREAMY_PASTA'>, Words>> = {
  BAKED_POTATO: { en: /jacket potato|baked potato/, nl: /gepofte (?:zoete )?aardappel/ },
  BAMI: { en: /\bbami/ },
  BOLOGNESE: { en: /bolognese/ },
  BREADED_FISH: {
    en: /fish fingers?|(?:breaded|battered)(?! (?:chicken|turkey|pork|beef|tofu))|kibbeling|fish ?cakes?|goujons/,
    nl: /vissticks?|lekkerbek|viskoek|zalmkoek|gepaneerde (?:vis|kabeljauw|koolvis|schol)/,
  },
  BULGUR: { en: /bulgur|(?<!quinoa ?)tabb?ouleh/ },
  BURGER: { en: /burger/ },
  CARBONARA: { en: /carbonara/ },
  CHICKPEAS: { en: /chickpea|hummus|falafel|chana/, nl: /kikkererwt/ },
  CHILLI: {
    en: /\bchill?i (?:con|sin) carne|(?:chicken|turkey|beef|bean|lentil|vegetable)s? chilli\b|^chilli\b/,
    nl: /\bchili met\b|bonenchili|^chili\b/,
  },
  COTTAGE_PIE: { en: /shepherd's pie|cottage pie/, nl: /(?:gehakt|linzen)schotel|ovenschotel met .*gehakt.*puree/ },
  COUSCOUS: { en: /couscous/ },
  CURRY: { en: /\bcurr(?:y|ied)\b|masala|korma|tikka|\bdal\b|\bdhal\b/, nl: /curry|kerrie/ },
  EDAMAME: { en: /edamame/ },
  ENDIVE: { en: /escarole|endive/, nl: /andijvie/ },
  FRIED_RICE: { en: /nasi|fried rice/, nl: /gebakken rijst/ },
  GNOCCHI: { en: /gnocchi/ },
  GOATS_CHEESE: { en: /goat'?s['’]? cheese/, nl: /geitenkaas/ },
  HALLOUMI: { en: /halloumi/ },
  HUTSPOT: { en: /hutspot|hete bliksem|carrot and onion mash/ },
  KEBAB: { en: /shawarma|gyros|döner|doner/, nl: /shoarma/ },
  LARB: { en: /\blarb\b/ },
  LASAGNE: { en: /lasagne|lasagna/ },
  LENTILS: { en: /lentil(?! cakes)|\bdal\b|\bdhal\b/, nl: /linzen(?!wafel)/ },
  MACKEREL_AND_HERRING: { en: /mackerel|sardine|herring|\bkippers?\b/, nl: /makreel|haring|hollandse nieuwe/ },
  MASH: {
    en: /\bmash\b|\bmashed (?:potato|sweet potato|swede|celeriac)|bubble and squeak|colcannon/,
    nl: /stamppot|hutspot|hete bliksem|(?<!erwten|\bappel|tomaten|fruit|avocado)puree/,
  },
  MEATBALLS: { en: /meatballs?|kofta|köfte|kofte/, nl: /gehaktbal|(?:kip|kalkoen|soep|met )balletjes/ },
  MOROCCAN: { en: /tagine|moroccan/, nl: /tajine|marokkaans/ },
  MOZZARELLA: { en: /mozzarella|caprese/ },
  MUSTARD: { en: /mustard/, nl: /mosterd/ },
  OMELETTE: {
    en: /omelette(?! strips)|frittata|spanish tortilla|tortilla de patatas/,
    nl: /omelet(?!reepjes|te)|spaanse tortilla/,
  },
  PANCAKE: { en: /pancake|poffertjes|cr[êe]pes?\b/, nl: /pannenkoek|flensje|drie-in-de-pan|okonomiyaki/ },
  PANEER: { en: /\bpaneer\b/ },
  PEANUT_SAUCE: { en: /satay|peanut sauce|gado/, nl: /sat[ée](?![a-z])|sat[ée]saus|pindasaus/ },
  PESTO: { en: /pesto/ },
  PIZZA: { en: /pizza|flammkuchen|lahmacun|\bpide\b|pissaladi/ },
  POKE: { en: /\bpok[ée]\b/, nl: /pok[ée] ?bowl/ },
  PRAWNS: { en: /prawn(?! crackers)|shrimp|crayfish|scampi|gambas/, nl: /garna(?:al|len)|rivierkreeft/ },
  QUICHE: { en: /quiche/ },
  QUINOA: { en: /quinoa/, nl: /quinotto/ },
  RED_CABBAGE: { en: /red cabbage/, nl: /rode ?kool/ },
  RISOTTO: { en: /risotto/, nl: /quinotto/ },
  SALMON: { en: /salmon/, nl: /zalm/ },
  SAUERKRAUT: { en: /sauerkraut/, nl: /zuurkool/ },
  SAUSAGE: { en: /sausage|chorizo|\bbangers\b|merguez/, nl: /worst/ },
  SCHNITZEL: { en: /schnitzel|katsu/ },
  SHAKSHUKA: { en: /shakshuka|turkish eggs/, nl: /turkse eieren/ },
  SPAGHETTI: { en: /spaghetti|linguine/ },
  STIR_FRY: { en: /stir[ -]fr|noodles?\b|chow mein/, nl: /roer(?:bak|gebakken)|\bwok|noedel|\bmie\b|mihoen/ },
  STROGANOFF: { en: /stroganoff/ },
  STUFFED_VEGETABLES: {
    en: /stuffed|filled pepper|peppers filled/,
    nl: /gevulde (?:[\w-]+ )?(?:punt)?(?:paprika|courgette|aubergine|aardappel|tomaten\b|champignon)/,
  },
  SWEET_AND_SOUR: {
    en: /sweet[ -](?:and[ -])?sour|sticky|chinese lemon chicken|orange chicken|teriyaki|sweet chilli|hoisin/,
    nl: /zoet-?zu(?:ur|re)(?! (?:komkommer|augurk|ui|groente|wortel))|zoete chili|spare-?ribs|chinese citroenkip/,
  },
  TEX_MEX: { en: /quesadilla|enchilada|burrito|fajita|taco/ },
  TOMATO_SAUCE: {
    en: /arrabbiata|caprese|(?<!mackerel in )tomato sauce|passata/,
    nl: /(?<!bonen in |makreel in |linzen-)tomatensaus/,
  },
  TUNA: { en: /\btuna\b|tonno|salade niçoise/, nl: /tonijn/ },
};

/** Words for cream. Creamy pasta must match both these words and those for pasta. */
const CREAM: Words = { en: /cream(?! cheese)|carbonara|ricotta/, nl: /(?<!mush)room(?!kaas)|romig/ };
const PASTA: Words = {
  en: /pasta|spaghetti|linguine|penne|tagliatelle|fettuccine|macaroni|fusilli|farfalle|rigatoni|orzo|tortellini|ravioli/,
};

/** The families of a dish by its English or Dutch names, and by its form if known. */
export function inferFamilies(names: readonly string[], form: DishForm | null): readonly DishFamily[] {
  const lower = names.map((name) => name.toLowerCase());
  const says = ({ en, nl }: Words) => lower.some((name) => en.test(name) || nl?.test(name) === true);
  const isPasta = form === 'PASTA' || (form === null && says(PASTA));
  return DISH_FAMILIES.filter((family) => (family === 'CREAMY_PASTA' ? isPasta && says(CREAM) : says(WORDS[family])));
}
