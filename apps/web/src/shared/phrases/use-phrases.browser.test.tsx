import { startTransition, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../locale/language.ts';
import { usePhrases } from './use-phrases.ts';

beforeEach(() => speakLanguage('en'));

afterEach(() => vi.restoreAllMocks());

/** Uses a phrase that is not loaded yet, and has state declared after that. */
function Said() {
  const say = usePhrases('eating');
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {say('title')} {count}
    </button>
  );
}

/** Keeps showing the current content until the phrases are loaded. */
function Screen() {
  const [isSaid, setSaid] = useState(false);
  return (
    <Suspense>
      {isSaid ? (
        <Said />
      ) : (
        <button type="button" onClick={() => startTransition(() => setSaid(true))}>
          Go
        </button>
      )}
    </Suspense>
  );
}

it('keeps the state of a component that waits for its phrases, without React having to recover', async () => {
  // React renders again if the hooks of a component that waited do not match, and logs that here.
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await render(<Screen />);
  await page.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('button', { name: 'Diet and allergies 0' }).click();
  await expect.element(page.getByRole('button', { name: 'Diet and allergies 1' })).toBeVisible();
  expect(reported.mock.calls).toEqual([]);
});
