import { AGENTS, IPHONE_SAFARI } from '@weekbord/domain/installing/user-agents.test-support';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { installing as english } from '@weekbord/phrases/en/installing';
import { installing as dutch } from '@weekbord/phrases/nl/installing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { type Brand, brandQuery } from '../../../shared/brand/brand.ts';
import { BROWSER_NAMES, guideFor } from '../../../shared/installing/guides.ts';
import { InstallPrompt } from '../../../shared/installing/install-prompt.tsx';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { ArticleScreen } from '../help/article-screen.tsx';
import { InstallScreen } from './install-screen.tsx';

const WORDS = { en: english, nl: dutch };
const PORTAL = 'Practice Vos';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  vi.restoreAllMocks();
  writeStored('install-deferred', null);
  delete window.installOffer;
});

interface Situation {
  readonly userAgent?: string;
  readonly language?: 'en' | 'nl';
  readonly uses_pwa?: boolean;
}

/** Opens a part of the app on a portal, in a browser that reports the given properties. */
async function open(
  Part: () => ReactNode,
  { userAgent = IPHONE_SAFARI, language = 'en', uses_pwa = true }: Situation = {},
) {
  speakLanguage(language);
  document.documentElement.lang = language;
  await loadPhrases('articles', 'auth', 'help', 'installing', 'shared', 'sharing');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, enabled: false } },
  });
  client.setQueryData(brandQuery.queryKey, { name: PORTAL, logo: null, uses_pwa } as Brand);
  const root = createRootRoute();
  const routes = ['/', '/login', '/help', '/help/$article'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: path === '/' ? Part : () => <h1>{path}</h1> }),
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
  return router;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const offerInstall = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn(async () => ({ outcome }));
  globalThis.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
};

describe.each(['en', 'nl'] as const)('in %s', (language) => {
  const words = WORDS[language];

  it.each(AGENTS)('[PWA-04] shows on %s in %s, step by step, what to do there', async (device, browser, userAgent) => {
    await open(InstallScreen, { userAgent, language });
    await button(words.showHow).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    const steps = dialog.getByRole('listitem');
    const expected = guideFor({ device, browser }).map((step) => words[step]);
    await expect.poll(() => steps.elements().map((step) => step.textContent?.replace(/^\d/, ''))).toEqual(expected);
    const name = BROWSER_NAMES[browser];
    expect(dialog.element().textContent).toContain(name ?? '');
  });
});

it('[PWA-03] shows an install button only while the browser offers it, and links to the help', async () => {
  const router = await open(InstallScreen);
  await expect.element(button(english.showHow)).toBeVisible();
  expect(button(english.install).elements()).toEqual([]);
  await expectAccessible();
  const refused = offerInstall('dismissed');
  await button(english.install).click();
  expect(refused).toHaveBeenCalledOnce();
  // An installation offer that was declined cannot be used again.
  await expect.element(button(english.showHow)).toBeVisible();
  offerInstall('accepted');
  await button(english.install).click();
  await expect.element(page.getByText(english.installedOpen.replace('{portal}', PORTAL))).toBeVisible();
  expect(button(english.install).elements()).toEqual([]);

  await open(InstallScreen);
  expect(page.getByRole('link', { name: english.help }).element().getAttribute('href')).toBe('/help/install');
  await button(english.inBrowser).click();
  await expect.element(page.getByRole('heading', { name: '/login' })).toBeVisible();
  expect(readStored('install-deferred')).toMatch(/^1 \d{4}-\d\d-\d\d$/);
  expect(router.state.location.pathname).toBe('/');
});

it('opens and closes its overlay by keyboard, and restores the focus', async () => {
  await open(InstallScreen);
  button(english.showHow).element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: english.guideTitle.replace('{browser}', 'Safari') });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(button(english.showHow)).toHaveFocus();
});

it('the diary offers to install the app if the portal has uses_pwa, until it is dismissed', async () => {
  const prompt = () => page.getByRole('region', { name: english.entryTitle.replace('{portal}', PORTAL) });
  await open(InstallPrompt, { uses_pwa: false });
  expect(prompt().elements()).toEqual([]);
  await open(InstallPrompt);
  await expect.element(prompt()).toBeVisible();
  await expectAccessible();
  await button(english.notNow).click();
  await expect.poll(() => prompt().elements()).toEqual([]);
  await open(InstallPrompt);
  expect(prompt().elements()).toEqual([]);
});

it.each(['en', 'nl'] as const)(
  'the article on installing explains the current browser first and others below, in %s',
  async (language) => {
    const words = WORDS[language];
    await open(() => <ArticleScreen name="install" />, { language });
    await expect.element(page.getByText(words.addIos).first()).toBeVisible();
    await page.getByText('Samsung Internet').click();
    await expect.element(page.getByText(words.addPage)).toBeVisible();
    await expectAccessible();
  },
);
