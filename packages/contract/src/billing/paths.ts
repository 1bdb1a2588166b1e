import { routes } from '../route.ts';

export const billingPaths = routes({
  listPlans: 'GET /checkout/plans',
  createB2cCheckoutSession: 'POST /checkout/create-b2c-checkout-session',
  completeCheckout: 'POST /checkout/complete',
  getUserFromCheckoutSession: 'GET /checkout/user-from-checkout-session',
  validatePromoCode: 'POST /checkout/validate-promo-code',
  createB2cSetupIntent: 'POST /checkout/create-b2c-setup-intent',
  createB2cSubscription: 'POST /checkout/create-b2c-subscription',
  createPaymentIntent: 'POST /checkout/create-payment-intent',
  verifySubscription: 'POST /checkout/subscription-verification',
  receiveStripeEvent: 'POST /checkout/webhook',
  listUnclaimedPurchases: 'GET /users/purchases',
  answerPurchase: 'POST /users/answerPurchase',
  getBilling: 'GET /users/billing',
  stripeCustomerPortal: 'POST /users/stripeCustomerPortal',
  customerPortalRedirect: 'GET /users/customerPortalRedirect',
  cancelDeal: 'POST /users/cancelDeal',
  withdrawFromContract: 'POST /users/withdrawFromContract',
});
