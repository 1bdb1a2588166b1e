import type { groceryAmounts as english } from '../en/grocery-amounts.ts';
import type { Translation } from '../phrases.ts';

export const groceryAmounts = {
  piece: { one: '{count} stuk', other: '{count} stuks' },
  slice: { one: '{count} sneetje', other: '{count} sneetjes' },
  clove: { one: '{count} teentje', other: '{count} teentjes' },
  /** Packs of a food sold in several sizes by weight: the number of packs and the size printed on them. */
  times: '{count} × {size}',
  /** Packs by number of pieces. */
  ofPieces: '{packs} van {size}',
  TIN: { one: '{count} blik', other: '{count} blikken' },
  JAR: { one: '{count} pot', other: '{count} potten' },
  CARTON: { one: '{count} pak', other: '{count} pakken' },
  PACK: { one: '{count} pak', other: '{count} pakken' },
  SMALL_PACK: { one: '{count} pakje', other: '{count} pakjes' },
  TUB: { one: '{count} bak', other: '{count} bakken' },
  SMALL_TUB: { one: '{count} bakje', other: '{count} bakjes' },
  TRAY: { one: '{count} bakje', other: '{count} bakjes' },
  PUNNET: { one: '{count} bakje', other: '{count} bakjes' },
  BOTTLE: { one: '{count} fles', other: '{count} flessen' },
  BOX: { one: '{count} doos', other: '{count} dozen' },
  LOAF: { one: '{count} brood', other: '{count} broden' },
  BAG: { one: '{count} zak', other: '{count} zakken' },
  SMALL_BAG: { one: '{count} zakje', other: '{count} zakjes' },
  SACHET: { one: '{count} zakje', other: '{count} zakjes' },
  BAR: { one: '{count} reep', other: '{count} repen' },
  BUNCH: { one: '{count} bosje', other: '{count} bosjes' },
  HEAD: { one: '{count} krop', other: '{count} kroppen' },
  BULB: { one: '{count} bol', other: '{count} bollen' },
  STALK: { one: '{count} stengel', other: '{count} stengels' },
  BALL: { one: '{count} bol', other: '{count} bollen' },
  WHOLE: { one: '{count} stuk', other: '{count} stuks' },
  g: '{amount} g',
  kg: '{amount} kg',
  ml: '{amount} ml',
  l: '{amount} l',
  unknown: 'wat',
} as const satisfies Translation<typeof english>;
