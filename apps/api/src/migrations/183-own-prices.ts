import { sql, type Kysely } from 'kysely';

/**
 * The price that Stripe charges for each subscription, since staff may change a plan's price while a subscription runs;
 * and the price of a purchase in progress.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_STAFF = `acting_system() = 'staff' and acting_as_staff()`;
const MAY_CHANGE = `acting_system() = 'billing' or (${IS_STAFF})`;

const STATEMENTS = [
  // In the smallest unit of the currency; null if it is not the price of a plan, or has not been fetched from Stripe
  // since.
  `alter table subscription
    add column amount integer,
    add column currency text,
    add column interval text,
    add column vat_percent integer,
    add column discounted_amount integer,
    add column discount_term text check (discount_term in ('ONCE', 'UNTIL', 'ALWAYS')),
    add column discounted_until timestamptz`,

  // Until this migration, a plan had a single price. A code's discount is stored at the next fetch from Stripe.
  `update subscription set amount = plan.amount, currency = plan.currency, interval = plan.interval,
      vat_percent = plan.vat_percent
    from billing_plan as plan
    where plan.stripe_product = subscription.product and not exists (
      select from billing_checkout where subscription_id = subscription.id and promo_code is not null
    )`,

  // Anyone may read the plans on sale. Staff change them, and billing stores their names at Stripe.
  `alter table billing_plan enable row level security`,
  `alter table billing_plan force row level security`,
  `create policy for_owner on billing_plan to current_user using (true) with check (true)`,
  `create policy seen on billing_plan for select using (true)`,
  `create policy added on billing_plan for insert with check (acting_system() = 'seed' or (${IS_STAFF}))`,
  `create policy changed on billing_plan for update using (${MAY_CHANGE}) with check (${MAY_CHANGE})`,

  // The name of its product at Stripe.
  `alter table billing_plan add column stripe_name text`,

  `alter table billing_checkout
    add column price_id text,
    add column trial_days integer`,
];
