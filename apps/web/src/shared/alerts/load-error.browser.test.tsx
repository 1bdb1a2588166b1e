import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ApiFailure, CallFailed } from '../http/api-failure.ts';
import { speakLanguage } from '../locale/language.ts';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { LoadError } from './load-error.tsx';

const LATER = {
  en: 'Something went wrong. Please try again later.',
  nl: 'Er ging iets mis. Probeer het later opnieuw.',
};

beforeEach(() => loadPhrases('shared'));
afterEach(() => onlineManager.setOnline(true));

it.each<[ApiFailure, string]>([
  [{ kind: 'refused', status: 500, code: 'server_error', detail: 'Down.' }, LATER.en],
  [{ kind: 'refused', status: 502 }, LATER.en],
  [
    { kind: 'refused', status: 403, code: 'coach_only', detail: 'Only coaches can do this.' },
    'Only coaches can do this.',
  ],
  [{ kind: 'network' }, 'No connection. Check your network and try again.'],
])('says why something was not loaded, and that a retry may help: %o', async (failure, text) => {
  speakLanguage('en');
  await render(<LoadError error={new CallFailed(failure)} onRetry={vi.fn<() => void>()} />);
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it('the error is shown in Dutch', async () => {
  speakLanguage('nl');
  await loadPhrases('shared');
  await render(<LoadError error={new CallFailed({ kind: 'refused', status: 500 })} onRetry={vi.fn<() => void>()} />);
  await expect.element(page.getByText(LATER.nl, { exact: true })).toBeVisible();
  speakLanguage('en');
});

it.each([null, new CallFailed({ kind: 'network' })])(
  'says immediately that the content is not on this device if there is no network: %s',
  async (error) => {
    speakLanguage('en');
    onlineManager.setOnline(false);
    await render(<LoadError error={error} onRetry={vi.fn<() => void>()} />);
    await expect.element(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Error');
  },
);
