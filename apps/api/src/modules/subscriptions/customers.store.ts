import type { PlanAudience } from '@weekbord/domain/billing/plan';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type {
  BillingCustomerTable,
  FetchedPrice,
  FetchedSubscription,
} from '../../platform/database/tables/billing.ts';

type Db = Kysely<Tables>;
export type CustomerRow = Selectable<BillingCustomerTable>;
export type { FetchedPrice, FetchedSubscription };

export async function insertCustomer(db: Db, customer: Insertable<BillingCustomerTable>): Promise<void> {
  await db
    .insertInto('billing_customer')
    .values(customer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns the customer, locked against other changes until the transaction ends. */
export function lockCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('billing_customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns a person's customers, newest first. */
export function listCustomers(db: Db, personId: number): Promise<CustomerRow[]> {
  return db
    .selectFrom('billing_customer')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns the number of a fetch that is about to begin. */
export async function nextFetch(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('billing_fetch')::integer as number`.execute(db);
  return rows[0]!.number;
}

/** Stores the number of the fetch that a customer's state comes from, and the subscriptions that await a person. */
export async function updateCustomer(
  db: Db,
  id: string,
  values: { fetched?: number; person_id?: number; waiting?: readonly FetchedSubscription[] | null },
): Promise<void> {
  const { waiting, ...rest } = values;
  const kept = waiting === undefined ? {} : { waiting: waiting === null ? null : JSON.stringify(waiting) };
  await db
    .updateTable('billing_customer')
    .set({ ...rest, ...kept })
    .where('id', '=', id)
    .execute();
}

/** Replaces a customer's subscriptions with the fetched ones. Unchanged rows are not written. */
export async function replaceSubscriptions(
  db: Db,
  { personId, customerId }: { readonly personId: number; readonly customerId: string },
  fetched: readonly FetchedSubscription[],
): Promise<readonly Readonly<{ id: string; status: string }>[]> {
  const theirs = db.selectFrom('subscription').where('person_id', '=', personId).where('customer_id', '=', customerId);
  const before = await theirs.select(['id', 'status']).execute();
  const gone = db.deleteFrom('subscription').where('person_id', '=', personId).where('customer_id', '=', customerId);
  const ids = fetched.map(({ id }) => id);
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute();
  for (const one of fetched) {
    const values = { ...fetchedColumns(one), customer_id: customerId };
    const columns = Object.keys(values) as (keyof typeof values)[];
    const tupleOf = (table: 'subscription' | 'excluded') =>
      sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
    await db
      .insertInto('subscription')
      .values({ ...values, person_id: personId, id: one.id })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'id'])
          .doUpdateSet(values)
          .where(sql<boolean>`(${tupleOf('subscription')}) is distinct from (${tupleOf('excluded')})`),
      )
      .execute();
  }
  return before;
}

function fetchedColumns(one: FetchedSubscription) {
  const { price = null } = one;
  return {
    status: one.status,
    product: one.product,
    started_at: momentOf(one.started_at),
    trial_end: momentOf(one.trial_end),
    current_period_end: momentOf(one.current_period_end),
    cancel_at_period_end: one.cancel_at_period_end,
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    interval: price?.interval ?? null,
    vat_percent: price?.vat_percent ?? null,
    discounted_amount: price?.discount?.amount ?? null,
    discount_term: price?.discount?.term ?? null,
    discounted_until: momentOf(price?.discount?.until ?? null),
  };
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Returns a person's subscriptions with the audience of each plan, which is null if the plan is unknown. */
export async function listBought(
  db: Db,
  personId: number,
): Promise<{ id: string; status: string; audience: PlanAudience | null }[]> {
  return db
    .selectFrom('subscription')
    .leftJoin('billing_plan', 'billing_plan.stripe_product', 'subscription.product')
    .select(['subscription.id', 'subscription.status', 'billing_plan.audience'])
    .where('person_id', '=', personId)
    .execute();
}
