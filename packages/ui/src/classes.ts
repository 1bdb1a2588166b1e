/**
 * A radio button or checkbox that its label draws: as large as the label, so that all of it is scrolled into view on
 * focus.
 */
export const IN_LABEL = 'pointer-events-none absolute inset-0 size-full opacity-0';

/** Joins class names, omitting falsy ones. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
