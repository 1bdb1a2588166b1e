import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { cancelDeal } from './cancel-deal.ts';
import { completeCheckout, getUserFromCheckoutSession } from './complete-checkout.ts';
import { createB2cCheckoutSession } from './create-b2c-checkout-session.ts';
import { createB2cSetupIntent } from './create-b2c-setup-intent.ts';
import { createB2cSubscription } from './create-b2c-subscription.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { customerPortalRedirect, stripeCustomerPortal } from './customer-portal.ts';
import { getBilling } from './get-billing.ts';
import { listPlans } from './list-plans.ts';
import { validatePromoCode } from './promo-codes.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';
import { answerPurchase, listUnclaimedPurchases } from './unclaimed-purchases.ts';
import { verifySubscription } from './verify-subscription.ts';
import { withdrawFromContract } from './withdraw.ts';

export const billingRoutes: readonly Served[] = [
  serve(endpoints.listPlans, listPlans),
  serve(endpoints.createB2cCheckoutSession, createB2cCheckoutSession, 'login'),
  serve(endpoints.completeCheckout, completeCheckout, 'billing'),
  serve(endpoints.getUserFromCheckoutSession, getUserFromCheckoutSession, 'billing'),
  serve(endpoints.validatePromoCode, validatePromoCode, 'login'),
  serve(endpoints.receiveStripeEvent, receiveStripeEvent, 'billing'),
  serve(endpoints.createB2cSetupIntent, createB2cSetupIntent, 'login'),
  serve(endpoints.createB2cSubscription, createB2cSubscription, 'login'),
  serve(endpoints.verifySubscription, verifySubscription, 'billing'),
  serve(endpoints.createPaymentIntent, createPaymentIntent, 'billing'),
  serve(endpoints.getBilling, getBilling),
  serve(endpoints.listUnclaimedPurchases, listUnclaimedPurchases, 'billing'),
  serve(endpoints.answerPurchase, answerPurchase, 'billing'),
  serve(endpoints.stripeCustomerPortal, stripeCustomerPortal, 'billing'),
  serve(endpoints.customerPortalRedirect, customerPortalRedirect),
  serve(endpoints.cancelDeal, cancelDeal, 'billing'),
  serve(endpoints.withdrawFromContract, withdrawFromContract, 'billing'),
];
