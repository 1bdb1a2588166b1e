export const SOURCE_PROVIDERS = ['WEEKMEALS', 'USER_GENERATED'] as const;
export type SourceProvider = (typeof SOURCE_PROVIDERS)[number];
