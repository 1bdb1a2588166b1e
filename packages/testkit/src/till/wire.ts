/** The till's objects in the format of Stripe's API of 2026-10-28. Times are seconds since 1970. */

export const API_VERSION = '2026-10-28.endive';

export type Metadata = Record<string, string>;

export interface WireList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

interface Base {
  id: string;
  created: number;
  livemode: false;
  metadata: Metadata;
}

export interface Customer extends Base {
  object: 'customer';
  balance: number;
  currency: string | null;
  default_source: null;
  delinquent: boolean;
  description: string | null;
  email: string | null;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
  name: string | null;
  phone: string | null;
  preferred_locales: string[];
}

export interface Product extends Base {
  object: 'product';
  active: boolean;
  default_price: string | null;
  description: string | null;
  images: string[];
  name: string;
  type: 'service';
  updated: number;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Price extends Base {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  lookup_key: string | null;
  nickname: string | null;
  product: string;
  recurring: { interval: Interval; interval_count: number; meter: null; usage_type: 'licensed' } | null;
  tax_behavior: 'inclusive' | 'exclusive' | 'unspecified';
  type: 'one_time' | 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Coupon extends Base {
  object: 'coupon';
  amount_off: number | null;
  currency: string | null;
  duration: 'forever' | 'once' | 'repeating';
  duration_in_months: number | null;
  max_redemptions: number | null;
  name: string | null;
  percent_off: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface PromotionCode extends Base {
  object: 'promotion_code';
  active: boolean;
  code: string;
  customer: string | null;
  expires_at: number | null;
  max_redemptions: number | null;
  promotion: { type: 'coupon'; coupon: string };
  restrictions: {
    first_time_transaction: boolean;
    minimum_amount: number | null;
    minimum_amount_currency: string | null;
  };
  times_redeemed: number;
}

export interface Discount {
  id: string;
  object: 'discount';
  checkout_session: string | null;
  customer: string | null;
  end: number | null;
  invoice: null;
  invoice_item: null;
  promotion_code: string | null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  subscription: string | null;
  subscription_item: null;
}

export interface PaymentMethod extends Base {
  object: 'payment_method';
  allow_redisplay: 'unspecified';
  billing_details: { address: null; email: string | null; name: string | null; phone: null };
  card: {
    brand: string;
    country: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: 'credit';
    last4: string;
    three_d_secure_usage: { supported: true };
  };
  customer: string | null;
  type: 'card';
}

/** A card error, as it appears in errors and intents. */
export interface CardErrorBody {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_method?: PaymentMethod;
}

export interface NextAction {
  type: 'redirect_to_url';
  redirect_to_url: { url: string; return_url: string | null };
}

export interface SetupIntent extends Base {
  object: 'setup_intent';
  automatic_payment_methods: null;
  cancellation_reason: string | null;
  client_secret: string;
  customer: string | null;
  description: string | null;
  last_setup_error: CardErrorBody | null;
  latest_attempt: null;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  usage: 'off_session' | 'on_session';
}

export interface PaymentIntent extends Base {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  automatic_payment_methods: null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic';
  client_secret: string;
  confirmation_method: 'automatic';
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: CardErrorBody | null;
  latest_charge: string | null;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
}

export interface Charge extends Base {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  failure_code: string | null;
  failure_message: string | null;
  outcome: { type: 'authorized' | 'issuer_declined'; network_status: string; reason: string | null };
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  receipt_url: null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Omit<Base, 'livemode'> {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface SubscriptionItem extends Base {
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  discounts: string[];
  price: Price;
  quantity: number;
  subscription: string;
  tax_rates: never[];
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

export type PauseBehavior = 'keep_as_draft' | 'mark_uncollectible' | 'void';
export type MissingMethod = 'cancel' | 'create_invoice' | 'pause';

export interface Subscription extends Base {
  object: 'subscription';
  application: null;
  automatic_tax: { disabled_reason: null; enabled: false; liability: null };
  billing_cycle_anchor: number;
  billing_mode: { type: 'flexible' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  days_until_due: null;
  default_payment_method: string | null;
  default_source: null;
  default_tax_rates: never[];
  description: string | null;
  discounts: string[];
  ended_at: number | null;
  items: WireList<SubscriptionItem>;
  latest_invoice: string | null;
  pause_collection: { behavior: PauseBehavior; resumes_at: number | null } | null;
  payment_settings: {
    payment_method_options: null;
    payment_method_types: string[] | null;
    save_default_payment_method: 'off' | 'on_subscription';
  };
  pending_setup_intent: string | null;
  pending_update: null;
  schedule: null;
  start_date: number;
  status: SubscriptionStatus;
  test_clock: null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: MissingMethod } };
  trial_start: number | null;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  discountable: boolean;
  discounts: string[];
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: {
      invoice_item: null;
      proration: boolean;
      proration_details: null;
      subscription: string;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string };
  quantity: number;
  subtotal: number;
  taxes: never[];
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export interface Invoice extends Base {
  object: 'invoice';
  account_country: string;
  amount_due: number;
  amount_overpaid: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  billing_reason: BillingReason;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  default_payment_method: string | null;
  description: string | null;
  discounts: string[];
  due_date: null;
  ending_balance: number | null;
  hosted_invoice_url: string | null;
  invoice_pdf: null;
  last_finalization_error: null;
  lines: WireList<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  };
  period_end: number;
  period_start: number;
  starting_balance: number;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_taxes: never[];
}

export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  livemode: false;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface CheckoutSession extends Base {
  object: 'checkout.session';
  allow_promotion_codes: boolean | null;
  amount_subtotal: number | null;
  amount_total: number | null;
  automatic_tax: { enabled: false; liability: null; provider: null; status: null };
  cancel_url: string | null;
  client_reference_id: string | null;
  client_secret: null;
  currency: string | null;
  customer: string | null;
  customer_creation: 'always' | null;
  customer_details: {
    address: null;
    email: string | null;
    name: string | null;
    phone: null;
    tax_exempt: 'none';
  } | null;
  customer_email: string | null;
  discounts: { coupon: string | null; promotion_code: string | null }[];
  expires_at: number;
  invoice: string | null;
  locale: string | null;
  mode: 'subscription' | 'setup';
  payment_intent: null;
  payment_method_collection: 'always' | 'if_required' | null;
  payment_method_types: string[];
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: 0 } | null;
  ui_mode: 'hosted_page';
  url: string | null;
}

export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  configuration: string;
  created: number;
  customer: string;
  flow: null;
  livemode: false;
  locale: string | null;
  on_behalf_of: null;
  return_url: string | null;
  url: string;
}

export interface WireEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Every kind of object that the till stores, by its `object` field. */
export interface Kinds {
  customer: Customer;
  product: Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  discount: Discount;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  'checkout.session': CheckoutSession;
  'billing_portal.session': PortalSession;
}

export type Kind = keyof Kinds;
export type Wire = Kinds[Kind];
