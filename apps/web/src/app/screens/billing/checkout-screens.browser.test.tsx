import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { SignUpMode } from '@weekbord/domain/organisations/sign-up-mode';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { isLoginAfterCheckout } from '../../../features/auth/model/login-address.ts';
import type { Plan } from '../../../features/billing/api/checkout.ts';
import { brandQuery } from '../../../shared/brand/brand.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { endSession, keepToken } from '../../../shared/session/token.ts';
import { writeStored } from '../../../shared/stored.ts';
import { CheckoutDoneScreen } from './checkout-done-screen.tsx';
import { CheckoutFailedScreen } from './checkout-failed-screen.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const PORTAL = 'Killerbody';
const HELP = 'https://help.killerbody.example/';
const EMAIL = 'noor@home.example';
/** Polling interval for the payment's status, in milliseconds. */
const PAUSE_MS = 3000;
const AREAS = ['auth', 'checkout', 'joining', 'shared'] as const;

const MONTH: Plan = {
  price: 'killerbody-month',
  name: 'Killerbody plan',
  audience: 'PERSON',
  currency: 'eur',
  amount: 1495,
  vat_percent: 21,
  interval: 'month',
  trial_days: 0,
};
const YEAR: Plan = { ...MONTH, price: 'killerbody-year', amount: 11_940, interval: 'year' };
const COACH: Plan = { ...MONTH, price: 'coach-month', name: 'Coach', audience: 'COACH', amount: 4900, trial_days: 14 };
const COACH_YEAR: Plan = { ...COACH, price: 'coach-year', amount: 49_000, interval: 'year' };

/** What the server sells, its responses for codes and payments, and the requests it received. */
const server = {
  plans: [] as Plan[],
  isTrialTill: false,
  promo: (_code: string, _price: string): object => ({ valid: false }),
  refusal: undefined as Response | undefined,
  states: [] as string[],
  audience: 'PERSON',
  sent: [] as [string, Record<string, unknown>][],
};

beforeEach(async () => {
  Object.assign(server, { plans: [MONTH, YEAR, COACH, COACH_YEAR], isTrialTill: false, refusal: undefined });
  Object.assign(server, { promo: () => ({ valid: false }), states: [], audience: 'PERSON', sent: [] });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.split('/').at(-1) ?? '';
    if (path === 'plans') return Response.json({ plans: server.plans, is_trial_till: server.isTrialTill });
    const given = JSON.parse((body as string | undefined) ?? '{}') as Record<string, unknown>;
    server.sent.push([path, given]);
    const refused = server.refusal;
    server.refusal = undefined;
    if (refused) return refused;
    if (path === 'validate-promo-code') {
      return Response.json(server.promo(String(given['promo_code']), String(given['price'])));
    }
    if (path === 'complete') {
      const state = server.states.length > 1 ? server.states.shift() : server.states[0];
      if (state === undefined) return Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });
      const buyer = { email: EMAIL, first_name: 'Noor', last_name: 'Vos', audience: server.audience };
      return Response.json({ ...buyer, state });
    }
    if (path === 'createLoginSignupPortal') return Response.json({ authentication_method: 'MAGIC_LINK' });
    return Response.json({ session_id: 'cs_test_1', url: '#paying' });
  });
  await loadPhrases(...AREAS);
});
afterEach(() => {
  // Ends a session that an earlier test file may have left, because all files share one page.
  endSession('a-token');
  writeStored('token', null);
  writeStored('checkout-draft', null);
  writeStored('login-email', null);
  location.hash = '';
  vi.unstubAllGlobals();
});

interface Scene {
  sign_up?: SignUpMode;
  user?: Partial<CurrentUser>;
}

