import type {
  CheckoutState,
  PlanAudience,
  PlanCurrency,
  PlanInterval,
  PortalAccess,
} from '@weekbord/domain/billing/plan';
import type { DiscountedPrice } from '@weekbord/domain/billing/price';
import type { Generated } from 'kysely';
import type { Json, Language, Moment } from './columns.ts';

/** A plan that an organisation sells. */
export interface BillingPlanTable {
  id: Generated<number>;
  organisation_id: number;
  /** The name that identifies the plan in API calls. */
  key: string;
  name_en: string;
  name_nl: string;
  audience: PlanAudience;
  currency: PlanCurrency;
  /** In the smallest unit of the currency, including VAT. */
  amount: number;
  vat_percent: number;
  interval: PlanInterval;
  trial_days: number;
  portal_access: PortalAccess;
  position: number;
  /** Whether the plan is sold. If not, existing subscriptions continue. */
  is_offered: Generated<boolean>;
  /** The ids at Stripe; null until the plan is first sold there. */
  stripe_product: string | null;
  stripe_price: string | null;
  /** The name of the plan's product at Stripe. */
  stripe_name: string | null;
}

/** The price of a subscription. */
export interface FetchedPrice {
  /** In the smallest unit of the currency, including VAT. */
  readonly amount: number;
  readonly currency: PlanCurrency;
  readonly interval: PlanInterval;
  /** Null if the price at Stripe does not state it. */
  readonly vat_percent: number | null;
  readonly discount: DiscountedPrice | null;
}

/** A subscription as Stripe last reported it. */
export interface FetchedSubscription {
  readonly id: string;
  readonly status: string;
  readonly product: string;
  /** ISO 8601 timestamps. */
  readonly started_at: string | null;
  readonly trial_end: string | null;
  readonly current_period_end: string | null;
  readonly cancel_at_period_end: boolean;
  /** Null if the price is not that of a plan; absent in subscriptions that were fetched before prices were stored. */
  readonly price?: FetchedPrice | null;
}

/** A customer at Stripe. */
export interface BillingCustomerTable {
  id: string;
  /** Null until a person claims the purchase. */
  person_id: number | null;
  email: string;
  /** The number of the latest fetch whose response was stored; see `billing_fetch`. */
  fetched: Generated<number>;
  /** The customer's subscriptions, as long as the customer belongs to no person. */
  waiting: Json<readonly FetchedSubscription[]> | null;
  created_at: Moment;
}

/** A checkout that a buyer started. */
export interface BillingCheckoutTable {
  id: string;
  plan_id: number;
  organisation_id: number;
  /** The person who was logged in; if no one was, null until the owner of the address claims the purchase. */
  person_id: number | null;
  /** The browser that started the checkout. */
  browser_hash: Buffer;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  promo_code: string | null;
  /** The current step if the client shows the card fields itself: saving a card or buying the subscription. */
  direct: 'CARD' | 'BUYING' | null;
  /** The promotion at Stripe used for the purchase; null without one, and before the purchase. */
  promotion_id: string | null;
  /** The price at Stripe and the trial of the purchase; null before the purchase. */
  price_id: string | null;
  trial_days: number | null;
  session_id: string | null;
  customer_id: string | null;
  subscription_id: string | null;
  state: CheckoutState;
  created_at: Moment;
}

/** A Stripe event that was processed. */
export interface BillingEventTable {
  id: string;
  type: string;
  created_at: Moment;
  handled_at: Moment;
}

/** Plans, customers and checkouts. */
export interface BillingTables {
  billing_plan: BillingPlanTable;
  billing_customer: BillingCustomerTable;
  billing_checkout: BillingCheckoutTable;
  billing_event: BillingEventTable;
}
