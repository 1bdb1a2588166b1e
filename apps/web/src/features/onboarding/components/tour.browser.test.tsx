import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { onboarding } from '@weekbord/phrases/en/onboarding';
import { shared } from '@weekbord/phrases/en/shared';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { Tour } from './tour.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  showLanguage('en');
});

function swipe(element: Element): void {
  const at = (clientX: number) => ({ bubbles: true, isPrimary: true, clientX, clientY: 100 });
  element.dispatchEvent(new PointerEvent('pointerdown', at(300)));
  element.dispatchEvent(new PointerEvent('pointerup', at(200)));
}

it('[ONB-20] keys and swipes in the menu over the tour do not change the slide of the tour', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await loadPhrases('onboarding', 'shared');
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1 } as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <Tour isSaved onDone={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Slide 1 of 4')).toBeInTheDocument();
  swipe(page.getByText(onboarding.tour1Title).element());
  await expect.element(page.getByText('Slide 2 of 4')).toBeInTheDocument();
  await page.getByRole('button', { name: shared.accountMenu }).click();
  const menu = page.getByRole('dialog');
  await expect.element(menu).toBeVisible();
  swipe(menu.element());
  menu.getByRole('radio', { name: 'English' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(menu.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Scherm 2 van 4');
});

it.each([
  [true, onboarding.tour1Title, onboarding.tour4Text],
  [false, onboarding.tourUnsavedTitle, onboarding.tour4UnsavedText],
])('says that the plan is ready only if the answers are saved: %s', async (isSaved, first, last) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await loadPhrases('onboarding', 'shared');
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1 } as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <Tour isSaved={isSaved} onDone={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: first })).toBeVisible();
  expect(page.getByText(last).elements()).toHaveLength(1);
  expect(page.getByText(onboarding.tour1Title).elements()).toHaveLength(isSaved ? 1 : 0);
});
