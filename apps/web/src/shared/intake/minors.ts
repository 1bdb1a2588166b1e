import type { Coached } from '@weekbord/domain/intake/minors';
import { validateOwnAge } from '@weekbord/domain/onboarding/validate-own-age';
import { usePhrases } from '../phrases/use-phrases.ts';
import type { CurrentUser } from '../session/current-user.ts';

const CODES = ['adults_only', 'client_too_young', 'minor_ask_coach'] as const;

/** Who looks after the user, which decides from which age they may use the product. A guest is on their own. */
export function coachedOf(user: CurrentUser | undefined): Coached {
  return { hasCoach: user?.coach != null, isStated: user?.minor_statement != null };
}

/** Why an age that people give of themselves is refused because it is a minor's, in words; else undefined. */
export function useMinorRefusal(age: number | null, coached: Coached): string | undefined {
  const say = usePhrases('onboarding');
  const fault = validateOwnAge(age, coached);
  const code = CODES.find((known) => known === fault?.code);
  return code && say(code);
}
