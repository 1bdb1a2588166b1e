/** The settings of killerbody's monthly plan, as the API accepts and returns them. */
export const MONTHLY_PLAN = {
  audience: 'PERSON',
  name_en: 'Killerbody plan',
  name_nl: 'Killerbody-plan',
  amount: 1495,
  currency: 'eur',
  vat_percent: 21,
  interval: 'month',
  trial_days: 0,
  portal_access: 'ALWAYS',
  position: 0,
  is_offered: true,
} as const;
