import type { PlanVersion } from '../api/plan-versions.ts';

/**
 * Whether a version offers a coach's plan to a person who had none: it did not become theirs when they accepted the
 * coach, because it is not safe for their own profile.
 */
export function isWithheld({ is_offer: isOffer, who, changes }: PlanVersion): boolean {
  return isOffer && who !== 'PERSON' && changes.every(({ before }) => before === null);
}
