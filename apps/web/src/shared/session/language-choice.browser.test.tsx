import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showLanguage } from '../locale/language.ts';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from './current-user.ts';
import { LanguageChoice } from './language-choice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  showLanguage('en');
});

it('refetches what was read in the other language, even if the menu closed before the response', async () => {
  const user = { id: 1, language: 'en' } as CurrentUser;
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await loadPhrases('shared');
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, user);
  client.setQueryData(['meals'], ['Soup']);
  const draw = (isOpen: boolean) => (
    <QueryClientProvider client={client}>{isOpen && <LanguageChoice />}</QueryClientProvider>
  );
  const { rerender } = await render(draw(true));
  await page.getByText('Nederlands').click();
  await expect.poll(() => client.isMutating()).toBe(1);
  await rerender(draw(false));
  answer(Response.json({ ...user, language: 'nl' }));
  await expect.poll(() => client.getQueryState(['meals'])?.isInvalidated).toBe(true);
  expect(client.getQueryData(currentUserQuery.queryKey)).toMatchObject({ language: 'nl' });
});
