/** How a food is measured in a shop, in grams; null if it is not sold that way. */
export type FoodMeasures = Readonly<{ gramsPerPiece: number | null; gramsPerMl: number | null }>;

/** What to put in the basket. `kg` and `l` are for large amounts of grams and millilitres. */
export type ShoppingAmount = Readonly<{ amount: number; unit: 'piece' | 'slice' | 'clove' | 'g' | 'kg' | 'ml' | 'l' }>;

/** Above this number of pieces a food is weighed rather than counted, as with nuts. */
const MOST_PIECES = 20;
/** Share of a piece below which buying a whole one would be misleading, as with 50 g of a watermelon. */
const SMALLEST_SHARE = 0.1;
/** Pieces up to this many grams are bought whole even if little is needed, such as a root of ginger. */
const SMALL_PIECE_GRAMS = 100;
/** Pieces lighter than this many grams are not counted, such as peas. */
const LIGHTEST_PIECE_GRAMS = 15;
/** Excess over whole pieces that does not require another piece, as a share of a piece. */
const IGNORED_SHARE = 0.1;
/** Excess over whole pieces that does not require another piece, as a share of the amount needed. */
const IGNORED_OF_NEEDED = 0.05;
/** The minimum grams or millilitres for an amount in kilograms or litres. */
const LARGE = 1000;

/** Amounts up to `below` are rounded up to a multiple of `step`. */
const STEPS = [
  { below: 10, step: 1 },
  { below: 100, step: 5 },
  { below: 250, step: 10 },
  { below: 500, step: 25 },
  { below: LARGE, step: 50 },
] as const;
/** Step for larger amounts, in grams or millilitres. */
const LARGE_STEP = 100;

/** How far an amount may exceed a step, as a share of it, and still be rounded to it. */
const TOLERANCE = 1e-6;

function roundUp(amount: number): number {
  const step = STEPS.find(({ below }) => amount < below)?.step ?? LARGE_STEP;
  return Math.ceil(amount / step - TOLERANCE) * step;
}

function pieces(grams: number, gramsPerPiece: number): number | null {
  const count = grams / gramsPerPiece;
  const isMuchTooLarge = count < SMALLEST_SHARE && gramsPerPiece > SMALL_PIECE_GRAMS;
  if (gramsPerPiece < LIGHTEST_PIECE_GRAMS || isMuchTooLarge || count > MOST_PIECES) return null;
  return roundPieces(count);
}

/** Rounds to whole pieces: at least one, short by at most a tenth of a piece and a twentieth of what is needed. */
export function roundPieces(count: number): number {
  return Math.max(1, Math.ceil(count - Math.min(IGNORED_SHARE, count * IGNORED_OF_NEEDED)));
}

/**
 * The amount to buy for at least this many grams: whole pieces if the food comes in them, millilitres if it is a
 * liquid, or else grams. Amounts are rounded up to steps that grow with the amount. Whole pieces may fall short by a
 * tenth of a piece.
 */
export function shoppingAmount(grams: number, { gramsPerPiece, gramsPerMl }: FoodMeasures): ShoppingAmount {
  const count = gramsPerPiece === null ? null : pieces(grams, gramsPerPiece);
  if (count !== null) return { amount: count, unit: 'piece' };
  const pours = gramsPerMl !== null && gramsPerMl > 0;
  const rounded = roundUp(pours ? grams / gramsPerMl : grams);
  if (rounded < LARGE) return { amount: rounded, unit: pours ? 'ml' : 'g' };
  return { amount: rounded / LARGE, unit: pours ? 'l' : 'kg' };
}
