import type { NewOrganisation } from './organisations.store.ts';

/**
 * The initial settings of a coach's organisation for sign-up, demo, planning, payment and the advertising pixel,
 * regardless of the organisation from which the other settings are copied.
 */
export const OF_COACH = {
  is_main: false,
  is_closed: false,
  sign_up: 'INVITE',
  offers_demo: false,
  clients_are_diy: false,
  managed_planning: false,
  payment_required: false,
  diy_billing: false,
  product_stripe_id: null,
  ad_pixel: false,
} satisfies Partial<NewOrganisation>;
