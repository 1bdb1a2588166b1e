import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertList } from './alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from './alerts/alerts.ts';
import { speakLanguage } from './locale/language.ts';
import { OutsideLink } from './outside-link.tsx';
import { loadPhrases } from './phrases/use-phrases.ts';

const ADDRESS = 'https://help.weekbord.example/login';

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('shared');
  await render(
    <>
      <OutsideLink to={ADDRESS}>Help</OutsideLink>
      <AlertList />
    </>,
  );
});
afterEach(() => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  vi.restoreAllMocks();
});

const help = page.getByRole('link', { name: 'Help (opens in a new tab)' });

it("opens in a tab that cannot navigate the app's tab", async () => {
  const tab = { opener: window };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as Window);
  await help.click();
  expect(open.mock.calls).toEqual([[ADDRESS, '_blank']]);
  expect(tab.opener).toBeNull();
  expect(currentAlerts()).toEqual([]);
});

it('says that the link did not open if the browser blocks it, and reports that without the URL', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await help.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to open the link. Please try again.');
  expect(warn.mock.calls).toEqual([['[weekbord] The browser blocked a link']]);
});
