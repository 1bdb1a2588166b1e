/** The largest font size in print, in points: readable on a kitchen table. */
const LARGEST = 11;
/** The smallest font size in print, in points: readable in the hand. */
const SMALLEST = 4.5;
/** The steps in which font sizes are tried, in points. */
const STEP = 0.25;

/** CSS pixels per millimetre. */
const PIXELS_PER_MM = 96 / 25.4;
/** The height within the margins of a landscape A4 page, with some slack, in CSS pixels. */
const ROOM = 186 * PIXELS_PER_MM;

/** Returns the largest font size at which a page fits on a sheet of paper; the smallest one if none fits. */
export function fittingSize(heightAt: (points: number) => number): number {
  for (let points = LARGEST; points > SMALLEST; points -= STEP) if (heightAt(points) <= ROOM) return points;
  return SMALLEST;
}
