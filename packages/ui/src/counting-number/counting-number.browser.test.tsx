import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountingNumber } from './counting-number.tsx';

afterEach(() => vi.restoreAllMocks());

/** The numbers shown while the value counts from 100 to 500. */
async function shownOnTheWay(): Promise<readonly number[]> {
  const { container, rerender } = await render(<CountingNumber value={100} format={String} />);
  expect(container.textContent).toBe('100');
  const seen: number[] = [];
  const observer = new MutationObserver(() => seen.push(Number(container.textContent)));
  observer.observe(container, { subtree: true, characterData: true, childList: true });
  await rerender(<CountingNumber value={500} format={String} />);
  await expect.poll(() => container.textContent).toBe('500');
  observer.disconnect();
  return seen;
}

it('a number counts to its new value', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const seen = await shownOnTheWay();
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

it('a number changes immediately if reduced motion is preferred', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(await shownOnTheWay()).toEqual([500]);
});
