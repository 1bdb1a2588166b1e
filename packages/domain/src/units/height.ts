/** Exact by definition of the international inch. */
const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

export type FeetAndInches = Readonly<{ feet: number; inches: number }>;

export function totalInches({ feet, inches }: FeetAndInches): number {
  return feet * INCHES_PER_FOOT + inches;
}

/** A height in cm as feet and whole inches; 12 inches carry over to the next foot. */
export function centimetresToFeet(heightInCm: number): FeetAndInches {
  const inches = Math.round(heightInCm / CENTIMETRES_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

/** Converts feet and inches to whole centimetres. */
export function feetToCentimetres(height: FeetAndInches): number {
  return Math.round(totalInches(height) * CENTIMETRES_PER_INCH);
}
