import { plateOfPortions } from '../plates/plate-code.ts';
import type { Plates } from '../plates/plates-for-slot.ts';
import type { SlotMacros } from '../macros/macros.ts';
import { LEAST_OF_MEAL } from './aims-of-repair.ts';

/** People do not notice another size of a meal if its energy and its protein differ by less than this share. */
const NOTICED = 0.04;

/** An existing meal as the only plate of its slot; `kcalOfRecipe` is for one portion of its recipe. */
export function plateAsItIs({ macros }: Readonly<{ macros: SlotMacros }>, kcalOfRecipe: number): Plates {
  const { size, protein, starch, fat } = plateOfPortions(
    kcalOfRecipe > 0 && macros.kcal > 0 ? macros.kcal / kcalOfRecipe : 1,
  );
  return {
    count: 1,
    kcal: Float64Array.of(macros.kcal),
    protein: Float64Array.of(macros.protein),
    fat: Float64Array.of(macros.fat),
    carbohydrates: Float64Array.of(macros.carbohydrates),
    changed: Float64Array.of(0),
    size: Int8Array.of(size),
    proteinStep: Int8Array.of(protein),
    starchStep: Int8Array.of(starch),
    fatStep: Int8Array.of(fat),
  };
}

/**
 * Keeps the plates that are large enough for a meal in a slot with this many kcal and, if a dish is already there, that
 * differ noticeably in size from it.
 */
export function otherSizes(plates: Plates, kcalOfSlot: number, existing: SlotMacros | null): Plates {
  const kept: number[] = [];
  for (let at = 0; at < plates.count; at += 1) {
    const kcal = plates.kcal[at]!;
    if (kcal < LEAST_OF_MEAL * kcalOfSlot) continue;
    const isNoticed =
      existing === null ||
      Math.abs(kcal - existing.kcal) >= NOTICED * existing.kcal ||
      Math.abs(plates.protein[at]! - existing.protein) >= NOTICED * existing.protein;
    if (isNoticed) kept.push(at);
  }
  return kept.length === plates.count ? plates : pickPlates(plates, kept);
}

function pickPlates(plates: Plates, kept: readonly number[]): Plates {
  const floats = (column: Float64Array) => Float64Array.from(kept, (at) => column[at]!);
  const steps = (column: Int8Array) => Int8Array.from(kept, (at) => column[at]!);
  return {
    count: kept.length,
    kcal: floats(plates.kcal),
    protein: floats(plates.protein),
    fat: floats(plates.fat),
    carbohydrates: floats(plates.carbohydrates),
    changed: floats(plates.changed),
    size: steps(plates.size),
    proteinStep: steps(plates.proteinStep),
    starchStep: steps(plates.starchStep),
    fatStep: steps(plates.fatStep),
  };
}
