/** Unknown ids, so that no payment call reaches the payment provider. */
const price = 'no-such-plan';
const buyer = { price, email: 'without-account@elsewhere.example' };
const session_id = 'cs_nobody';
const subscription_id = 'sub_nobody';

export const BILLING_SAMPLES = {
  listPlans: () => ({ query: {} }),
  createB2cCheckoutSession: () => ({ body: buyer }),
  completeCheckout: () => ({ body: { session_id } }),
  getUserFromCheckoutSession: () => ({ query: { session_id } }),
  validatePromoCode: () => ({ body: { promo_code: 'no code' } }),
  createB2cSetupIntent: () => ({ body: buyer }),
  createB2cSubscription: () => ({ body: { customer_id: 'cus_nobody', price } }),
  createPaymentIntent: () => ({ body: {} }),
  verifySubscription: () => ({ body: { subscription_id } }),
  receiveStripeEvent: () => ({ body: '{}' }),
  listUnclaimedPurchases: () => ({}),
  answerPurchase: () => ({ body: { purchase_id: '00000000-0000-4000-8000-000000000000', is_mine: true } }),
  getBilling: () => ({}),
  stripeCustomerPortal: () => ({}),
  customerPortalRedirect: () => ({ query: {} }),
  cancelDeal: () => ({}),
  withdrawFromContract: () => ({ body: { subscription_id } }),
};
