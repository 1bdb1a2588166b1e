/** Returns the person's current local date, `YYYY-MM-DD`. */
export function today(): string {
  return dateOfMoment(new Date());
}

/** Returns the person's local date at an instant, `YYYY-MM-DD`. */
export function dateOfMoment(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
