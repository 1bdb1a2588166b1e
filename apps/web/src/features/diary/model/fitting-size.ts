/** Letters on paper, in points: from what is read from the kitchen table to what can still be read in the hand. */
const LARGEST = 11;
const SMALLEST = 4.5;
const STEP = 0.25;

/** What of an A4 page on its side is left between the margins, with something to spare, in pixels of CSS. */
const PIXELS_PER_MM = 96 / 25.4;
const ROOM = 186 * PIXELS_PER_MM;

/** The largest letters with which a page is no higher than a sheet of paper has room for. */
export function fittingSize(heightAt: (points: number) => number): number {
  for (let points = LARGEST; points > SMALLEST; points -= STEP) if (heightAt(points) <= ROOM) return points;
  return SMALLEST;
}
