import { onboardingPaths } from '@weekbord/contract/onboarding/paths';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';

/** The undo id of the meals that a new plan replaced, kept until the diary has offered to restore them. */
export const undoOfferQuery = queryOptions<number | null>({
  queryKey: keyOf(onboardingPaths.completeOnboarding),
  queryFn: () => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  initialData: null,
  enabled: false,
});
