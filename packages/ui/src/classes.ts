/** A radio or checkbox that its label draws: as large as the label, so that the whole of it is scrolled to with the focus. */
export const IN_LABEL = 'pointer-events-none absolute inset-0 size-full opacity-0';

/** Joins class names, leaving out what does not apply. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
