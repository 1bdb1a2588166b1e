import { expect, it, vi } from 'vitest';
import { onceReachable } from './once-reachable.ts';

it('a part that cannot be loaded without a network is loaded when there is one', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('the card');
  const loaded = onceReachable(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect(Promise.race([loaded, Promise.resolve('still away')])).resolves.toBe('still away');
  dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('the card');
  expect(load).toHaveBeenCalledTimes(2);
});
