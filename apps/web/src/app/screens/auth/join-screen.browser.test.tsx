import { LEGAL_PAGES } from '@weekbord/domain/privacy/legal-pages';
import { SIGN_UP_MODES, type SignUpMode } from '@weekbord/domain/organisations/sign-up-mode';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { keepLoginAddress } from '../../../features/auth/model/login-address.ts';
import { brandQuery } from '../../../shared/brand/brand.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { LinkSentScreen } from './link-sent-screen.tsx';
import { PasswordLoginScreen } from './password-login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const PORTAL = 'Practice Vos';
const HELP = 'https://help.vos.example/';
const AREAS = ['auth', 'entering', 'joining', 'passwords', 'shared'] as const;

let refusal: Response | undefined;
let sent: [string, unknown][] = [];

beforeEach(async () => {
  // An address left by another test file would fill in the form.
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    sent.push([new URL(address, location.href).pathname, JSON.parse(init.body ?? 'null')]);
    const refused = refusal;
    refusal = undefined;
    return refused ?? Response.json({ email: 'a@home.example', first_name: '' }, { status: 201 });
  });
  await loadPhrases(...AREAS);
});
afterEach(() => {
  sent = [];
  refusal = undefined;
  vi.unstubAllGlobals();
});

const SCREENS = {
  '/signup': SignUpScreen,
  '/register': RegisterScreen,
  '/login/password': PasswordLoginScreen,
  '/login/link-sent': LinkSentScreen,
} as const;

/** Opens a screen of a portal. */
async function open(path: keyof typeof SCREENS, sign_up: SignUpMode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(brandQuery.queryKey, {
    name: PORTAL,
    subdomain: 'vos',
    primary_colour: '#8e24aa',
    logo: null,
    uses_pwa: false,
    offers_demo: false,
    imperial_by_default: false,
    feature_flags: [],
    support_url: HELP,
    sign_up,
  });
  const root = createRootRoute();
  const known = ['/', '/login', '/login/code', '/terms', '/privacy', '/checkout', ...Object.keys(SCREENS)];
  const routes = known.map((each) =>
    createRoute({
      getParentRoute: () => root,
      path: each,
      component: SCREENS[each as keyof typeof SCREENS] ?? (() => <h1>{each}</h1>),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient: client, hasRoute: (route: string) => known.includes(route) },
  });
  await cleanup();
  await router.load();
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '');
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe.each(['/signup', '/register'] as const)('at %s', (path) => {
  it.each(SIGN_UP_MODES.filter((mode) => mode !== 'CHECKOUT'))(
    'a portal with %s offers a way in, and has no link that leads nowhere',
    async (mode) => {
      await open(path, mode);
      expect(links()).toContain(path === '/register' && mode === 'OPEN' ? '/login/password' : '/login');
      const legal = LEGAL_PAGES.map((name) => `/${name}`);
      const known = [...Object.keys(SCREENS), '/login', '/help', HELP, ...legal];
      expect(links().filter((link) => !known.includes(link) && !link.startsWith('https://'))).toEqual([]);
      await expectAccessible();
    },
  );
});

it('shows the form on a portal with open sign-up', async () => {
  await open('/signup', 'OPEN');
  await expect.element(button('Make my plan')).toBeVisible();
});

it.each(['/signup', '/register'] as const)('links to the checkout on a portal where people pay: %s', async (path) => {
  await open(path, 'CHECKOUT');
  await expect.element(page.getByRole('heading', { name: '/checkout' })).toBeVisible();
});

it('says who to ask on a portal where coaches invite, and sends invited people to the login page', async () => {
  await open('/signup', 'INVITE');
  await expect.element(page.getByText('Ask your coach to invite the email address', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'I’ve been invited: log in' })).toHaveAttribute('href', '/login');
});

it('adds an address to the waitlist of a portal, or shows in the form why it was refused', async () => {
  await open('/signup', 'WAITLIST');
  await expect.element(button('Join waiting list')).toBeDisabled();
  await page.getByLabelText('Email address').fill('eva@');
  await page.getByLabelText('First name (optional)').fill(' Eva ');
  await expect.element(page.getByText('Invalid email. Enter an address like name@example.com.')).toBeVisible();
  await page.getByLabelText('Email address').fill(' eva@home.example ');
  refusal = Response.json({ detail: 'Too many.', code: 'too_many_requests' }, { status: 429 });
  await button('Join waiting list').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button('Join waiting list').click();
  await expect.element(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
  await expect.element(page.getByText('eva@home.example')).toBeVisible();
  expect(sent.at(-1)).toEqual([
    '/api/users/organisations/www/waitlist',
    { email: 'eva@home.example', first_name: 'Eva' },
  ]);
  await expectAccessible();
});

it('says that the email explains how to join, on a portal without open sign-up', async () => {
  const sentence = page.getByText(`No account at ${PORTAL} yet? The email explains how to get one.`);
  await open('/login/link-sent', 'INVITE');
  await expect.element(sentence).toBeVisible();
  await open('/login/link-sent', 'OPEN');
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(sentence.elements()).toEqual([]);
});

it.each(['CHECKOUT', 'OPEN'] as const)(
  'says after a payment on a portal with %s that the email opens the account',
  async (mode) => {
    keepLoginAddress('eva@home.example', true);
    await open('/login/link-sent', mode);
    await expect.element(page.getByText(/^Your account will be ready when you log in from the email/)).toBeVisible();
    expect(page.getByText(/No account at/).elements()).toEqual([]);
    keepLoginAddress('eva@home.example');
    await open('/login/link-sent', 'CHECKOUT');
    await expect.element(page.getByText(/^No account at/)).toBeVisible();
  },
);

it("the password login sends newcomers to the portal's own way of joining", async () => {
  await open('/login/password', 'OPEN');
  await expect
    .element(page.getByRole('link', { name: 'Sign up with a password' }))
    .toHaveAttribute('href', '/register');
  await open('/login/password', 'WAITLIST');
  await expect.element(page.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/signup');
});

it('the screen is shown in Dutch', async () => {
  speakLanguage('nl');
  await loadPhrases(...AREAS);
  await open('/signup', 'WAITLIST');
  await expect.element(button('Aanmelden voor de wachtlijst')).toBeVisible();
  await expect.element(page.getByText(`${PORTAL} werkt met een wachtlijst.`, { exact: false })).toBeVisible();
});
