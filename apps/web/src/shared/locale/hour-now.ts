/** Returns the current hour in the person's time zone, from 0 to 23. */
export function hourNow(): number {
  return new Date().getHours();
}
