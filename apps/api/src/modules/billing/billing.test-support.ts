import { createB2cCheckoutSession, receiveStripeEvent } from '@weekbord/contract/billing/checkout';
import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Config } from '../../platform/config/config.ts';
import type { Served } from '../../platform/http/serve.ts';
import type { Preparation } from '../../product.ts';
import { startServing, type TestApp } from '@weekbord/testkit/test-app';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { startTill, type Till } from '@weekbord/testkit/till/till';
import { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { authenticate } from '../auth/auth.public.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { type Browser, logIn, openBrowser } from '../auth/login.test-support.ts';
import { organisationsRoutes } from '../organisations/organisations.routes.ts';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { seedPlans, type Syncing } from '../subscriptions/subscriptions.public.ts';
import { prepareQueues } from '../../queues.ts';
import { billingRoutes } from './billing.routes.ts';

export { type Browser, logIn, openBrowser };

/** A server whose payments go to a fake Stripe. Its events reach the server only when a test sends them. */
export interface BillingApp extends TestApp {
  readonly till: Till;
  /** Stripe's own client library, connected to the fake Stripe, for what an operator sets up at Stripe. */
  readonly stripe: Stripe;
  /** The dependencies for syncing payments with the current state at Stripe. */
  syncing(): Syncing;
  /** The dependencies of the server's jobs. */
  parts(): Preparation;
  /**
   * Sends the events with the given ids to the server, in that order; without ids, all events that have occurred and
   * not been sent yet. Returns the statuses.
   */
  sendEvents(ids?: readonly string[]): Promise<number[]>;
}

/** The time of the test clock, which the fake Stripe shares. */
const NOW = '2027-03-14T09:00:00Z';

const ROUTES: readonly Served[] = [...authRoutes, ...accountsRoutes, ...organisationsRoutes, ...billingRoutes];

/** Serves the calls about accounts and payments, and others that a test names. */
export async function startBillingApp({
  routes = [],
  quick = false,
  config = {},
}: {
  readonly routes?: readonly Served[];
  readonly quick?: boolean;
  readonly config?: Partial<Config>;
} = {}): Promise<BillingApp> {
  let app: TestApp | undefined;
  let prepared: Preparation | undefined;
  const till = await startTill({ now: NOW, signedAt: () => app?.clock.now() ?? new Date(NOW) });
  afterAll(() => till.stop());
  const { url, secretKey, webhookSecret } = till;
  const made = await startServing({
    config: { ...config, stripe: { secretKey, webhookSecret, apiUrl: url } },
    product: {
      routes: [...new Set([...ROUTES, ...routes])],
      authenticate,
      prepare: async (parts) => {
        prepared = parts;
        const { database, jobs } = parts;
        await prepareQueues(jobs);
        await seedOrganisations(database.db);
        await seedPlans(database.db);
      },
    },
    quick,
  });
  app = made;
  const { hostname, port } = new URL(url);
  const sent = new Set<string>();
  return {
    ...made,
    till,
    stripe: new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 }),
    parts: () => prepared!,
    syncing() {
      const { database, config, jobs, mail } = prepared!;
      return { db: database.as({ personId: null, system: 'billing' }), config, jobs, mail, now: made.clock.now() };
    },
    async sendEvents(ids = till.events().flatMap(({ id }) => (sent.has(id) ? [] : [id]))) {
      const statuses: number[] = [];
      for (const id of ids) {
        sent.add(id);
        const { body, header } = till.signed(id);
        const headers = { 'stripe-signature': header };
        statuses.push((await made.call(receiveStripeEvent, { body }, { headers })).status);
      }
      return statuses;
    },
  };
}

/** Starts buying a plan in a browser. */
export function beginCheckout(
  browser: Browser,
  body: {
    readonly price: string;
    readonly email: string;
    readonly subdomain?: string;
    readonly promo_code?: string;
    readonly first_name?: string;
  },
): Promise<TestAnswer<Answered<Endpoints['createB2cCheckoutSession']>>> {
  return browser.call(createB2cCheckoutSession, { body });
}
