/** Returns the hour of the person's own clock, from 0 to 23. */
export function hourNow(): number {
  return new Date().getHours();
}