async function open(path: string, { sign_up = 'CHECKOUT', user }: Scene = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(brandQuery.queryKey, {
    name: PORTAL,
    subdomain: 'killerbody',
    primary_colour: '#8e24aa',
    logo: null,
    uses_pwa: false,
    offers_demo: false,
    imperial_by_default: false,
    feature_flags: [],
    support_url: HELP,
    sign_up,
  });
  if (user) {
    keepToken('a-token');
    client.setQueryData(currentUserQuery.queryKey, { email: EMAIL, is_coach: false, ...user } as CurrentUser);
  } else endSession('a-token');
  const root = createRootRoute();
  const at = (route: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: route, component });
  const place = (route: string) => at(route, () => <h1>{route}</h1>);
  const router = createRouter({
    routeTree: root.addChildren([
      at('/checkout', () => <CheckoutScreen />),
      at('/checkout/done', () => <CheckoutDoneScreen />),
      at('/checkout/failed', () => <CheckoutFailedScreen />),
      ...['/', '/login', '/login/link-sent', '/signup', '/account', '/profile'].map(place),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient: client, hasRoute: () => true },
  });
  await cleanup();
  await router.load();
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const button = (name: string | RegExp) => page.getByRole('button', { name });
const radio = (name: RegExp) => page.getByRole('radio', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const orders = () => server.sent.filter(([path]) => path === 'create-b2c-checkout-session').map(([, body]) => body);

const asked = () => server.sent.filter(([path]) => path === 'complete').length;

async function fillIn() {
  await field('First name').fill(' Noor ');
  await field('Last name').fill('Vos');
  await field('Email address').fill(` ${EMAIL} `);
}

describe('the checkout', () => {
  it('shows what a portal sells to individuals, and what is paid today and next', async () => {
    await open('/checkout');
    await expect.element(page.getByRole('heading', { name: 'Join Killerbody' })).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    await expect.element(radio(/^€14\.95 a month.*including 21% VAT/)).toBeChecked();
    await expect.element(button('Continue to payment €14.95 today')).toBeVisible();
    await shows('You pay €14.95 on the payment page.');
    await shows('After that you pay €14.95 a month, until you cancel.');
    await shows('€2.59');
    await page.getByText('€119.40 a year').click();
    await expect.element(radio(/€119\.40 a year.*Save €60 a year/)).toBeChecked();
    await expect.element(button('Continue to payment €119.40 today')).toBeVisible();
    await shows('Right of withdrawal: cancel within 14 days and get your money back, no reason needed.');
    await shows(/^Cancel any time/);
    expect(page.getByText(/Test mode/).elements()).toEqual([]);
    await expectAccessible();
  });

  it('[LAW-11] shows coaches their trial, their first payment, and that nothing is paid today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T10:00:00') });
    server.isTrialTill = true;
    await open('/checkout?for=coach', { sign_up: 'OPEN' });
    vi.useRealTimers();
    await expect.element(page.getByRole('heading', { name: 'Start as a coach' })).toBeVisible();
    await expect.element(radio(/^€49 a month.*14 days free, then €49 a month.*including 21% VAT/)).toBeChecked();
    await expect.element(button('Continue to payment €0 today')).toBeVisible();
    await shows('First payment, on 15 Mar');
    await shows(/The trial ends on 15 March 2027 and your first payment of €49 is taken. We’ll email you before then/);
    await shows('Cancel before 15 March 2027 and you pay nothing.');
    await shows('Test mode: no money is taken. Use the card 4242 4242 4242 4242.');
    await expectAccessible();
  });

  it('starts with the plan named in the URL, whether it is for coaches or for individuals', async () => {
    await open('/checkout?price=coach-year');
    await expect.element(radio(/^€490 a year/)).toBeChecked();
    await open('/checkout?price=killerbody-year');
    await expect.element(radio(/^€119\.40 a year/)).toBeChecked();
    await open('/checkout?price=gone');
    await expect.element(radio(/^€14\.95 a month/)).toBeChecked();
  });

  it('sends the order once it is complete, and opens the payment page', async () => {
    await open('/checkout');
    await button(/^Continue to payment/).click();
    await expect.element(field('First name')).toHaveFocus();
    expect(orders()).toEqual([]);
    await fillIn();
    await button(/^Continue to payment/).click();
    await expect.poll(() => location.hash).toBe('#paying');
    expect(orders()).toEqual([
      { price: 'killerbody-month', email: EMAIL, first_name: 'Noor', last_name: 'Vos', subdomain: null },
    ]);
  });

  it('keeps everything that was typed and chosen when the buyer returns', async () => {
    server.promo = () => ({ valid: true, percent_off: 25, amount: 8955 });
    await open('/checkout');
    await page.getByText('€119.40 a year').click();
    await fillIn();
    await field('Promo code').fill('SPRING');
    await button('Apply').click();
    await shows('Code SPRING applied.');
    await open('/checkout?price=killerbody-year');
    await expect.element(field('First name')).toHaveValue(' Noor ');
    await expect.element(field('Email address')).toHaveValue(EMAIL);
    await expect.element(radio(/^€119\.40 a year/)).toBeChecked();
    await expect.element(button('Continue to payment €89.55 today')).toBeVisible();
  });

  it('applies a code to the price of each plan, and says that an unknown code is invalid', async () => {
    server.promo = (code, price) =>
      code === 'SPRING'
        ? { valid: true, percent_off: 20, amount: price.endsWith('year') ? 9552 : 1196 }
        : { valid: false };
    await open('/checkout');
    await fillIn();
    await expect.element(button('Apply')).toBeDisabled();
    await field('Promo code').fill('WINTER');
    await button('Apply').click();
    await shows('This code is invalid or has expired.');
    await button(/^Continue to payment/).click();
    expect(orders()).toEqual([]);
    await field('Promo code').fill(' SPRING ');
    await userEvent.keyboard('{Enter}');
    await shows('Code SPRING applied.');
    await shows('−€2.99');
    await shows('After that you pay at most €14.95 a month, until you cancel.');
    await expect.element(button('Continue to payment €11.96 today')).toBeVisible();
    await expectAccessible();
    await page.getByText('€119.40 a year').click();
    await expect.element(button('Continue to payment €95.52 today')).toBeVisible();
    await button('Remove code').click();
    await expect.element(button('Continue to payment €119.40 today')).toBeVisible();
    await field('Promo code').fill('SPRING');
    // Applying a typed code now would change the amount on the button, so this press only applies the code.
    await button(/^Continue to payment/).click();
    await expect.element(button('Continue to payment €95.52 today')).toBeVisible();
    expect(orders()).toEqual([]);
    await button(/^Continue to payment/).click();
    await expect.poll(() => orders()).toHaveLength(1);
    expect(orders()[0]).toMatchObject({ price: 'killerbody-year', promo_code: 'SPRING' });
  });

  it('shows an error at a rejected field, or in the order if the checkout is rejected, and keeps what was typed', async () => {
    await open('/checkout');
    await fillIn();
    server.refusal = Response.json({ email: ['This address is not taken.'] }, { status: 400 });
    await button(/^Continue to payment/).click();
    await shows('This address is not taken.');
    await field('Email address').fill('noor@work.example');
    const sentence = 'The payment service isn’t responding. You haven’t been charged.';
    server.refusal = Response.json({ detail: sentence, code: 'till_unavailable' }, { status: 503 });
    await button(/^Continue to payment/).click();
    await shows(sentence);
    await expect.element(field('Last name')).toHaveValue('Vos');
  });

  it.each([
    [false, '/profile'],
    [true, '/account'],
  ])(
    'does not ask a logged-in user (coach: %s) for an address, and links a subscriber to the subscription at %s',
    async (is_coach, way) => {
      await open('/checkout', { user: { is_coach, first_name: 'Noor', last_name: 'Vos' } });
      await shows(EMAIL);
      expect(page.getByLabelText('Email address').elements()).toEqual([]);
      expect(page.getByText('Already have an account?').elements()).toEqual([]);
      server.refusal = Response.json({ detail: 'Already.', code: 'already_subscribed' }, { status: 409 });
      await button(/^Continue to payment/).click();
      await shows('You already have a subscription. Manage it in your account.');
      await expect.element(page.getByRole('link', { name: 'Go to my subscription' })).toHaveAttribute('href', way);
      expect(orders()[0]).toMatchObject({ email: EMAIL, first_name: 'Noor' });
      await expectAccessible();
    },
  );

  it('says how to join a portal that has nothing for sale', async () => {
    server.plans = [];
    await open('/checkout');
    await shows(/Contact Killerbody to arrange this\.$/);
    await expect.element(page.getByRole('link', { name: /Contact and help/ })).toHaveAttribute('href', HELP);
    await open('/checkout', { sign_up: 'OPEN' });
    await expect.element(button('Make my plan')).toBeVisible();
    await open('/checkout?for=coach', { sign_up: 'OPEN' });
    await shows('No plans are available right now');
    await expectAccessible();
    await open('/checkout', { user: {} });
    await expect.element(page.getByRole('heading', { name: '/' })).toBeVisible();
  });

  it('is shown in Dutch', async () => {
    speakLanguage('nl');
    await loadPhrases(...AREAS);
    await open('/checkout?for=coach');
    await expect.element(button(/^Verder naar betalen vandaag €\s0$/)).toBeVisible();
    await expect.element(radio(/14 dagen gratis, daarna €\s49 per maand.*inclusief 21% btw/)).toBeChecked();
  });
});

