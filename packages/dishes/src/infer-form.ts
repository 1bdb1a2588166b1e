import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { Part } from './dish.ts';
import { isCarrier } from './scenes/breads.ts';
import { saysAny, type Words } from './words.ts';

type FormOfWords = readonly [form: DishForm, words: Words];

/** The form of a dish by its name; the first match wins. */
const BY_NAME: readonly FormOfWords[] = [
  [
    'SOUP',
    {
      en: /soup|broth\b|bisque|chowder|\bramen|laksa|\bpho\b|minestrone|harira|snert|tom yam/,
      nl: /(?<!stoof)soep|bouillon/,
    },
  ],
  ['BOWL', { en: /overnight oats|smoothie ?bowl|(?<!pok[ée] )(?<!pok[ée]|burger)bowl\b/, nl: /rijstkom/ }],
  ['DRINK', { en: /smoothie|shake\b|\blassi\b|^golden milk|\bcocoa\b|latte/, nl: /^(?:warme|gouden) .*melk/ }],
  ['BITE', { en: /\bdip\b/, nl: /(?<!pinda)dip\b/ }],
  [
    'SALAD',
    { en: /gado gado|niçoise|(?<!\b(?:and|a|with) (?:[\w'-]+ ){0,3})(?<!rice |couscous |quinoa |bulgur )salad\b/ },
  ],
  [
    'PAN',
    {
      en: /pancake|omelette(?! strips| sandwich)|frittata|shakshuka|fritter|french toast|menemen|rösti/,
      nl: /pannenkoek|omelet\b(?! en)|wentelteefje|flensje|drie-in-de-pan|spaanse tortilla|(?:maïs|courgette|zalm|quinoa|vis)koekjes/,
    },
  ],
  [
    'WRAP',
    {
      en: /\bwraps?\b|fajita|taco|quesadilla|burrito|enchilada|tortillas?\b(?! de)|summer rolls|lettuce (?:rolls|cups)|\broti(?! bakar)/,
      nl: /wraps?\b|loempia|slarolletje|slablaadje/,
    },
  ],
  [
    'OVEN',
    {
      en: /quiche|pizza(?! ?toast)|flammkuchen|\bpide\b|gratin|lasagne|moussaka|\bpie\b|casserole|parmigiana|bake\b|cannelloni|crumble|muffins?\b(?! with egg)|granola(?! w)|stuffed (?:pepper|courgette|aubergine)|puff pastry/,
      nl: /(?<!wok|roerbak)schotel|uit de oven|taart\b|bakplaat|ovenkip|pastei|koekjes|gevulde (?:paprika|courgette|aubergine)|bladerdeeg|cake\b|bananenbrood/,
    },
  ],
  [
    'BREAD',
    {
      en: /sandwich|toast|bagel|burger|baguette|ciabatta|focaccia|panini|pitta with|\broll\b|\bbuns?\b|crispbread|rusk|cracker|rice cakes|bruschetta|bread with|on rye|crumpets/,
      nl: /broodje|boterham|tosti|\bpita\b|beschuit|knäckebröd|uitsmijter|roggebrood|bolletje|krentenbol|op brood|brood met|rijstwafel|maïswafel|ontbijtkoek met/,
    },
  ],
  ['NOODLES', { en: /noodles?\b|bami|chow mein|pad thai|udon|soba/, nl: /noedel(?!salade)|\bmie\b|mihoen/ }],
  [
    'RICE',
    {
      en: /(?<!cauliflower )\brice\b|risotto|nasi|paella|biryani|pilaf|jambalaya|\bpok[ée]\b/,
      nl: /(?<!bloemkool)rijst(?!wafel|noedel)|pilav|pok[ée]bowl/,
    },
  ],
  ['GRAIN', { en: /couscous|bulgur|quinoa|tabb?ouleh|polenta/ }],
  ['SALAD', { nl: /(?<!\b(?:en|met) [\w-]*)(?<!\b(?:en|met) \w+ )salade/ }],
  [
    'PASTA',
    {
      en: /(?<!amandel|noten)pasta|spaghetti|penne|tagliatelle|linguine|macaroni|gnocchi|orzo|ravioli|tortellini|fusilli|farfalle/,
    },
  ],
  [
    'POTATO',
    {
      en: /potato|\bmash\b|\bchips\b|fries|schnitzel|hachee|hutspot|hete bliksem/,
      nl: /aardappel|stamppot|krieltjes|friet|aardappelpuree/,
    },
  ],
  [
    'BOWL',
    {
      en: /yoghurt|quark|skyr|porridge|\boats\b|muesli|granola|cottage cheese|fruit salad|custard|\bchia\b|mousse|pudding|flakes|with (?:warm |cold )?milk/,
      nl: /kwark|havermout|hüttenkäse|\w+pap\b|\bvla\b|fruitsalade|met (?:warme |koude )?melk/,
    },
  ],
];
/** The form of a dish by its heaviest food, if its name does not determine it. */
const BY_FOOD: readonly (readonly [form: DishForm, food: RegExp])[] = [
  ['PASTA', /pasta|spaghetti|penne|macaroni|tagliatelle|gnocchi|orzo|lasagne/],
  ['NOODLES', /noodle/],
  ['RICE', /rice(?!-cakes|-paper)/],
  ['GRAIN', /couscous|bulgur|quinoa/],
];
/** Dishes from a single pan, whatever they are served with. */
const FROM_A_PAN: Words = {
  en: /curry|stew|goulash|chilli|masala|\bdal\b|saag|beans|sauce|tagine|one pan|scrambl|fried eggs?/,
  nl: /stoof|bonen|\w+saus\b|tajine|één pan|roerei|spiegelei|sambal|chili\b|ratatouille|kapucijners/,
};
/** Minimum grams for a food to determine the form of a dish. */
const MUCH = 40;

/** Returns the form of a dish whose author did not state one; null if nothing suggests one. */
export function inferForm({
  title,
  meal,
  parts,
  visible,
}: Readonly<{ title: string; meal: string; parts: readonly Part[]; visible: readonly Part[] }>): DishForm | null {
  const named = BY_NAME.find(([, words]) => saysAny(title, words))?.[0];
  if (named !== undefined) return named;
  if (meal === 'SNACK') return 'BITE';
  const made = BY_FOOD.find(([, food]) => parts.some((part) => part.grams >= MUCH && food.test(part.food)))?.[0];
  if (made !== undefined) return made;
  if (saysAny(title, FROM_A_PAN)) return 'PAN';
  return meal !== 'DINNER' && visible.some(({ food }) => isCarrier(food)) ? 'BREAD' : null;
}
