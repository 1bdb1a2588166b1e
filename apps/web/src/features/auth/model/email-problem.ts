import { validateEmail } from '@weekbord/domain/auth/validate-identity';
import type { Say } from '../../../shared/phrases/use-phrases.ts';

/** Returns what is wrong with an email address, in words. */
export function emailProblem(email: string, say: Say<'auth'>, sayShared: Say<'shared'>): string | undefined {
  const fault = validateEmail(email);
  if (!fault) return undefined;
  return fault.code === 'required' ? sayShared('required') : say('emailExample', { problem: say('invalidEmail') });
}
