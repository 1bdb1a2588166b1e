/** The countries that are told apart because kitchens and shops differ. */
export const COUNTRIES = ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES', 'OTHER'] as const;
export type Country = (typeof COUNTRIES)[number];
