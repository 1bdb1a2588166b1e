import type { FeatureFlag } from '@weekbord/domain/vocabulary';
import type { CurrentUser } from '../session/current-user.ts';
import { hasFlag } from './access.ts';

const ABOUT_HORMONES = ['FF_FEMALE_HORMONES', 'FF_FEMALE_HORMONES_MENOPAUSE_ONLY'] as const satisfies FeatureFlag[];

/** The flags that are on for a user by which recipes are said to be for hormones or the cycle; for a man none is. */
export function hormoneFlags(user: CurrentUser): readonly FeatureFlag[] {
  return user.intake?.gender === 'MALE' ? [] : ABOUT_HORMONES.filter((flag) => hasFlag(user, flag));
}
