import { heap, lump } from './drawing/chunks.ts';
import { cheeseSlice } from './drawing/cheese.ts';
import type { Colour } from './drawing/colour.ts';
import { curd } from './drawing/carved.ts';
import { fillet } from './drawing/fillet.ts';
import { sausage, strip } from './drawing/strips.ts';
import { fold } from './drawing/flat-pieces.ts';
import { bit, part, type Piece, showing, whole } from './drawing/piece.ts';
import { ball, friedEgg } from './drawing/round.ts';
import type { Served } from './served.ts';
import { looksLike, pieceOf } from './foods.ts';
import { BEAN_PATTY, CUTLET, FISH_CAKE, KATSU, SCHNITZEL, wholePiece } from './served-whole.ts';
import { servedVegetable } from './served-vegetables.ts';

const FRIED_EGG = showing('egg', part(50, 30, friedEgg()));
const POACHED_EGG = showing('egg', part(50, 27, friedEgg(27)));
const SCRAMBLED = showing('egg', part(9, 13, curd('#f9d566', 16)));
/** For a food in pieces too small to see. */
const MIXED_IN = null;
const OMELETTE = showing('egg', part(50, 30, fold('#f4cd5c', 74, { wide: 0.5 })));

function egg({ title, says, note, form }: Served): Piece | null {
  if (/french toast|wentelteef|waffle/.test(title) && !/fried egg|boiled egg/.test(title)) return MIXED_IN;
  if ((form === 'BREAD' && /omelette/.test(title)) || /foe yong|foo yong|fu yong/.test(title)) return OMELETTE;
  if (/scrambl|roerei|menemen|oyakodon|à brás/.test(says)) return SCRAMBLED;
  if (/beaten/.test(note) && !/omelette/.test(says)) return MIXED_IN;
  if (/fried egg|fry (?:the|an|one|two|both|each)[\w ]* eggs?|uitsmijter|sunny/.test(says)) return FRIED_EGG;
  if (
    /poach|shakshuka|(?:crack|break)[\w ]* eggs? in(?:to)? (?:the|each|them)|into the (?:hollows|wells)|baked egg/.test(
      says,
    )
  )
    return POACHED_EGG;
  if (
    /boil[\w ,]* eggs?|eggs?[\w ,]*boil|eggs?[\w ,]*(?:halve|quarter|wedges|slices)|(?:halve|quarter|peel|slice)[\w ,]* eggs?|hard-boiled|devilled/.test(
      says,
    )
  )
    return pieceOf('egg');
  return /strips of omelette|omelette/.test(says) && !/omelette/.test(title)
    ? showing('egg', part(5, 12, strip('#f2c754', 32, 8, { wave: 0.3 })))
    : MIXED_IN;
}

const CRUMBLED_TOFU = part(9, 10, heap(curd('#ecd38c', 7.5), 4, 9));

const MINCE = /(?:^|-)mince/;
const browned = (food: string): Colour =>
  /chicken|turkey|pork/.test(food) ? '#b5793f' : /fish|salmon/.test(food) ? '#d8944e' : '#7a4426';
const MEATBALL = (food: string) =>
  showing('meatlike', part(26, 15, ball(browned(food), 15.5, { wobble: 0.13, gloss: 0.35 })));
const FISH_BALL = showing('fish', part(20, 14, ball('#b08a5c', 14.5, { wobble: 0.16, gloss: 0.2 })));
/** A small meatball. A soup has many of them, but a plate only as many as people would count. */
const SMALL_MEATBALL = (food: string, form: string | null) =>
  showing('meatlike', part(form === 'SOUP' ? 12 : 20, 14, ball(browned(food), 14, { wobble: 0.16, gloss: 0.3 })));
const PATTY = (food: string) =>
  showing(
    'meatlike',
    whole(
      105,
      42,
      fillet(browned(food), { length: 82, width: 78, marks: 'sear', mark: '#44200e', taper: 0.05, height: 9 }),
    ),
  );
const MEATLOAF = showing(
  'meatlike',
  part(62, 30, fillet('#8a5230', { length: 62, width: 40, marks: 'crust', mark: '#5a2e14', taper: 0.05, height: 7 })),
);
const KEBAB = showing('meatlike', part(38, 24, sausage('#7a4526', 52, 17)));

