import type { NewOrganisation } from './organisations.store.ts';

/**
 * What a coach's organisation has of its own from the start, whatever the one that it is modelled on does: how its people
 * come about, who plans for them, what is asked of them, and whose advertising counts them.
 */
export const OF_COACH = {
  is_main: false,
  sign_up: 'INVITE',
  offers_demo: false,
  clients_are_diy: false,
  managed_planning: false,
  payment_required: false,
  diy_billing: false,
  product_stripe_id: null,
  ad_pixel: false,
} satisfies Partial<NewOrganisation>;
