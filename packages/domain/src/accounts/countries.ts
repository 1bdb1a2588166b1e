/** The countries that have kitchens and shops of their own in the product. */
export const COUNTRIES = ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES', 'OTHER'] as const;
export type Country = (typeof COUNTRIES)[number];
