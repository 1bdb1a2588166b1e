import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import { ingredientsOf, type Part, type UnstagedDish } from './dish.ts';
import { inferForm } from './infer-form.ts';
import { isCarrier } from './scenes/breads.ts';
import { saysAny, type Words } from './words.ts';

type Looked = Readonly<{ title: string; says: string; meal: string; parts: readonly Part[]; visible: readonly Part[] }>;
/** A scene for dishes whose names have certain words and not others, and that meet a condition. */
type Rule = Readonly<{ scene: SceneName; says?: Words; unless?: Words; is?: (dish: Looked) => boolean }>;
/** The first matching rule determines the scene; the last element is the scene if none matches. */
type Rules = readonly [...Rule[], SceneName];

const hasCarrier = ({ visible }: Looked) => visible.some(({ food }) => isCarrier(food));
const isMashed = ({ says }: Looked) => /\bmash|stamp|pureer/.test(says);
const isInMilk = ({ parts }: Looked) =>
  parts.some(({ food }) => /yoghurt|quark|skyr|milk|drink|ricotta|cottage|chia|custard|labneh/.test(food));
const isSmallMeal = ({ meal }: Looked) => meal !== 'DINNER' && meal !== 'LUNCH';

/** Dishes from the oven or the pan, and bite-sized ones, recognised by name. */
const BAKED: readonly Rule[] = [
  { scene: 'LOLLIES', says: { en: /ice loll|popsicle/, nl: /ijsjes|waterijs|ijslolly/ } },
  {
    scene: 'MUFFINS',
    says: { en: /muffin|cupcake|mug ?cake|egg cups|scone|cheese puffs|pasties/, nl: /uit de mok/ },
    unless: { en: /on an english muffin/, nl: /op een engelse muffin/ },
  },
  {
    scene: 'NIBBLES',
    says: { en: /kale crisps|roasted chickpeas|popcorn/, nl: /boerenkoolchips|kikkererwten uit de oven/ },
    unless: { en: /traybake/, nl: /met .*kikkererwten uit de oven/ },
  },
  {
    scene: 'PANCAKES',
    says: {
      en: /pancake|fritter|fishcake|rösti|poffertjes|blini|waffle|french toast|okonomiyaki|bubble and squeak|eierkoek|galette|cr[êe]pes?\b/,
      nl: /pannenkoek|flensje|drie-in-de-pan|wentelteefje|(?<!rijst|maïs|linzen)wafel(?:s|tje)|(?:maïs|courgette|zalm|quinoa|vis|groente)koekjes/,
    },
  },
  {
    scene: 'COOKIES',
    says: { en: /cookie|biscuits|cheese crisps/, nl: /koekjes|kaaschips/ },
    unless: { en: /wheat biscuits/ },
  },
  {
    scene: 'BALLS',
    says: {
      en: /\bballs\b|protein bites|energy bites|coconut.*bites|truffle/,
      nl: /balletjes|sesambites|bonbons|truffel/,
    },
    unless: { en: /meatballs|sardine balls/, nl: /gehakt|kalkoen|kipballetjes|sardine/ },
  },
  { scene: 'BARS', says: { en: /\bbars?\b|flapjack|brownie|\bbark\b|plum traybake/, nl: /repen|reep\b|plaatkoek/ } },
  {
    scene: 'CAKE',
    says: {
      en: /loaf cake|carrot cake|yoghurt cake|banana bread|\bcake$|spiced loaf$/,
      nl: /bananenbrood|worteltaart|cake\b|ontbijtkoek/,
    },
  },
  { scene: 'PIZZA', says: { en: /pizza|flammkuchen|lahmacun|pissaladi|\bpide\b/ }, unless: { en: /pizza ?toast/ } },
  {
    scene: 'QUICHE',
    says: {
      en: /quiche|\btart\b|apple pie|quark cake|cheesecake|spanakopita|filo pie|puff pastry|börek/,
      nl: /taart\b|bladerdeeg/,
    },
  },
  {
    scene: 'OMELETTE',
    says: {
      en: /omelette|frittata|tortilla española|tortilla de patatas|spanish tortilla|foo yong/,
      nl: /omelet(?!ree|te)|spaanse tortilla/,
    },
  },
];
const NOT_OF_BREAD: ReadonlySet<SceneName> = new Set(['OMELETTE', 'CAKE', 'PANCAKES', 'MUFFINS', 'COOKIES', 'BARS']);

