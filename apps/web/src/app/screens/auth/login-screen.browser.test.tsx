import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { auth } from '@weekbord/phrases/en/auth';
import { demo } from '@weekbord/phrases/en/demo';
import { auth as authNl } from '@weekbord/phrases/nl/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { type Brand, brandQuery } from '../../../shared/brand/brand.ts';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { keepToken } from '../../../shared/session/token.ts';
import { writeStored } from '../../../shared/stored.ts';
import { SignUpForm } from '../../../features/auth/components/sign-up-form.tsx';
import { typedPerson } from '../../../features/auth/model/typed-person.ts';
import { LoginScreen } from './login-screen.tsx';

/** The POST requests. */
let sent: unknown[] = [];

beforeEach(async () => {
  speakLanguage('en');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push(JSON.parse(body));
    return Response.json({ detail: 'The demo isn’t available here.', code: 'demo_off' }, { status: 403 });
  });
  await loadPhrases('auth', 'shared');
});
afterEach(() => {
  sent = [];
  Object.assign(typedPerson, { first_name: '', last_name: '', email: '' });
  vi.unstubAllGlobals();
});

/** Opens the login page of a portal; if `offers_demo` is omitted, the portal's brand is not known yet. */
async function open(
  offers_demo?: boolean,
  isAfterCheckout = false,
): Promise<Readonly<{ navigate: (to: string) => Promise<void> }>> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, enabled: false } },
  });
  if (offers_demo !== undefined)
    client.setQueryData(brandQuery.queryKey, { name: 'Weekbord', logo: null, offers_demo } as Brand);
  const root = createRootRoute();
  const routes = ['/', '/signup', '/login/password'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => {
        if (path === '/signup') return <SignUpForm />;
        return path === '/' ? <LoginScreen isAfterCheckout={isAfterCheckout} /> : null;
      },
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await cleanup();
  await router.load();
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { navigate: async (to) => router.navigate({ to } as never) };
}

const offers = () => [auth.tryDemo, auth.tryCoachDemo].flatMap((name) => page.getByRole('button', { name }).elements());

it('offers a demo if the portal does (offers_demo), and otherwise does not mention demos', async () => {
  await open(true);
  expect(offers()).toHaveLength(2);
  await expectAccessible();
  await open(false);
  expect(offers()).toEqual([]);
  await open();
  expect(offers()).toEqual([]);
  await open(true, true);
  expect(offers()).toEqual([]);
});

it.each([
  ['person', auth.tryDemo],
  ['coach', auth.tryCoachDemo],
] as const)('creates a demo for a %s with one tap, and restores the focus on failure', async (kind, name) => {
  await open(true);
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: demo[`title_${kind}`] });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The demo isn’t available here.');
  expect(sent).toEqual([{ kind, organisation_subdomain: null, language: 'en' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await expect.element(page.getByRole('button', { name })).not.toHaveAttribute('aria-busy');
});

it('says that the session ended if the server ended it, until a new session begins', async () => {
  writeStored('session-over', 'true');
  await open();
  await expect.element(page.getByText(auth.sessionOver)).toBeVisible();
  await expectAccessible();
  keepToken('another');
  await open();
  expect(page.getByText(auth.sessionOver).elements()).toEqual([]);
});

it('switches to the other language with one press, and back', async () => {
  await open();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: authNl.loginTitle })).toBeVisible();
  expect(document.documentElement.lang).toBe('nl');
  await expectAccessible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: auth.loginTitle })).toBeVisible();
});

it('explains what a valid address is when Enter is pressed on an invalid one, and sends nothing', async () => {
  await open();
  const field = page.getByRole('textbox');
  await field.fill('anna@');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Invalid email. Enter an address like name@example.com.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps what was typed when a guest goes from logging in to signing up and back', async () => {
  const history = await open();
  await page.getByRole('textbox').fill('anna@example.com');
  await history.navigate('/signup');
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect.element(field(auth.email)).toHaveValue('anna@example.com');
  await field('First name').fill('Anna');
  await history.navigate('/');
  await expect.element(page.getByRole('textbox')).toHaveValue('anna@example.com');
  await history.navigate('/signup');
  await expect.element(field('First name')).toHaveValue('Anna');
});
