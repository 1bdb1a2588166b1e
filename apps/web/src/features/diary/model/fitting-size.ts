/** The font sizes in print, in points: from readable on a kitchen table to readable in the hand. */
const LARGEST = 11;
const SMALLEST = 4.5;
const STEP = 0.25;

/** The area within the margins of a landscape A4 page, with some slack, in CSS pixels. */
const PIXELS_PER_MM = 96 / 25.4;
const ROOM = 186 * PIXELS_PER_MM;

/** Returns the largest font size that makes a page fit the height of a sheet of paper. */
export function fittingSize(heightAt: (points: number) => number): number {
  for (let points = LARGEST; points > SMALLEST; points -= STEP) if (heightAt(points) <= ROOM) return points;
  return SMALLEST;
}
