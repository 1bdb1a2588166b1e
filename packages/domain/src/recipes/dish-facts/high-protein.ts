import { KCAL_PER_GRAM } from '../../macros/energy-of-macros.ts';

/**
 * Share of a dish's energy that must come from protein for it to count as high in protein. European labels may make
 * that claim from a fifth.
 */
const SHARE = 0.25;

/** Whether a dish is high in protein: at least a quarter of its energy (kcal) comes from its protein (g). */
export function isHighInProtein({ kcal, protein }: Readonly<{ kcal: number; protein: number }>): boolean {
  return kcal > 0 && (protein * KCAL_PER_GRAM.protein) / kcal >= SHARE;
}
