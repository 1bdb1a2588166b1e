import type { Fault } from '../validation/fault.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './leaked-passwords.ts';

/**
 * In characters. NIST SP 800-63B, section 3.1.1.2, requires at least this many, and no particular kinds of characters.
 */
export const MIN_PASSWORD_LENGTH = 8;
/** In characters. */
export const MAX_PASSWORD_LENGTH = 128;

/** Minimum password length for each segment of the strength bar. */
const SEGMENT_LENGTHS = [2, 3, 5, 7] as const;
export const STRENGTH_SEGMENTS = SEGMENT_LENGTHS.length;

/** Minimum number of characters for a part of someone's name or address to make a password guessable. */
const TELLING_LENGTH = 4;

/** How many segments of the strength bar are filled. */
export function strengthOf(password: string): number {
  const length = lengthOf(password);
  return SEGMENT_LENGTHS.filter((least) => length >= least).length;
}

/**
 * Checks a new password: long enough, not among the most guessed, and not made up of `own`, which is what others know
 * about its owner, such as the address.
 */
export function validatePassword(
  password: string,
  own: readonly string[] = [],
): Fault<'required' | 'too_short' | 'too_long' | 'password_common' | 'password_like_you'> | null {
  if (password === '') return { code: 'required' };
  const length = lengthOf(password);
  if (length < MIN_PASSWORD_LENGTH) return { code: 'too_short', limit: MIN_PASSWORD_LENGTH };
  if (length > MAX_PASSWORD_LENGTH) return { code: 'too_long', limit: MAX_PASSWORD_LENGTH };
  if (isCommon(password)) return { code: 'password_common' };
  return isMadeOf(password, own) ? { code: 'password_like_you' } : null;
}

/** Whether a password is among those that attackers try first. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || isRun(plain)) return true;
  const word = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return word === '' ? isRun(plain.replaceAll(/\D/g, '')) : COMMON_WORDS.has(word);
}

/** Whether the password consists only of known facts about the owner and a few digits. */
function isMadeOf(password: string, own: readonly string[]): boolean {
  const rest = own
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= TELLING_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ''), password.toLowerCase());
  return rest.length < password.length && rest.replaceAll(/[\d\W_]/g, '') === '';
}

/**
 * Whether each character differs from the previous one by the same small step, as in 12345678, 87654321 or aaaaaaaa.
 */
function isRun(text: string): boolean {
  if (text.length < 2) return text !== '';
  const steps = Array.from({ length: text.length - 1 }, (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  // A run of ten digits may end in 0.
  return steps.every((step) => Math.abs(step) <= 1 && step === steps[0]) || '12345678901234567890'.includes(text);
}

function lengthOf(password: string): number {
  return Array.from(password).length;
}
