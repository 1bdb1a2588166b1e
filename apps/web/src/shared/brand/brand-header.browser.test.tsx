import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../session/current-user.ts';
import { BrandHeader } from './brand-header.tsx';
import { brandQuery } from './brand.ts';
import { Wordmark } from './wordmark.tsx';

/** One red pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const PRACTICE = { name: 'Practice Vos', logo: LOGO, logo_visible: true, disable_logo_curve: false };

beforeEach(() => loadPhrases('shared'));

/** Draws the header of a phone, or the mark above the rail, for a client whose coach has an organisation. */
async function show(organisation: object | null, size: readonly [number, number] = [375, 812]): Promise<void> {
  await cleanup();
  await page.viewport(...size);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 1, organisation: null, coach: { organisation } };
  client.setQueryData(currentUserQuery.queryKey, user as unknown as CurrentUser);
  client.setQueryData(brandQuery.queryKey, { name: 'Weekbord', logo: null } as never);
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

it("shows the logo of the coach's organisation at the top of a phone, if the organisation wants it; a wide screen has it in the rail", async () => {
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

it('rounds the corners of a logo, unless the organisation has switched that off with disable_logo_curve', async () => {
  const logo = () => header().getByRole('img', { name: 'Practice Vos' });
  await show(PRACTICE);
  await expect.element(logo()).toBeVisible();
  expect(cornerOf(logo().element())).not.toBe('0px');
  await show({ ...PRACTICE, disable_logo_curve: true });
  await expect.element(logo()).toBeVisible();
  expect(cornerOf(logo().element())).toBe('0px');
});