const CUT = /cube|dice|strip|chunk|piece|slice|shred|flake|bite|mince|chop|into/;

/**
 * Returns how a food looks as served in this dish: an egg fried or halved, mince as burgers, a fillet whole. Null if it
 * is not visible.
 */
export function servedAs(food: string, as: Served): Piece | null {
  const looks = looksLike(food);
  if (looks === 'egg') return egg(as);
  if (food === 'egg-white' || food === 'egg-yolk') return egg(as) === SCRAMBLED ? SCRAMBLED : MIXED_IN;
  const { title, note, form, says } = as;
  if (/^(?:silken-|smoked-)?tofu$/.test(looks) && /scrambl/.test(title)) return CRUMBLED_TOFU;
  if (MINCE.test(food) && !/taco|chilli con|loaded/.test(title)) {
    if (/burger/.test(title) && !/bowl|soup/.test(title)) return PATTY(food);
    if (/meatballs|\bballs\b|köttbullar/.test(title) && (form === 'SOUP' || !/dutch meatballs|large/.test(title)))
      return SMALL_MEATBALL(food, form);
    if (/meatball|\bballs?\b|kefta|köttbullar|frikadel|albondigas|bitterbal|gehaktbal/.test(title))
      return MEATBALL(food);
    if (/kofte|köfte|kofta|kebab|ćevap|cevap/.test(title)) return KEBAB;
    if (/meatloaf/.test(title)) return MEATLOAF;
  }
  if (
    /schnitzel|katsu/.test(title) &&
    /^(?:chicken-breast|pork-schnitzel|turkey-breast|pork-leg-steak|seitan|chicken-thigh)$/.test(looks)
  )
    return /katsu/.test(title) ? KATSU : SCHNITZEL;
  if (
    /^(?:POTATO|PAN|OVEN)$/.test(form ?? '') &&
    (!CUT.test(note) || /thin slices/.test(note)) &&
    !/curry|stew|goulash|chilli|saag|masala|gratin|bake\b|pie|soup|pasta|hash|stir|fricass|casserole|stroganoff|ragout|tagine|chowder|skewer|satay|cakes/.test(
      title,
    )
  ) {
    const large = wholePiece(looks, as);
    const cutInSteps = new RegExp(
      `(?:cut|dice|slice|chop) the (?:${looks.replace(/-.*/, '')}|meat|fish)[^.]*(?:cube|strip|chunk|piece|dice)`,
    );
    if (large !== null && !cutInSteps.test(says)) return large;
  }
  if (/(?:sardine|fish|tuna|salmon)[ -]balls/.test(title) && pieceOf(food)?.look === 'fish') return FISH_BALL;
  if (/kibbeling/.test(title) && pieceOf(food)?.look === 'fish') return pieceOf('kibbeling');
  if (/^(?:cheese-gouda|cheese-30|edam$|cheese-cumin)/.test(food) && /BREAD|WRAP/.test(form ?? ''))
    return showing('dairy', part(20, 27, cheeseSlice('#f4cb5a', 56)));
  if (looks.startsWith('linseed') && /crackers/.test(title)) return pieceOf('seed-crackers-low-carb');
  if (looks === 'ontbijtkoek' && /crumbl/.test(says)) return CRUMBS_OF_CAKE;
  if (/piccata|cutlet|escalope/.test(title) && /^(?:seitan|tempeh)$/.test(looks)) return CUTLET;
  if (/fish ?cakes/.test(title) && pieceOf(food)?.look === 'fish' && /POTATO|PAN/.test(form ?? '')) return FISH_CAKE;
  if (/burger/.test(title) && /POTATO|PAN/.test(form ?? '') && /beans-canned|chickpeas|lentils/.test(looks))
    return BEAN_PATTY;
  if (looks === 'peanut-butter' && /satay|saté|peanut (?:sauce|curry|stew)|gado/.test(title))
    return pieceOf('peanut-sauce');
  return servedVegetable(looks, as) ?? pieceOf(food);
}

const CRUMBS_OF_CAKE = showing('wheat', bit(2, 6, lump('#b0703a', 6, { wobble: 0.4, gloss: 0 })));
