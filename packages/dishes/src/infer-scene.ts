import type { SceneName } from '@weekbord/domain/recipes/scenes';
import { ingredientsOf, type UnstagedDish } from './dish.ts';
import { isCarrier } from './scenes/breads.ts';

/** What a dish is by its name, whatever its form; the first that fits. */
const BY_NAME: readonly (readonly [name: RegExp, scene: SceneName])[] = [
  [/ice loll|popsicle/, 'LOLLIES'],
  [/muffin|cupcake|mug cake|egg cups|scone|cheese puffs|pasties/, 'MUFFINS'],
  [/kale crisps|roasted chickpeas|popcorn/, 'NIBBLES'],
  [/cookie|biscuits|cheese crisps/, 'COOKIES'],
  [/\bballs\b|protein bites|energy bites|coconut.*bites|truffle/, 'BALLS'],
  [/\bbars?\b|flapjack|brownie|\bbark\b|traybake$|tray bake$/, 'BARS'],
  [/loaf cake|carrot cake|yoghurt cake|banana bread|\bcake$|spiced loaf$/, 'CAKE'],
  [/pizza(?! toast)|flammkuchen|lahmacun|pissaladi|\bpide\b/, 'PIZZA'],
  [/quiche|\btart\b|apple pie|quark cake|cheesecake|spanakopita|filo pie|puff pastry|börek/, 'QUICHE'],
  [
    /pancake|fritter|fishcake|rösti|poffertjes|blini|waffle|french toast|okonomiyaki|bubble and squeak|eierkoek/,
    'PANCAKES',
  ],
  [/omelette|frittata|tortilla española|spanish tortilla|foo yong/, 'OMELETTE'],
];

/** What no bread is. */
const BAKED: ReadonlySet<SceneName> = new Set(['OMELETTE', 'CAKE', 'PANCAKES', 'MUFFINS', 'COOKIES', 'BARS']);

/** Which scene a dish is drawn in, by what it is called and what it is on the table. */
export function inferScene(dish: UnstagedDish): SceneName {
  const { parts, title, says } = ingredientsOf(dish);
  const visible = parts.filter(({ piece, isUnseen }) => piece !== null && !isUnseen);
  const named = BY_NAME.find(([name]) => name.test(title))?.[1];
  const hasCarrier = visible.some(({ food }) => isCarrier(food));
  if (named && /^(?:OVEN|PAN|BITE|BREAD)$/.test(dish.form ?? '') && !(dish.form === 'BREAD' && BAKED.has(named)))
    return named;
  switch (dish.form) {
    case 'SOUP':
      return 'SOUP';
    case 'DRINK':
      return 'DRINK';
    case 'WRAP':
      return 'WRAPPED';
    case 'BREAD':
      if (!hasCarrier) return 'PLATTER';
      if (/curry|stew|masala|soup/.test(title)) return 'STEW';
      return /toast\b|open sandwich|crispbread|rusk|rice cake|crackers|on rye|melba|uitsmijter|bruschetta|on bread|tartine|rye bread|with a slice|on .*bread|^.*bread with|cheese on|smørrebrød|eggs? on|on an /.test(
        title,
      ) && !/sandwich$|toastie|burger/.test(title)
        ? 'OPEN'
        : 'CLOSED';
    case 'RICE':
      return /fried rice|paella|risotto|nasi|pilaf|jambalaya|kedgeree|biryani|one-pan|one-pot|rice salad|pilau/.test(
        title,
      )
        ? 'MIXED_BED'
        : 'WITH_BED';
    case 'GRAIN':
      return /salad|tabbouleh|pilaf/.test(title) ? 'MIXED_BED' : 'WITH_BED';
    case 'PASTA':
      return /\bbake\b|lasagne|al forno|gratin/.test(title) ? 'GRATIN' : 'MIXED_BED';
    case 'NOODLES':
      return 'MIXED_BED';
    case 'SALAD':
      return 'TOSSED';
    case 'POTATO':
      return /stamppot|hutspot|[a-z]+ mash\b|zuurkool|hete bliksem/.test(title) &&
        /\bmash/.test(says) &&
        !/and mash|with mash|, mash|meatball/.test(title)
        ? 'STAMPPOT'
        : 'SIDES';
    case 'OVEN':
      if (/granola/.test(title)) return 'NIBBLES';
      return /gratin|lasagne|(?<!tray)bake\b|moussaka|pie\b|pom,|enchilada|cannelloni|casserole|parmigiana|al forno|cheese sauce|cauliflower cheese|sorrentina|baked oats|ovenschotel|crumble|plaki|florentine|macaroni cheese|hotpot|cassoulet|toad in the hole/.test(
        title,
      )
        ? 'GRATIN'
        : 'TRAY_BAKE';
    case 'PAN':
      if (/cauliflower mash|mash with/.test(title)) return 'STAMPPOT';
      if (/pur[eé]e/.test(title)) return 'SIDES';
      if (hasCarrier && /on (?:[\w-]+ ){0,2}(?:toast|bread|muffin)/.test(title)) return 'OPEN';
      if (
        /scrambl|fried egg|eggs|fry-up|breakfast|steak|salmon|fillet|schnitzel|chop|on creamed|with asparagus|halloumi|duck|sea bass|burger|sausage/.test(
          title,
        ) &&
        !/shakshuka|menemen|curry|stew|chilli|tagine/.test(title)
      )
        return 'SIDES';
      return 'STEW';
    case 'BITE':
      if (hasCarrier && !/dip|hummus|chips|strips|muhammara/.test(title)) return 'OPEN';
      if (/dip\b|hummus|guacamole|tzatziki|muhammara/.test(title)) return 'DIP';
      return visible.every(({ piece }) => piece?.layer === 'bit') || /popcorn|trail mix|nuts and/.test(title)
        ? 'NIBBLES'
        : 'PLATTER';
    case 'BOWL':
      if (/overnight|chia pudding/.test(title)) return 'JAR';
      return parts.some(({ food }) => /yoghurt|quark|skyr|milk|drink|ricotta|cottage|chia|custard|labneh/.test(food)) &&
        dish.meal !== 'DINNER' &&
        dish.meal !== 'LUNCH'
        ? 'TOPPED'
        : 'TOSSED';
    default:
      return 'SIDES';
  }
}
