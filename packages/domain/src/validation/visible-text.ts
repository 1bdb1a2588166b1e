/** Marks that turn the direction of what follows, or end that: they can make a text look like another one. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * What shows nothing by itself: separators, controls, marks that need a letter below them, and letters that are drawn as
 * nothing (fillers of Hangul and Khmer, the empty pattern of Braille).
 */
const UNSEEN = /\p{Z}|\p{C}|\p{M}|\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** Characters around a text that show nothing, other than the marks that end an emoji or a word. */
const UNSEEN_BEFORE = /^[\p{Z}\p{Cc}\p{Cf}\s\u115f\u1160\u2800\u3164\uffa0]+/u;
const UNSEEN_AFTER = /[\p{Z}\p{Cc}\s\u00ad\u115f\u1160\u200b\u2060\u2800\u3164\ufeff\uffa0]+$/u;

/**
 * A text as it is kept: without marks of direction, and without what shows nothing at its ends; empty where it shows nothing
 * at all. What joins letters or emoji within it stays.
 */
export function visibleText(text: string): string {
  const trimmed = text.replaceAll(DIRECTION_MARKS, '').replace(UNSEEN_BEFORE, '').replace(UNSEEN_AFTER, '');
  return trimmed.replaceAll(UNSEEN, '') === '' ? '' : trimmed;
}
