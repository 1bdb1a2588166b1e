/** The countries whose kitchens and shops the product distinguishes. */
export const COUNTRIES = ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES', 'OTHER'] as const;
export type Country = (typeof COUNTRIES)[number];
