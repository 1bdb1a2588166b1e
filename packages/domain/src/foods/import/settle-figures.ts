import { KCAL_PER_GRAM, kcalOfMacros } from '../../macros/energy-of-macros.ts';
import { roundTo } from '../../numbers/rounding.ts';
import type { ImportedFigures, NotedRepair, ReadPart, Refusal } from './imported-food.ts';
import type { RawFigures } from './raw-figures.ts';

/** Plausible nutrients, with the repairs they needed. */
export type SettledFigures = Readonly<{ figures: ImportedFigures; repairs: readonly NotedRepair[] }>;

/** The properties of a record that affect how its figures are judged. */
export type LabelHabits = Readonly<{
  /**
   * Whether carbohydrates are computed by difference and include fibre, as on labels in the United States and Canada.
   */
  fiberAmongCarbohydrates: boolean;
  /** Whether the food may contain alcohol that the record does not state; its energy then need not match the macros. */
  mayHoldAlcohol: boolean;
}>;

const KILOJOULES_PER_KCAL = 4.184;
/** The kJ to kcal ratios that count as equal, allowing for rounding and unusual factors. */
const RATIO = { from: 3.9, to: 4.5 };
/** kcal per 100 g of pure fat, the highest possible, allowing for rounding. */
const MOST_ENERGY = 910;
/** The most grams that the parts of 100 g may add up to. It is more than 100, because labels round each part. */
const MOST_GRAMS = 105;
/** The most grams of a single nutrient per 100 g, allowing for rounding. */
const MOST_OF_ONE = 100.5;
/** Sodium is 1 / 2.5 of salt by weight (Regulation 1169/2011, Annex I). */
const SALT_PER_SODIUM = 2.5;
/** The ratios of salt to sodium that are accepted, because labels round both. */
const SALT_RATIO = { from: 2.2, to: 2.8 };
/** How many grams a part may exceed its whole by, because both are rounded. */
const PART_LEEWAY = 0.6;
/** Grams per millilitre of alcohol. */
const ALCOHOL_DENSITY = 0.789;
/** kcal per gram of polyols, which labels count among the carbohydrates. */
const POLYOL_KCAL = 2.4;

type Macros = { protein: number | null; fat: number | null; carbohydrates: number | null; fiber: number | null };

/**
 * Decides which nutrients of a record are valid, erring on the side of safety: doubtful values are refused, not
 * guessed.
 */
export function settleFigures(raw: RawFigures, habits: LabelHabits): ReadPart<SettledFigures> {
  const given = raw.figures;
  const repairs: NotedRepair[] = [...raw.repairs];
  const fault = impossible(raw);
  if (fault !== null) return fault;
  const macros: Macros = {
    protein: given.proteins,
    fat: given.fat,
    carbohydrates: given.carbohydrates,
    fiber: given.fiber,
  };
  const { carbohydrates, fiber } = macros;
  if (
    habits.fiberAmongCarbohydrates &&
    carbohydrates !== null &&
    fiber !== null &&
    fiber > 0 &&
    fiber <= carbohydrates
  ) {
    macros.carbohydrates = carbohydrates - fiber;
    repairs.push({ repair: 'fiber_subtracted', detail: `${show(carbohydrates)} g with ${show(fiber)} g fiber` });
  }
  const total = sum([macros.protein, macros.fat, macros.carbohydrates, macros.fiber]);
  if (total > MOST_GRAMS) return refuse('macros_over_100', `${show(total)} g`);
  const energy = settleEnergy(raw, macros, habits, repairs);
  if ('refused' in energy) return energy;
  const missing = (['protein', 'fat', 'carbohydrates'] as const).filter((macro) => macros[macro] === null);
  if (missing.length > 0) repairs.push({ repair: 'macros_missing', detail: missing.join(', ') });
  const figures = {
    kcal: energy.value,
    ...macros,
    saturated_fat: partOf(given['saturated-fat'], macros.fat, 'saturated fat', repairs),
    sugars: partOf(given.sugars, macros.carbohydrates, 'sugars', repairs),
    salt: settleSalt(raw, repairs),
  };
  return { value: { figures: rounded(figures, repairs), repairs } };
}

