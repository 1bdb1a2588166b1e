import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { API_VERSION, type Kind, type Kinds } from './wire.ts';

interface Theirs {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  discount: Stripe.Discount;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
}

/** Each entry is true as long as Stripe's own types have every field that the till returns for that kind of object. */
const KNOWN: { [K in Kind]: Exclude<keyof Kinds[K], keyof Theirs[K]> extends never ? true : false } = {
  customer: true,
  product: true,
  price: true,
  coupon: true,
  promotion_code: true,
  discount: true,
  payment_method: true,
  setup_intent: true,
  payment_intent: true,
  charge: true,
  refund: true,
  subscription: true,
  invoice: true,
  invoice_payment: true,
  'checkout.session': true,
  'billing_portal.session': true,
};

describe('the objects of the till', () => {
  it('have only fields of the API version that the library uses, as checked by the compiler', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
    expect(Object.values(KNOWN)).not.toContain(false);
  });
});
