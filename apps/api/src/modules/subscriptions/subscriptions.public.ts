export { claimCheckouts, hasPaid } from './claim-checkouts.ts';
export { idOf } from './fetched-subscription.ts';
export { endAndReturn } from './return-payment.ts';
export { RETURN_QUEUE, type ReturnedPayment, returnPayment } from './give-to-buyer.ts';
export { seedPlans } from './seed-plans.ts';
export { inBilling, syncCustomer, type Syncing } from './sync-customer.ts';
export * from './subscriptions.store.ts';
export { withTrialFor } from './with-trial-for.ts';