const RULES: Readonly<Record<DishForm, Rules>> = {
  SOUP: ['SOUP'],
  DRINK: ['DRINK'],
  WRAP: ['WRAPPED'],
  NOODLES: [{ scene: 'SOUP', says: { en: /soup/, nl: /soep/ } }, 'MIXED_BED'],
  SALAD: ['TOSSED'],
  BREAD: [
    ...BAKED.filter(({ scene }) => !NOT_OF_BREAD.has(scene)),
    { scene: 'PLATTER', is: (dish) => !hasCarrier(dish) },
    {
      scene: 'STEW',
      says: { en: /curry|stew|masala|soup/, nl: /stoof|soep/ },
      unless: { en: /\brolls?\b|sandwich/, nl: /broodje/ },
    },
    {
      scene: 'OPEN',
      says: {
        en: /toast\b|open sandwich|crispbread|rusk|rice cake|cracker|on rye|melba|bruschetta|tartine|rye bread|with a slice|on .*bread|^.*bread with|cheese on|rarebit|smørrebrød|eggs? on|\bon an |loaf cake with|crumpets/,
        nl: /toast|boterham|beschuit|knäckebröd|wafel|roggebrood|uitsmijter|op .*brood|brood met|wentelteefje|ontbijtkoek/,
      },
      unless: { en: /sandwich$|toastie|burger/, nl: /broodje|tosti|(?<!open )sandwich/ },
    },
    'CLOSED',
  ],
  RICE: [
    {
      scene: 'MIXED_BED',
      says: {
        en: /fried rice|paella|risotto|nasi|pilaf|jambalaya|kedgeree|biryani|one-pan|one-pot|rice salad|pilau/,
        nl: /gebakken rijst|pilav|uit één pan|eenpans|rijstsalade|moksi/,
      },
    },
    'WITH_BED',
  ],
  GRAIN: [
    {
      scene: 'MIXED_BED',
      says: { en: /salad|tabb?ouleh|pilaf|risotto|one-pan/, nl: /salade|quinotto|uit één pan/ },
      unless: { en: /and [\w-]+ salad|with tabb?ouleh/, nl: /en [\w-]+salade|met tabb?ouleh/ },
    },
    'WITH_BED',
  ],
  PASTA: [
    {
      scene: 'GRATIN',
      says: { en: /\bbaked?\b|lasagne|al forno|gratin/, nl: /oven(?:pasta|schotel)|(?:pasta|orzo) uit de oven/ },
    },
    'MIXED_BED',
  ],
  POTATO: [
    {
      scene: 'STAMPPOT',
      says: { en: /[a-z]+ mash\b|zuurkool/, nl: /stamppot|hutspot|hete bliksem/ },
      unless: { en: /and mash|with mash|, mash|with (?:leek|celeriac) mash|and celeriac mash/ },
      is: isMashed,
    },
    { scene: 'TRAY_BAKE', says: { en: /traybake/, nl: /van de bakplaat/ } },
    { scene: 'STEW', says: { en: /vegetable curry/, nl: /groentecurry/ } },
    'SIDES',
  ],
  OVEN: [
    ...BAKED,
    { scene: 'NIBBLES', says: { en: /granola/ } },
    {
      scene: 'GRATIN',
      says: {
        en: /gratin|lasagne|(?<!tray)bake\b|moussaka|pie\b|pom,|enchilada|cannelloni|casserole|parmigiana|al forno|cheese sauce|cauliflower cheese|sorrentina|baked o|crumble|plaki|florentine|macaroni cheese|hotpot|cassoulet|toad in the hole/,
        nl: /schotel|kaassaus|\bpom\b|havermout uit de oven|orzo uit de oven|korst van|pastei|met ham en kaas uit de oven/,
      },
    },
    'TRAY_BAKE',
  ],
  PAN: [
    ...BAKED,
    { scene: 'STAMPPOT', says: { en: /cauliflower mash|mash with/, nl: /stamppot/ }, unless: { en: /bean mash/ } },
    { scene: 'SIDES', says: { en: /pur[eé]e|bean mash/, nl: /puree/ } },
    {
      scene: 'OPEN',
      says: { en: /on (?:[\w-]+ ){0,2}(?:toast|bread|muffin)/, nl: /op (?:[\w-]+ ){0,2}\w*(?:toast|brood|muffin)/ },
      unless: { nl: /stokbrood/, en: /^ratatouille/ },
      is: hasCarrier,
    },
    {
      scene: 'SIDES',
      says: {
        en: /scrambl|fried egg|eggs|fry-up|breakfast|steak|salmon|fillet|schnitzel|chop|asparagus|halloumi|duck|sea bass|burger|sausage|trout|mackerel|plaice|ribeye|belly|thighs|rashers/,
        nl: /roerei|spiegelei|engels ontbijt|biefstuk|zalm|karbonade|asperges|eendenborst|zeebaars|worst|forel|makreel|\bschol\b|buikspek|kippendij|tempehreepjes/,
      },
      unless: { en: /shakshuka|menemen|curry|stew|chilli|tagine|sauce with/, nl: /stoof|stokbrood|sambal|roereieren/ },
    },
    'STEW',
  ],
  BITE: [
    ...BAKED,
    {
      scene: 'DIP',
      says: { en: /dip\b|hummus|guacamole|tzatziki|muhammara/, nl: /dip\b/ },
      unless: { en: /dipped/ },
    },
    { scene: 'OPEN', is: hasCarrier },
    {
      scene: 'NIBBLES',
      is: ({ visible }) => visible.every(({ piece }) => piece?.layer === 'bit'),
    },
    { scene: 'NIBBLES', says: { en: /popcorn|trail mix|nuts and/, nl: /studentenhaver|noten en/ } },
    'PLATTER',
  ],
  BOWL: [
    { scene: 'JAR', says: { en: /overnight/ } },
    {
      scene: 'STEW',
      says: { en: /\bdal\b|chilli\b|ful medames/, nl: /^chili/ },
      unless: { en: /chilli and/ },
    },
    { scene: 'TOPPED', says: { en: /pudding|porridge/, nl: /\w+pap\b|griesmeel/ } },
    { scene: 'TOPPED', is: (dish) => isInMilk(dish) && isSmallMeal(dish) },
    'TOSSED',
  ],
};

/** Returns the scene of a dish that does not state one, by its name in English or Dutch, its form and its foods. */
export function inferScene(dish: UnstagedDish): SceneName {
  const { parts, title, says } = ingredientsOf(dish);
  const visible = parts.filter(({ piece, isUnseen }) => piece !== null && !isUnseen);
  const looked = { title, says, meal: dish.meal, parts, visible };
  const form = dish.form ?? inferForm(looked);
  if (form === null) return 'SIDES';
  const fits = (rule: Rule) =>
    (rule.says === undefined || saysAny(title, rule.says)) &&
    (rule.unless === undefined || !saysAny(title, rule.unless)) &&
    rule.is?.(looked) !== false;
  for (const rule of RULES[form])
    if (typeof rule === 'string' || fits(rule)) return typeof rule === 'string' ? rule : rule.scene;
  return 'SIDES';
}
