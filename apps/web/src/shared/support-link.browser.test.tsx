import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brandQuery } from './brand/brand.ts';
import { speakLanguage } from './locale/language.ts';
import { loadPhrases } from './phrases/use-phrases.ts';
import { SupportLink } from './support-link.tsx';

const HELP = 'https://help.killerbody.example/';

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('shared');
  const client = new QueryClient();
  client.setQueryData(brandQuery.queryKey, { name: 'Killerbody', support_url: HELP } as never);
  await render(
    <QueryClientProvider client={client}>
      <SupportLink>Contact support</SupportLink>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  delete window.Intercom;
  vi.restoreAllMocks();
});

const link = page.getByRole('link', { name: /Contact support/ });

it('[ANA-02] opens the help pages in a new tab if the messenger is not loaded, and reports it', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await link.click();
  expect(open.mock.calls).toEqual([[HELP, '_blank']]);
  expect(warn.mock.calls).toEqual([['[weekbord] The messenger of support is not loaded']]);
});

it('[ANA-02] opens the messenger instead of a page if it is loaded', async () => {
  const show = vi.fn<(what: 'show') => void>();
  window.Intercom = show;
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await link.click();
  expect(show.mock.calls).toEqual([['show']]);
  expect(open).not.toHaveBeenCalled();
});
