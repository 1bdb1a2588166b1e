/** Who buys a plan: a coach for their business, or a person for themselves. */
export const PLAN_AUDIENCES = ['COACH', 'PERSON'] as const;
export type PlanAudience = (typeof PLAN_AUDIENCES)[number];

export const PLAN_INTERVALS = ['month', 'year'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Currencies that plans are sold in, as ISO 4217 codes in lower case. */
export const PLAN_CURRENCIES = ['eur', 'gbp'] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

/**
 * How long a customer of a product can manage their account in the billing portal: never, until the subscription is
 * cancelled, or always.
 */
export const PORTAL_ACCESS = ['NONE', 'UNTIL_CANCELED', 'ALWAYS'] as const;
export type PortalAccess = (typeof PORTAL_ACCESS)[number];
