import { QueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertList } from '../alerts/alert-list.tsx';
import { speakLanguage } from '../locale/language.ts';
import { keepToken } from '../session/token.ts';
import { clearStored } from '../stored.ts';
import { keepOnDevice } from './device-cache.ts';
import { offerVersion } from './offer-version.ts';
import { sendQueuedWrites } from './queued-write.ts';
import { writtenText } from './written-text.test-support.ts';

beforeEach(() => {
  speakLanguage('en');
  keepToken('of-noor');
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

const refresh = page.getByRole('button', { name: 'Refresh' });
const later = page.getByText('The new version will start when you’re done here');
const field = page.getByRole('textbox', { name: 'Name' });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A waiting worker that takes over on `SKIP_WAITING`. */
function waitingWorker() {
  const told: unknown[] = [];
  const worker = {
    postMessage: (message: unknown) => {
      told.push(message);
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    },
  };
  return { told, worker: worker as unknown as ServiceWorker };
}

async function offered() {
  const { told, worker } = waitingWorker();
  const reload = vi.fn<() => void>();
  await offerVersion(worker, reload);
  await render(<AlertList />);
  await expect.element(refresh).toBeVisible();
  return { told, reload };
}

function Form({ onSend }: { onSend: () => void }) {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(text);
        onSend();
      }}
    >
      <TextField label="Name" value={text} onChange={setText} />
      <Button type="submit" isDisabled={text === saved}>
        Save
      </Button>
    </form>
  );
}

describe('a new version of the app', () => {
  it('starts immediately if nothing is typed except a search', async () => {
    await render(<SearchBox label="Search" clearLabel="Clear" value="oats" onChange={() => undefined} />);
    const { told, reload } = await offered();
    await refresh.click();
    expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(later.elements()).toEqual([]);
  });

  it('waits until typed text is saved, and shows that it is waiting', async () => {
    const { told, reload } = await offered();
    await render(<Form onSend={() => undefined} />);
    await userEvent.fill(field, 'Oats with berries');
    await refresh.click();
    await expect.element(later).toBeVisible();
    await pause(1500);
    expect([told, reload.mock.calls]).toEqual([[], []]);
    await expect.element(field).toHaveValue('Oats with berries');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('waits for text typed before the version was offered, until the screen is left', async () => {
    const screen = await render(<Form onSend={() => undefined} />);
    await userEvent.fill(field, 'Oats with berries');
    const { told, reload } = await offered();
    await refresh.click();
    await pause(1500);
    expect(told).toEqual([]);
    await screen.unmount();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('also waits while a dialog is open, and in a tab where the update was not requested', async () => {
    const screen = await render(
      <Dialog isOpen title="Weight" closeLabel="Close" onClose={() => undefined}>
        <p>71.5 kg</p>
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const { reload } = await offered();
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    await pause(1500);
    expect(reload).not.toHaveBeenCalled();
    await screen.unmount();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('waits for a write in flight, and until queued writes are stored on the device', async () => {
    const client = new QueryClient();
    await keepOnDevice(client);
    sendQueuedWrites(client);
    let arrive: () => void = () => undefined;
    const cache = client.getMutationCache();
    const sending = cache
      .build(client, { mutationFn: () => new Promise<void>((resolve) => (arrive = resolve)) })
      .execute(undefined);
    const { told, reload } = await offered();
    await refresh.click();
    await pause(1500);
    expect(told).toEqual([]);
    arrive();
    await sending;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const route = { name: 'updateGroceryItem', method: 'PATCH', path: '/x' };
    const write = { route, sent: {}, idempotencyKey: 'a-key', affects: [] };
    const waiting = cache.build(client, { mutationKey: ['write'], scope: { id: 'writes' } });
    waiting.execute(write).catch(() => undefined);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(await writtenText()).toContain('a-key');

    // The write must fail before the test ends; otherwise it would be sent during later tests.
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
    await expect.poll(() => waiting.state.status).toBe('error');
  });
});
