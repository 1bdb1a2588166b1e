/**
 * A radio button or checkbox drawn by its label. It is as large as the label, so the whole label scrolls into view on
 * focus.
 */
export const IN_LABEL = 'pointer-events-none absolute inset-0 size-full opacity-0';

/** Joins class names, omitting falsy ones. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
