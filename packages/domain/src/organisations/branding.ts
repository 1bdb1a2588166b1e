/** Maximum length of an organisation's name, in characters. */
export const MAX_ORGANISATION_NAME = 60;

/** Length of the longest side of a stored logo, in pixels: enough for a width of 176 points on the sharpest screens. */
export const LOGO_SIDE = 640;

/** Length of the longest side of a logo's small copy for emails, in pixels. */
export const SMALL_LOGO_SIDE = 240;

/** The colour of an organisation without a colour of its own. */
export const USUAL_COLOUR = '#00bcd4';

/** The energy target of the day in a preview, in kcal. */
export const SAMPLE_DAILY_GOAL = 2150;

const COLOUR = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/**
 * Parses a typed colour, with or without the # and in long or short form, into `#rrggbb`; null if it is not a colour.
 */
export function readColour(text: string): string | null {
  const [, digits] = COLOUR.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}
