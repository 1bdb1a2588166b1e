import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { CurrentUser } from '../session/current-user.ts';
import { hasFlag } from './access.ts';

const ABOUT_HORMONES = ['FF_FEMALE_HORMONES', 'FF_FEMALE_HORMONES_MENOPAUSE_ONLY'] as const satisfies FeatureFlag[];

/** The user's enabled hormone and cycle flags; none for men. */
export function hormoneFlags(user: CurrentUser): readonly FeatureFlag[] {
  return user.intake?.gender === 'MALE' ? [] : ABOUT_HORMONES.filter((flag) => hasFlag(user, flag));
}
