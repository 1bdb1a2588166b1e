import { salmonFillet, whiteFillet } from './drawing/fish-fillets.ts';
import { bakedFish, HERRING, KIPPER, MACKEREL, skinFillet, TROUT } from './drawing/fish-with-skin.ts';
import { chop } from './drawing/chops.ts';
import { fillet } from './drawing/fillet.ts';
import { type Piece, showing, sized, whole } from './drawing/piece.ts';
import { slicedBreast } from './drawing/poultry.ts';
import { cutlet } from './drawing/pressed.ts';
import type { Served } from './served.ts';

/** Meat or a substitute, beaten flat, breaded and fried. */
export const SCHNITZEL: Piece = showing('meatlike', whole(115, 44, cutlet(104, 72, '#d99a3c', { crumbed: true })));

/** Thin slices, floured and fried. */
export const CUTLET: Piece = showing('meatlike', whole(40, 27, cutlet(64, 40, '#cf9448')));

/** A schnitzel cut into slices: white inside, crumbs around it. */
export const KATSU: Piece = showing('meatlike', whole(115, 44, sized(slicedBreast('#d99a3c'), 1.1)));

export const FISH_CAKE: Piece = showing('fish', whole(44, 28, cutlet(58, 48, '#c98a3a', { crumbed: true })));
/** A bean burger, fried and served without a bun. */
export const BEAN_PATTY: Piece = whole(105, 40, cutlet(84, 76, '#6a4430', { crumbed: true }));

const meat = (piece: Piece) => showing('meat', piece);
const fish = (piece: Piece) => showing('fish', piece);

const BREAST = meat(whole(120, 42, slicedBreast()));
const ESCALOPE = meat(whole(125, 42, cutlet(98, 62, '#dca860')));
const THIGH = meat(whole(85, 36, sized(slicedBreast('#b3692a'), 0.84)));
const SALMON = fish(whole(115, 40, salmonFillet()));
const WHITE = fish(whole(130, 42, whiteFillet()));
const BREADED_FISH = fish(whole(125, 44, cutlet(112, 46, '#dca046', { crumbed: true })));
const SMOKED_HADDOCK = fish(whole(120, 42, whiteFillet('#f6d98e')));
const PORK = meat(whole(115, 44, chop({ meat: '#b57a46', handle: 0, half: [46, 33] })));
const PORK_CHOP = meat(whole(115, 46, chop({ meat: '#b57a46', handle: 12, half: [46, 34] })));
const STEAK = meat(
  whole(130, 40, fillet('#80452a', { length: 92, width: 60, marks: 'grill', mark: '#3c1a0c', height: 9 })),
);

const BREADED = /(?:fish|cod|pollock|haddock|fillets?)[\w ,]* (?:breadcrumbs|panko|batter)/;

/** Returns a food as served in one piece; null if it never is. */
export function wholePiece(looks: string, { note, says, title }: Served): Piece | null {
  const isThin = /thin slices/.test(note);
  if (/^(?:chicken|turkey)-breast$/.test(looks)) return isThin ? ESCALOPE : BREAST;
  if (/^pork-schnitzel$/.test(looks)) return ESCALOPE;
  if (isThin) return null;
  if (looks === 'chicken-thigh') return THIGH;
  if (looks === 'salmon') return SALMON;
  const isWhiteFish = /^(?:cod|pollock|pangasius|haddock|alaska-pollock|tilapia|hake|sea-bass|sea-bream|plaice)$/.test(
    looks,
  );
  if (isWhiteFish) return BREADED.test(says) ? BREADED_FISH : WHITE;
  if (looks === 'smoked-haddock') return SMOKED_HADDOCK;
  const skin = { trout: TROUT, mackerel: MACKEREL, kipper: KIPPER, 'herring-fresh': HERRING }[looks];
  if (skin !== undefined) {
    const isInFillets =
      /fillet/.test(note) || /kipper|herring/.test(looks) || /skin side|on the skin|skin up/.test(says);
    return fish(
      isInFillets || !/baked|whole/.test(title)
        ? whole(100, 46, sized(skinFillet(skin), 1.06))
        : whole(120, 52, sized(bakedFish(skin), 0.74)),
    );
  }
  if (looks.startsWith('pork-chop')) return PORK_CHOP;
  if (looks.startsWith('pork-leg-steak')) return PORK;
  if (/^(?:beef-steak|ribeye)$/.test(looks)) return STEAK;
  return null;
}
