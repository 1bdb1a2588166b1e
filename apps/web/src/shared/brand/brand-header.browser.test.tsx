import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../session/current-user.ts';
import { BrandHeader } from './brand-header.tsx';
import { type Brand, brandQuery } from './brand.ts';
import { useShownBrand } from './shown-brand.ts';
import { Wordmark } from './wordmark.tsx';

/** One red pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const PRACTICE = {
  name: 'Practice Vos',
  subdomain: null,
  owner: 7,
  logo: LOGO,
  logo_visible: true,
  disable_logo_curve: false,
};

beforeEach(() => loadPhrases('shared'));

/** Renders the header on a phone, or the mark above the rail, for a client whose coach has an organisation. */
async function show(organisation: object | null, size: readonly [number, number] = [375, 812]): Promise<void> {
  await cleanup();
  await page.viewport(...size);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 1, organisation: null, coach: { organisation } };
  client.setQueryData(currentUserQuery.queryKey, user as unknown as CurrentUser);
  client.setQueryData(brandQuery.queryKey, { name: 'Weekbord', subdomain: null, logo: null } as Brand);
  await render(
    <QueryClientProvider client={client}>
      <BrandHeader />
      <aside>
        <Wordmark />
      </aside>
    </QueryClientProvider>,
  );
}

const header = () => page.getByRole('banner');
const cornerOf = (element: Element) => getComputedStyle(element).borderRadius;

it("shows the logo of the coach's organisation at the top of a phone, or in the rail", async () => {
  await show(PRACTICE);
  await expect.element(header().getByRole('img', { name: 'Practice Vos' })).toBeVisible();
  await show({ ...PRACTICE, logo: null });
  await expect.element(header().getByText('Practice Vos')).toBeVisible();
  await show({ ...PRACTICE, logo_visible: false });
  await expect.element(page.getByText('Weekbord')).toBeVisible();
  expect(header().elements()).toEqual([]);
  expect(page.getByText('Practice Vos').elements()).toEqual([]);
  await show(null);
  expect(header().elements()).toEqual([]);
  await show(PRACTICE, [1440, 900]);
  await expect.element(page.getByRole('complementary').getByRole('img', { name: 'Practice Vos' })).toBeVisible();
  expect(header().elements()).toEqual([]);
});

/** Renders the name that a guest or a user of a portal sees. */
async function nameAt(portal: { name: string; subdomain: string | null }, user: object | null): Promise<string> {
  await cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (user !== null) client.setQueryData(currentUserQuery.queryKey, user as CurrentUser);
  client.setQueryData(brandQuery.queryKey, { ...portal, logo: null } as Brand);
  function Name() {
    return <p data-testid="name">{useShownBrand().name}</p>;
  }
  await render(
    <QueryClientProvider client={client}>
      <Wordmark />
      <Name />
    </QueryClientProvider>,
  );
  const shown = page.getByTestId('name').element().textContent;
  await expect.element(page.getByText(shown).first()).toBeVisible();
  expect(page.getByText(shown).elements()).toHaveLength(2);
  return shown;
}

it('a portal keeps its name after login even if its logo is hidden, unlike the organisation of a coach', async () => {
  const portal = { name: 'Killerbody', subdomain: 'killerbody' };
  const seeded = { ...PRACTICE, ...portal, owner: null, logo: null, logo_visible: false };
  expect(await nameAt(portal, null)).toBe('Killerbody');
  expect(await nameAt(portal, { id: 1, organisation: seeded, coach: null })).toBe('Killerbody');
  // The URL has no portal, as in development.
  const main = { name: 'Weekbord', subdomain: null };
  expect(await nameAt(main, { id: 1, organisation: seeded, coach: null })).toBe('Killerbody');
  const hidden = { ...PRACTICE, subdomain: 'vos', logo_visible: false };
  expect(await nameAt(portal, { id: 1, organisation: null, coach: { organisation: hidden } })).toBe('Killerbody');
  const own = { name: 'Practice Vos', subdomain: 'vos' };
  expect(await nameAt(own, { id: 1, organisation: null, coach: { organisation: hidden } })).toBe('Weekbord');
  expect(await nameAt(own, { id: 1, organisation: null, coach: { organisation: { ...PRACTICE, logo: null } } })).toBe(
    'Practice Vos',
  );
});

it('rounds the corners of a logo, unless the organisation has set disable_logo_curve', async () => {
  const logo = () => header().getByRole('img', { name: 'Practice Vos' });
  await show(PRACTICE);
  await expect.element(logo()).toBeVisible();
  expect(cornerOf(logo().element())).not.toBe('0px');
  await show({ ...PRACTICE, disable_logo_curve: true });
  await expect.element(logo()).toBeVisible();
  expect(cornerOf(logo().element())).toBe('0px');
});
