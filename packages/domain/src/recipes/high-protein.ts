import { KCAL_PER_GRAM } from '../macros/energy-of-macros.ts';

/** Share of a dish's energy from which it counts as high in protein; a European label may say so from a fifth. */
const SHARE = 0.25;

/** Whether a dish is high in protein: a quarter of its energy (kcal) or more is from its protein (g). */
export function isHighInProtein({ kcal, protein }: Readonly<{ kcal: number; protein: number }>): boolean {
  return kcal > 0 && (protein * KCAL_PER_GRAM.protein) / kcal >= SHARE;
}
