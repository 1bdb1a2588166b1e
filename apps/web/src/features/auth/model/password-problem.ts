import { validatePassword } from '@weekbord/domain/auth/password-strength';
import type { Say } from '../../../shared/phrases/use-phrases.ts';

/** Returns what is wrong with a chosen password, in words. `own` is what others may know about its owner. */
export function passwordProblem(
  password: string,
  say: Say<'passwords'>,
  sayShared: Say<'shared'>,
  own: readonly string[] = [],
): string | undefined {
  const fault = validatePassword(password, own);
  switch (fault?.code) {
    case undefined:
      return undefined;
    case 'required':
      return sayShared('required');
    case 'too_short':
      return say('tooShort', { count: fault.limit ?? 0 });
    case 'too_long':
      return say('tooLong', { count: fault.limit ?? 0 });
    case 'password_common':
      return say('common');
    case 'password_like_you':
      return say('likeYou');
  }
}
