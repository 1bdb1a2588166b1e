/** The countries with kitchens and shops of their own. */
export const COUNTRIES = ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES', 'OTHER'] as const;
export type Country = (typeof COUNTRIES)[number];
