/** Marks that begin or end a change of text direction; they can make a text look like a different one. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Characters that are invisible by themselves: separators, controls, combining marks, and blank letters (Hangul and
 * Khmer fillers, the empty Braille pattern).
 */
const UNSEEN = /\p{Z}|\p{C}|\p{M}|\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** Invisible characters before a text. */
const UNSEEN_BEFORE = /^[\p{Z}\p{Cc}\p{Cf}\s\u115f\u1160\u2800\u3164\uffa0]+/u;
/** Invisible characters after a text, except for marks that end an emoji or a word. */
const UNSEEN_AFTER = /[\p{Z}\p{Cc}\s\u00ad\u115f\u1160\u200b\u2060\u2800\u3164\ufeff\uffa0]+$/u;

/**
 * Cleans a text for storage: removes direction marks and invisible characters at its ends; empty if nothing visible
 * remains. Joiners of letters or emoji within it are kept.
 */
export function visibleText(text: string): string {
  const trimmed = text.replaceAll(DIRECTION_MARKS, '').replace(UNSEEN_BEFORE, '').replace(UNSEEN_AFTER, '');
  return trimmed.replaceAll(UNSEEN, '') === '' ? '' : trimmed;
}
