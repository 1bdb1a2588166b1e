import type { Fault } from '../validation/fault.ts';
import { visibleText } from '../validation/visible-text.ts';

/** In characters, for a first name and for a last name. */
export const MAX_NAME_LENGTH = 100;
/** In characters. */
export const MAX_EMAIL_LENGTH = 254;

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\_]+(\.[^\s@.<>(),;:"[\]\\_]+)+$/;
const ONE_TIME_CODE = /^\d{4}$/;

/** Checks a first or last name. Surrounding spaces are ignored. */
export function validateName(name: string): Fault<'required' | 'too_long'> | null {
  const trimmed = visibleText(name);
  if (trimmed === '') return { code: 'required' };
  return trimmed.length > MAX_NAME_LENGTH ? { code: 'too_long', limit: MAX_NAME_LENGTH } : null;
}

/** Checks an email address. Surrounding spaces are ignored. */
export function validateEmail(email: string): Fault<'required' | 'too_long' | 'not_an_email'> | null {
  const trimmed = email.trim();
  if (trimmed === '') return { code: 'required' };
  if (trimmed.length > MAX_EMAIL_LENGTH) return { code: 'too_long', limit: MAX_EMAIL_LENGTH };
  return EMAIL.test(trimmed) && !trimmed.includes('..') ? null : { code: 'not_an_email' };
}

/** Checks a one-time code: exactly four digits. */
export function validateOneTimeCode(code: string): Fault<'otp_not_four_digits'> | null {
  return ONE_TIME_CODE.test(code) ? null : { code: 'otp_not_four_digits' };
}
