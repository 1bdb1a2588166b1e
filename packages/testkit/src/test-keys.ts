import type { DataKeys } from '@weekbord/api/platform/secret/person-keys';

/** The key that wraps people's keys in tests. */
export const TEST_KEYS = {
  dataKey: 'a data key that only tests know, long enough',
  dataKeyBefore: undefined,
} as const satisfies DataKeys;
