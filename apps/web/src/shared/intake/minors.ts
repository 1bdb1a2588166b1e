import type { Coached } from '@weekbord/domain/intake/minors';
import { validateOwnAge } from '@weekbord/domain/onboarding/validate-own-age';
import { usePhrases } from '../phrases/use-phrases.ts';
import type { CurrentUser } from '../session/current-user.ts';

const CODES = ['adults_only', 'client_too_young', 'minor_ask_coach'] as const;

/** Returns who coaches the user, which determines the minimum age. A guest has no coach. */
export function coachedOf(user: CurrentUser | undefined): Coached {
  return { hasCoach: user?.coach != null, isStated: user?.minor_statement != null };
}

/** Returns why a minor's self-reported age is refused, in words; otherwise undefined. */
export function useMinorRefusal(age: number | null, coached: Coached): string | undefined {
  const say = usePhrases('onboarding');
  const fault = validateOwnAge(age, coached);
  const code = CODES.find((known) => known === fault?.code);
  return code && say(code);
}