describe('after the payment', () => {
  it('asks to log in with the address of the checkout, in the words of the specification', async () => {
    writeStored('checkout-draft', JSON.stringify({ price: 'coach-month' }));
    Object.assign(server, { states: ['PAID'], audience: 'COACH' });
    const router = await open('/checkout/done?session_id=cs_test_1');
    await expect.element(page.getByRole('heading', { name: 'All set' })).toBeVisible();
    await shows('Please log in with the same email address you used during checkout.');
    await expect.element(field('Email address')).toHaveValue(EMAIL);
    await expectAccessible();
    await button('Continue').click();
    await expect.poll(() => router.state.location.pathname).toBe('/login/link-sent');
    expect(server.sent.at(-1)).toEqual(['createLoginSignupPortal', expect.objectContaining({ email: EMAIL })]);
    expect(isLoginAfterCheckout()).toBe(true);
    // The purchase is complete, so the next order starts empty.
    await open('/checkout');
    await expect.element(radio(/^€14\.95 a month/)).toBeChecked();
  });

  it('polls for half a minute while the payment is pending, then says that an email will follow', async () => {
    server.states = ['OPEN', 'PAID'];
    await open('/checkout/done?session_id=cs_test_1');
    await shows('We’re checking whether your payment has gone through.');
    await expect.element(page.getByRole('heading', { name: 'All set' })).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('says that an email will follow if the payment status is still unknown after half a minute', async () => {
    server.states = ['OPEN'];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await open('/checkout/done?session_id=cs_test_1');
      for (let answers = 1; answers <= 10; answers += 1) {
        await expect.poll(() => asked()).toBe(answers);
        await vi.advanceTimersByTimeAsync(PAUSE_MS);
      }
      await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
    } finally {
      vi.useRealTimers();
    }
    await shows('Your payment is still processing');
    expect(asked()).toBe(10);
    server.states = ['PAID'];
    await button('Check again').click();
    await expect.element(page.getByRole('heading', { name: 'All set' })).toBeVisible();
  });

  it('explains a refunded payment, an expired one, and a checkout from another browser', async () => {
    server.states = ['RETURNED'];
    await open('/checkout/done?session_id=cs_test_1');
    await shows(/Anything you paid will be refunded to your card/);
    await expect.element(field('Email address')).toHaveValue(EMAIL);
    await expectAccessible();
    writeStored('checkout-draft', JSON.stringify({ price: 'killerbody-year' }));
    server.states = ['EXPIRED'];
    await open('/checkout/done?session_id=cs_test_1');
    await expect
      .element(page.getByRole('link', { name: 'Back to the plans' }))
      .toHaveAttribute('href', '/checkout?price=killerbody-year');
    server.states = [];
    await open('/checkout/done?session_id=cs_test_1');
    await expect.element(page.getByRole('heading', { name: 'Did you pay?' })).toBeVisible();
    await expect.element(field('Email address')).toHaveValue('');
    await open('/checkout/done');
    await expect.element(page.getByRole('heading', { name: 'Did you pay?' })).toBeVisible();
  });

  it('lets a logged-in user continue', async () => {
    server.states = ['CLAIMED'];
    const router = await open('/checkout/done?session_id=cs_test_1', { user: {} });
    await button('Continue').click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(page.getByLabelText('Email address').elements()).toEqual([]);
  });

  it('says with a picture what failed, in the words of the specification, and links back to the order', async () => {
    await open('/checkout/failed?price=killerbody-year');
    await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await shows('Please check your email or contact support.');
    expect(document.querySelectorAll('img')).toHaveLength(1);
    await expect.element(page.getByRole('link', { name: /Contact support/ })).toHaveAttribute('href', HELP);
    await expect
      .element(page.getByRole('link', { name: 'Back to checkout' }))
      .toHaveAttribute('href', '/checkout?price=killerbody-year');
    await expectAccessible();
  });
});
