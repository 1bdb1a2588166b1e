import type { KitchenKind } from '../../foods/kitchen-kinds.ts';

/**
 * Groups of interchangeable foods. Once one food of a group is bought, a second kind of rice or a third cheese would
 * only be opened for a spoonful.
 */
const GROUPS: readonly (readonly KitchenKind[])[] = [
  ['RICE'],
  ['YOGHURT', 'QUARK'],
  ['SLICED_BREAD'],
  ['ROLL', 'SOFT_BUN', 'CRUSTY_BREAD'],
  ['PITTA', 'WRAP'],
  ['CRISPBREAD'],
  ['SLICED_CHEESE', 'GRATED_CHEESE'],
  ['HARD_CHEESE'],
  ['SALAD_CHEESE'],
  ['CREAM', 'SOUR_CREAM', 'WHIPPING_CREAM'],
  ['CREAM_CHEESE', 'FRESH_CHEESE'],
  ['MILK', 'BUTTERMILK'],
  ['BUTTER', 'BREAD_SPREAD'],
  ['COLD_CUTS', 'RAW_HAM'],
  ['PASTA'],
  ['SMALL_PASTA', 'GRAIN', 'WHOLE_GRAIN'],
  ['NOODLES'],
  ['OATS'],
  ['MUESLI', 'CEREAL'],
  ['ONION'],
  ['SALAD_LEAF', 'PEPPERY_LEAF'],
  ['NUTS', 'FINE_NUTS'],
  ['SEEDS', 'SMALL_SEEDS', 'SESAME'],
  ['NUT_BUTTER'],
  ['SUGAR', 'SYRUP'],
  ['MUSTARD'],
  ['VINEGAR'],
  ['OIL'],
  ['SOY_SAUCE'],
  ['SOFT_HERB'],
  ['MINCE'],
  ['TINNED_FISH'],
  ['COOKED_PULSES'],
  ['DRY_LENTILS', 'DRY_BEANS'],
  ['STEAK', 'LEAN_PORK', 'BEEF_STRIPS'],
  ['OILY_FISH'],
  ['WHITE_FISH'],
  ['SMOKED_FISH'],
  ['SHELLFISH', 'COOKED_SHELLFISH'],
  ['TOFU', 'SMOKED_TOFU'],
  ['COOKING_GREENS', 'FROZEN_GREENS', 'KALE', 'ASIAN_GREENS'],
  ['CABBAGE', 'TENDER_CABBAGE'],
  ['POTATO', 'COOKED_POTATO'],
  ['DRIED_FRUIT'],
  ['PICKLES', 'OLIVES'],
];

const GROUP_OF = new Map(GROUPS.flatMap((kinds, group) => kinds.map((kind) => [kind, group] as const)));

export const KITCHEN_KIND_GROUPS = GROUPS.length;

/** The number of the group of interchangeable foods; -1 for none. */
export function kitchenKindGroup(kind: KitchenKind | undefined): number {
  return kind === undefined ? -1 : (GROUP_OF.get(kind) ?? -1);
}

/** The price added for another food of a group if one of the group is already bought. */
export const REPEATED_KIND_PENALTY = 1.2;
