import { startTransition, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../locale/language.ts';
import { usePhrases } from './use-phrases.ts';

beforeEach(() => speakLanguage('en'));

afterEach(() => vi.restoreAllMocks());

/** Says a sentence that is not loaded yet, and keeps something after it. */
function Said() {
  const say = usePhrases('eating');
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {say('title')} {count}
    </button>
  );
}

/** Goes on showing what is there until the sentences have come. */
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

it('what waits for its sentences keeps its state, and React has nothing to repair', async () => {
  // React draws once more where the hooks of a component that waited do not match, and reports it here.
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await render(<Screen />);
  await page.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('button', { name: 'Diet and allergies 0' }).click();
  await expect.element(page.getByRole('button', { name: 'Diet and allergies 1' })).toBeVisible();
  expect(reported.mock.calls).toEqual([]);
});
