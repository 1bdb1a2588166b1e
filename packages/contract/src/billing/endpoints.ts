export {
  cancelDeal,
  customerPortalRedirect,
  getBilling,
  stripeCustomerPortal,
  withdrawFromContract,
} from './billing.ts';
export {
  completeCheckout,
  createB2cCheckoutSession,
  createB2cSetupIntent,
  createB2cSubscription,
  createPaymentIntent,
  getUserFromCheckoutSession,
  listPlans,
  receiveStripeEvent,
  validatePromoCode,
  verifySubscription,
} from './checkout.ts';