function impossible({ figures }: RawFigures): ReturnType<typeof refuse> | null {
  for (const [nutrient, value] of Object.entries(figures)) {
    if (value === null) continue;
    if (value < 0) return refuse('negative_figure', `${nutrient} ${show(value)}`);
    if (nutrient.startsWith('energy') || value <= MOST_OF_ONE) continue;
    const reason: Refusal = nutrient === 'salt' || nutrient === 'sodium' ? 'salt_impossible' : 'macros_over_100';
    return refuse(reason, `${nutrient} ${show(value)} g`);
  }
  if ((figures.sodium ?? 0) * SALT_PER_SODIUM > MOST_OF_ONE && figures.salt === null) {
    return refuse('salt_impossible', `sodium ${show(figures.sodium ?? 0)} g`);
  }
  return null;
}

/** Energy from the macros; null if one of them is unknown. */
function energyOfMacros({ figures }: RawFigures, { protein, fat, carbohydrates, fiber }: Macros): number | null {
  if (protein === null || fat === null || carbohydrates === null) return null;
  const alcohol = (figures.alcohol ?? 0) * ALCOHOL_DENSITY;
  const polyols = Math.min(figures.polyols ?? 0, carbohydrates);
  const less = polyols * (KCAL_PER_GRAM.carbohydrates - POLYOL_KCAL);
  return kcalOfMacros({ protein, fat, carbohydrates, fiber: fiber ?? 0, alcohol }) - less;
}

function settleEnergy(
  raw: RawFigures,
  macros: Macros,
  { mayHoldAlcohol }: LabelHabits,
  repairs: NotedRepair[],
): ReadPart<number> {
  const { 'energy-kcal': kcal, 'energy-kj': kilojoules } = raw.figures;
  const counted = energyOfMacros(raw, macros);
  const mend = (repair: NotedRepair['repair'], value: number): ReadPart<number> => {
    if (value > MOST_ENERGY) return refuse('energy_impossible', detail);
    repairs.push({ repair, detail: `${detail}; taken ${show(value)} kcal` });
    return { value };
  };
  const detail = [
    kcal === null ? 'no kcal' : `${show(kcal)} kcal`,
    kilojoules === null ? 'no kJ' : `${show(kilojoules)} kJ`,
    counted === null ? 'macros unknown' : `${show(counted)} kcal by the macros`,
  ].join(', ');
  if (kcal === null && kilojoules === null) {
    return counted === null ? refuse('no_nutrition', detail) : mend('energy_from_macros', counted);
  }
  const byKilojoules = kilojoules === null ? null : kilojoules / KILOJOULES_PER_KCAL;
  if (kcal === null) return checked(byKilojoules ?? 0, 'energy_from_kilojoules');
  // More than pure fat contains, so the number is in kJ.
  if (kcal > MOST_ENERGY) return checked(kcal / KILOJOULES_PER_KCAL, 'kilojoules_as_kcal');
  if (byKilojoules === null || agree(kcal, kilojoules ?? 0)) return checked(kcal, null);
  const silentOnAlcohol = mayHoldAlcohol && raw.figures.alcohol === null;
  if (counted === null || silentOnAlcohol) return refuse('energy_contradicts', detail);
  return mend('energy_from_macros', counted);

  /** Accepts, repairs or refuses an energy, compared with the macros. */
  function checked(value: number, repair: NotedRepair['repair'] | null): ReadPart<number> {
    if (value > MOST_ENERGY) return refuse('energy_impossible', detail);
    if (counted === null && !covers(value, macros)) return refuse('energy_contradicts', detail);
    if (counted === null || isNear(value, counted, NEAR) || (mayHoldAlcohol && value > counted)) {
      return repair === null ? { value } : mend(repair, value);
    }
    // The kcal field contains kJ, unless the record also has kJ and the two agree.
    if (kilojoules === null && isNear(value / KILOJOULES_PER_KCAL, counted, NEAR)) {
      return mend('kilojoules_as_kcal', value / KILOJOULES_PER_KCAL);
    }
    if (!isNear(value, counted, FAR)) return refuse('energy_contradicts', detail);
    return mend('energy_differs_from_macros', value);
  }
}

