import type { Plating, Scene } from './dish.ts';
import { baking, lollies, omelette, pancakes } from './scenes/baked.ts';
import { dip, nibbles, platter } from './scenes/bites.ts';
import { soup, topped, tossed } from './scenes/bowls.ts';
import { isCarrier, onBread } from './scenes/breads.ts';
import { drink } from './scenes/drinks.ts';
import { gratin, quiche } from './scenes/oven.ts';
import { mixedBed, sides, stamppot, stew, trayBake, withBed } from './scenes/plates.ts';
import { pizza, wrapped } from './scenes/wraps.ts';

export const SCENES = {
  soup,
  topped,
  tossed,
  withBed,
  mixedBed,
  sides,
  stamppot,
  stew,
  trayBake,
  open: onBread(false),
  closed: onBread(true),
  wrapped,
  pizza,
  muffins: baking('muffin'),
  cookies: baking('cookie'),
  balls: baking('ball'),
  bars: baking('bar'),
  cake: baking('slice'),
  pancakes,
  omelette,
  gratin,
  quiche,
  lollies,
  dip,
  platter,
  nibbles,
  drink,
  jar: drink,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** What a dish is by its name, whatever its form; the first that fits. */
const BY_NAME: readonly (readonly [name: RegExp, scene: SceneName])[] = [
  [/ice loll|popsicle/, 'lollies'],
  [/muffin|cupcake|mug cake|egg cups|scone|cheese puffs|pasties/, 'muffins'],
  [/kale crisps|roasted chickpeas|popcorn/, 'nibbles'],
  [/cookie|biscuits|cheese crisps/, 'cookies'],
  [/\bballs\b|protein bites|energy bites|coconut.*bites|truffle/, 'balls'],
  [/\bbars?\b|flapjack|brownie|\bbark\b|traybake$|tray bake$/, 'bars'],
  [/loaf cake|carrot cake|yoghurt cake|banana bread|\bcake$|spiced loaf$/, 'cake'],
  [/pizza|flammkuchen|lahmacun|pissaladi|\bpide\b/, 'pizza'],
  [/quiche|\btart\b|apple pie|quark cake|cheesecake|spanakopita|filo pie|puff pastry|börek/, 'quiche'],
  [
    /pancake|fritter|fishcake|rösti|poffertjes|blini|waffle|french toast|okonomiyaki|bubble and squeak|eierkoek/,
    'pancakes',
  ],
  [/omelette|frittata|tortilla española|spanish tortilla|foo yong/, 'omelette'],
];

/** Which scene a dish is drawn in, by what it is called and what it is on the table. */
export function chooseScene(plating: Plating): SceneName {
  const { dish, title, says } = plating;
  const named = BY_NAME.find(([name]) => name.test(title))?.[1];
  const hasCarrier = plating.left().some(({ food }) => isCarrier(food));
  if (
    named &&
    /^(?:OVEN|PAN|BITE|BREAD)$/.test(dish.form ?? '') &&
    !(dish.form === 'BREAD' && /omelette|cake|muffin|cookies|bars|pancakes/.test(named))
  )
    return named;
  switch (dish.form) {
    case 'SOUP':
      return 'soup';
    case 'DRINK':
      return 'drink';
    case 'WRAP':
      return 'wrapped';
    case 'BREAD':
      if (!hasCarrier) return 'platter';
      if (/curry|stew|masala|soup/.test(title)) return 'stew';
      return /toast\b|open sandwich|crispbread|rusk|rice cake|crackers|on rye|melba|uitsmijter|bruschetta|on bread|tartine|rye bread|with a slice|on .*bread|^.*bread with|cheese on|smørrebrød|eggs? on|on an /.test(
        title,
      ) && !/sandwich$|toastie|burger/.test(title)
        ? 'open'
        : 'closed';
    case 'RICE':
      return /fried rice|paella|risotto|nasi|pilaf|jambalaya|kedgeree|biryani|one-pan|one-pot|rice salad|pilau/.test(
        title,
      )
        ? 'mixedBed'
        : 'withBed';
    case 'GRAIN':
      return /salad|tabbouleh|pilaf/.test(title) ? 'mixedBed' : 'withBed';
    case 'PASTA':
      return /\bbake\b|lasagne|al forno|gratin/.test(title) ? 'gratin' : 'mixedBed';
    case 'NOODLES':
      return 'mixedBed';
    case 'SALAD':
      return 'tossed';
    case 'POTATO':
      return /stamppot|hutspot|[a-z]+ mash\b|zuurkool|hete bliksem/.test(title) &&
        /\bmash/.test(says) &&
        !/and mash|with mash|, mash|meatball/.test(title)
        ? 'stamppot'
        : 'sides';
    case 'OVEN':
      if (/granola/.test(title)) return 'nibbles';
      return /gratin|lasagne|(?<!tray)bake\b|moussaka|pie\b|pom,|enchilada|cannelloni|casserole|parmigiana|al forno|cheese sauce|cauliflower cheese|sorrentina|baked oats|ovenschotel|crumble|plaki|florentine|macaroni cheese|hotpot|cassoulet|toad in the hole/.test(
        title,
      )
        ? 'gratin'
        : 'trayBake';
    case 'PAN':
      if (/cauliflower mash|mash with/.test(title)) return 'stamppot';
      if (/pur[eé]e/.test(title)) return 'sides';
      if (hasCarrier && /on (?:[\w-]+ ){0,2}(?:toast|bread|muffin)/.test(title)) return 'open';
      if (
        /scrambl|fried egg|eggs|fry-up|breakfast|steak|salmon|fillet|schnitzel|chop|on creamed|with asparagus|halloumi|duck|sea bass|burger|sausage/.test(
          title,
        ) &&
        !/shakshuka|menemen|curry|stew|chilli|tagine/.test(title)
      )
        return 'sides';
      return 'stew';
    case 'BITE':
      if (hasCarrier && !/dip|hummus|chips|strips|muhammara/.test(title)) return 'open';
      if (/dip\b|hummus|guacamole|tzatziki|muhammara/.test(title)) return 'dip';
      return plating.left().every(({ piece }) => piece?.layer === 'bit') || /popcorn|trail mix|nuts and/.test(title)
        ? 'nibbles'
        : 'platter';
    case 'BOWL':
      if (/overnight|chia pudding/.test(title)) return plating.easel.chance() < 0.5 ? 'jar' : 'topped';
      return plating.has(/yoghurt|quark|skyr|milk|drink|ricotta|cottage|chia|custard|labneh/) &&
        dish.meal !== 'DINNER' &&
        dish.meal !== 'LUNCH'
        ? 'topped'
        : 'tossed';
    default:
      return 'sides';
  }
}
