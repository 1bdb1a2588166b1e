import { sql, type Kysely } from 'kysely';

/**
 * Plans that organisations sell, their buyers, and the state reported by Stripe. Payment comes before the account: a
 * checkout and its customer belong to an address until someone proves that it is theirs by logging in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_BILLING = `acting_system() = 'billing'`;

const protect = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy for_owner on ${table} to current_user using (true) with check (true)`,
  `create policy billed on ${table} using (${IS_BILLING}) with check (${IS_BILLING})`,
];

const STATEMENTS = [
  `alter table organisation add column diy_billing boolean not null default false`,

  // Prices are in the smallest unit of the currency, including value added tax.
  `create table billing_plan (
    id integer generated always as identity primary key,
    organisation_id integer not null references organisation(id) on delete cascade,
    key text not null unique,
    name_en text not null,
    name_nl text not null,
    audience text not null check (audience in ('COACH', 'PERSON')),
    currency text not null check (currency in ('eur', 'gbp')),
    amount integer not null check (amount > 0),
    vat_percent integer not null check (vat_percent between 0 and 100),
    interval text not null check (interval in ('month', 'year')),
    trial_days integer not null check (trial_days between 0 and 730),
    portal_access text not null check (portal_access in ('NONE', 'UNTIL_CANCELED', 'ALWAYS')),
    position integer not null,
    is_offered boolean not null default true,
    stripe_product text,
    stripe_price text
  )`,
  `create index billing_plan_organisation on billing_plan (organisation_id)`,
  `create index billing_plan_product on billing_plan (stripe_product)`,

  // A Stripe customer. It belongs to a person, or to an address until its owner logs in.
  `create table billing_customer (
    id text primary key,
    person_id integer references person(id) on delete set null,
    email text not null,
    fetched integer not null default 0,
    waiting jsonb,
    created_at timestamptz not null
  )`,
  `create index billing_customer_person on billing_customer (person_id)`,
  `create index billing_customer_email on billing_customer (email)`,
  `create sequence billing_fetch as integer cycle`,
  ...protect('billing_customer'),
  `create policy seen_by_payer on billing_customer for select using (person_id = acting_person())`,

  `create table billing_checkout (
    id uuid primary key,
    plan_id integer not null references billing_plan(id) on delete cascade,
    organisation_id integer not null references organisation(id) on delete cascade,
    person_id integer references person(id) on delete cascade,
    browser_hash bytea not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    language text not null check (language in ('en', 'nl')),
    promo_code text,
    session_id text unique,
    customer_id text,
    subscription_id text unique,
    state text not null check (state in ('OPEN', 'PAID', 'CLAIMED', 'EXPIRED', 'RETURNED')),
    created_at timestamptz not null
  )`,
  // A browser has at most one open checkout per plan and address.
  `create unique index billing_checkout_open on billing_checkout (browser_hash, plan_id, email) where state = 'OPEN'`,
  `create index billing_checkout_email on billing_checkout (email)`,
  `create index billing_checkout_person on billing_checkout (person_id)`,
  `create index billing_checkout_state on billing_checkout (state, created_at)`,
  `create index billing_checkout_plan on billing_checkout (plan_id)`,
  `create index billing_checkout_organisation on billing_checkout (organisation_id)`,
  `create index billing_checkout_customer on billing_checkout (customer_id)`,
  ...protect('billing_checkout'),
  `create policy seen_by_buyer on billing_checkout for select using (person_id = acting_person())`,

  // The Stripe events that were processed.
  `create table billing_event (
    id text primary key,
    type text not null,
    created_at timestamptz not null,
    handled_at timestamptz not null
  )`,
  `create index billing_event_created on billing_event (created_at)`,
  ...protect('billing_event'),

  `alter table subscription
    add column customer_id text,
    add column started_at timestamptz,
    add column trial_end timestamptz,
    add column current_period_end timestamptz,
    add column cancel_at_period_end boolean not null default false,
    add column withdrawn_at timestamptz`,
  `create policy billed on subscription using (${IS_BILLING}) with check (${IS_BILLING})`,
  `create policy seen_for_billing on person for select using (${IS_BILLING})`,
  `create policy billed on person for update using (${IS_BILLING}) with check (${IS_BILLING})`,
];
