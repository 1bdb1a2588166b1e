import type { DataKeys } from '@weekbord/api/platform/secret/person-keys';

/** What wraps the keys of people in tests. */
export const TEST_KEYS = {
  dataKey: 'a data key that only tests know, long enough',
  dataKeyBefore: undefined,
} as const satisfies DataKeys;
