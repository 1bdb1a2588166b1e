export { claimCheckouts, hasPaid } from './claim-checkouts.ts';
export { fetchedSubscription, idOf } from './fetched-subscription.ts';
export { endAndReturn, type Returned } from './return-payment.ts';
export { RETURN_QUEUE, type ReturnedPayment } from './give-to-buyer.ts';
export { seedPlans } from './seed-plans.ts';
export { inBilling, syncCustomer, type SyncedEvent, type Syncing } from './sync-customer.ts';
export * from './subscriptions.store.ts';
