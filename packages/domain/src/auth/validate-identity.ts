/** Characters. */
export const MAX_NAME_LENGTH = 150;
export const MAX_EMAIL_LENGTH = 254;
export const ONE_TIME_CODE_LENGTH = 4;

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\_]+(\.[^\s@.<>(),;:"[\]\\_]+)+$/;
const ONE_TIME_CODE = /^\d{4}$/;

export type NameError = 'name_required' | 'name_too_long';
export type EmailError = 'email_required' | 'email_invalid';
export type TermsError = 'terms_required';
export type OneTimeCodeError = 'one_time_code_invalid';
export type PasswordError = 'password_required' | 'passwords_differ';

/** Checks a first or last name; spaces around it do not count. */
export function validateName(name: string): NameError | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'name_required';
  return trimmed.length > MAX_NAME_LENGTH ? 'name_too_long' : null;
}

/** Checks an email address; spaces around it do not count. */
export function validateEmail(email: string): EmailError | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'email_required';
  if (trimmed.length > MAX_EMAIL_LENGTH || trimmed.includes('..')) return 'email_invalid';
  return EMAIL.test(trimmed) ? null : 'email_invalid';
}

/** Checks that the terms are accepted. */
export function validateTerms(accepted: boolean): TermsError | null {
  return accepted ? null : 'terms_required';
}

/** Checks a one-time code: exactly four digits. */
export function validateOneTimeCode(code: string): OneTimeCodeError | null {
  return ONE_TIME_CODE.test(code) ? null : 'one_time_code_invalid';
}

/** Checks that a new password and its repetition are the same. */
export function validatePasswords(password: string, repeated: string): PasswordError | null {
  if (password === '') return 'password_required';
  return password === repeated ? null : 'passwords_differ';
}
