import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { CameraRefused } from '../model/camera.ts';
import { ScanStep } from './scan-step.tsx';

beforeEach(async () => {
  await loadPhrases('foods', 'forms', 'shared');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['denied', /^Camera permissions are not granted/],
  ['missing', /^No camera found/],
  ['failed', /^The camera won’t start/],
] as const)('says that the camera is %s, and accepts a typed number', async (fault, text) => {
  const scanned = vi.fn<(barcode: string | undefined) => void>();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ScanStep
        barcode={undefined}
        onScan={scanned}
        onOpen={() => undefined}
        onAddYourself={() => undefined}
        camera={() => Promise.reject(new CameraRefused(fault))}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText('Point the camera', { exact: false }).elements()).toEqual([]);
  // An open keyboard leaves half of a phone's screen.
  const field = page.getByRole('textbox', { name: 'Or type the number' });
  expect(field.element().getBoundingClientRect().bottom).toBeLessThan(250);
  await expectAccessible();
  await field.fill('8710400000174');
  await page.getByRole('button', { name: 'Look up' }).click();
  expect(scanned).toHaveBeenCalledExactlyOnceWith('8710400000174');
});
