import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { completeCheckout, getUserFromCheckoutSession } from './complete-checkout.ts';
import { createB2cCheckoutSession } from './create-b2c-checkout-session.ts';
import { listPlans } from './list-plans.ts';
import { validatePromoCode } from './promo-codes.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

export const billingRoutes: readonly Served[] = [
  serve(endpoints.listPlans, listPlans),
  serve(endpoints.createB2cCheckoutSession, createB2cCheckoutSession, 'login'),
  serve(endpoints.completeCheckout, completeCheckout, 'billing'),
  serve(endpoints.getUserFromCheckoutSession, getUserFromCheckoutSession, 'billing'),
  serve(endpoints.validatePromoCode, validatePromoCode, 'login'),
  serve(endpoints.receiveStripeEvent, receiveStripeEvent, 'billing'),
];