/**
 * The deviation from the energy of the macros that still counts as a match: polyols, acids and the factors used in some
 * countries explain this much.
 */
const NEAR = { kcal: 20, share: 0.2 };
/** How far a stated energy may deviate from that of the macros and still be plausible. */
const FAR = { kcal: 50, share: 0.5 };

function isNear(value: number, other: number, { kcal, share }: typeof NEAR): boolean {
  return Math.abs(value - other) <= Math.max(kcal, share * Math.max(value, other));
}

/** Whether the energy is enough for the known macros. */
function covers(value: number, { protein, fat, carbohydrates }: Macros): boolean {
  const known = kcalOfMacros({ protein: protein ?? 0, fat: fat ?? 0, carbohydrates: carbohydrates ?? 0 });
  return known <= value || isNear(value, known, FAR);
}

/** Whether kcal and kJ agree. For small values, rounding alone distorts the ratio. */
function agree(kcal: number, kilojoules: number): boolean {
  const ratio = kilojoules / kcal;
  return (ratio >= RATIO.from && ratio <= RATIO.to) || Math.abs(kilojoules - kcal * KILOJOULES_PER_KCAL) < 5;
}

function settleSalt({ figures: { salt, sodium } }: RawFigures, repairs: NotedRepair[]): number | null {
  if (sodium === null) return salt;
  const bySodium = sodium * SALT_PER_SODIUM;
  const ratio = (salt ?? 0) / sodium;
  const agrees = (ratio >= SALT_RATIO.from && ratio <= SALT_RATIO.to) || Math.abs((salt ?? 0) - bySodium) < 0.02;
  if (salt !== null && agrees) return salt;
  if (bySodium > MOST_OF_ONE) return salt;
  repairs.push({
    repair: 'salt_from_sodium',
    detail: `${salt === null ? 'no salt' : `salt ${show(salt)} g`}, sodium ${show(sodium)} g`,
  });
  return bySodium;
}

/** A part larger than its whole is unknown: either the part or the whole may be wrong. */
function partOf(part: number | null, whole: number | null, name: string, repairs: NotedRepair[]): number | null {
  if (part === null || whole === null || part <= whole + PART_LEEWAY) return part;
  repairs.push({ repair: 'part_over_whole', detail: `${name} ${show(part)} g of ${show(whole)} g left out` });
  return null;
}

function rounded(figures: ImportedFigures, repairs: NotedRepair[]): ImportedFigures {
  if (figures.kcal !== roundTo(figures.kcal, 3)) {
    repairs.push({ repair: 'figures_rounded', detail: `${figures.kcal} kcal` });
  }
  const cut = (value: number | null, decimals: number) => (value === null ? null : roundTo(value, decimals));
  return {
    kcal: roundTo(figures.kcal, 1),
    protein: cut(figures.protein, 2),
    fat: cut(figures.fat, 2),
    carbohydrates: cut(figures.carbohydrates, 2),
    fiber: cut(figures.fiber, 2),
    saturated_fat: cut(figures.saturated_fat, 2),
    sugars: cut(figures.sugars, 2),
    salt: cut(figures.salt, 3),
  };
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const show = (value: number) => String(roundTo(value, 2));

function refuse(refused: Refusal, detail: string) {
  return { refused, detail } as const;
}
