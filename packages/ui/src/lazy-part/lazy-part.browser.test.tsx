import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part.tsx';

const Card = () => <p>The card</p>;
const lost = () => new TypeError('Failed to fetch');

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message ? <p>{this.state.message}</p> : this.props.children;
  }
}

async function draw(load: () => Promise<typeof Card>) {
  const Part = lazyPart(load);
  await render(
    <Boundary>
      <Suspense fallback="To come">
        <Part />
      </Suspense>
    </Boundary>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('a part that cannot be loaded offline is loaded when the browser reports that it is online', async () => {
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  const load = vi.fn<() => Promise<typeof Card>>().mockRejectedValueOnce(lost()).mockResolvedValue(Card);
  await draw(load);
  await expect.element(page.getByText('To come')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The card')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part is requested again after a pause, repeatedly, if the browser reports nothing', async () => {
  const load = vi.fn<() => Promise<typeof Card>>().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
  load.mockResolvedValue(Card);
  await draw(load);
  await expect.element(page.getByText('To come')).toBeVisible();
  await expect.element(page.getByText('The card')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('a part missing from the server fails to load, so that the page can be reloaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof Card>>();
  load.mockRejectedValue(Object.assign(new Error('No card'), { part: 'gone' }));
  await draw(load);
  await expect.element(page.getByText('No card')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
