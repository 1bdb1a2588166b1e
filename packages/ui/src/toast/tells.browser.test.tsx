import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Notice } from '../notice/notice.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { ProgressRing } from '../progress-ring/progress-ring.tsx';
import { SegmentRing } from '../segment-ring/segment-ring.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TickButton } from '../tick-button/tick-button.tsx';
import { Toast } from './toast.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('a short message', () => {
  const closed = vi.fn<() => void>();
  const common = { text: 'Soup is saved', tone: 'plain', closeLabel: 'Close', onClose: closed } as const;

  it('is announced to screen readers, immediately if something went wrong', async () => {
    const screen = await render(<Toast {...common} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Soup is saved');
    await expectAccessible();
    await screen.rerender(<Toast {...common} tone="bad" />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Soup is saved');
    await expectAccessible();
  });

  it('disappears after five seconds, or after eight if it offers an action, and never if it is permanent', async () => {
    closed.mockClear();
    // A message stays while the pointer is over it.
    await render(<p style={{ height: 400 }}>Nothing here</p>);
    await page.getByText('Nothing here').hover();
    await cleanup();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await render(
      <div style={{ paddingTop: 500 }}>
        <Toast {...common} />
      </div>,
    );
    vi.advanceTimersByTime(4999);
    expect(closed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(closed).toHaveBeenCalledTimes(1);
    const undo = { label: 'Undo', onPress: vi.fn<() => void>() };
    await screen.rerender(
      <div style={{ paddingTop: 500 }}>
        <Toast {...common} action={undo} />
      </div>,
    );
    vi.advanceTimersByTime(7999);
    expect(closed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(closed).toHaveBeenCalledTimes(2);
    await screen.rerender(
      <div style={{ paddingTop: 500 }}>
        <Toast {...common} stays />
      </div>,
    );
    vi.advanceTimersByTime(60_000);
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('waits while it has the focus, and performs the action that it offers', async () => {
    closed.mockClear();
    const undone = vi.fn<() => void>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await render(<Toast {...common} action={{ label: 'Undo', onPress: undone }} />);
    screen.container.querySelector<HTMLButtonElement>('button')?.focus();
    await screen.rerender(<Toast {...common} action={{ label: 'Undo', onPress: undone }} />);
    vi.advanceTimersByTime(60_000);
    expect(closed).not.toHaveBeenCalled();
    vi.useRealTimers();
    await userEvent.keyboard('{Enter}');
    expect(undone).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

it('a tick button shows its state, and its ring spins briefly after a press', async () => {
  const ticked = vi.fn<(isTicked: boolean) => void>();
  const screen = await render(<TickButton label="Eaten: soup" isTicked={false} onTick={ticked} />);
  const tick = page.getByRole('button', { name: 'Eaten: soup' });
  await expect.element(tick).toHaveAttribute('aria-pressed', 'false');
  const pressedAt = performance.now();
  await tick.click();
  expect(ticked).toHaveBeenCalledWith(true);
  await screen.rerender(<TickButton label="Eaten: soup" isTicked onTick={ticked} />);
  await expect.element(tick).toHaveAttribute('aria-pressed', 'true');
  await expect.element(tick).not.toHaveAttribute('aria-busy');
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(750);
  await expectAccessible();
});

it('progress is announced in numbers and words, and never as more than 100%', async () => {
  await render(
    <>
      <ProgressBar label="Protein" value={120} max={100} valueText="120 of 100 g" behind={50} />
      <ProgressRing label="Energy" value={500} max={2000}>
        500
      </ProgressRing>
      <SegmentRing
        label="Day 3 of 28"
        total={28}
        position={3}
        segments={[{ id: 'a', from: 1, to: 5, className: '' }]}
      />
    </>,
  );
  const bar = page.getByRole('progressbar', { name: 'Protein' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '120 of 100 g');
  const ring = page.getByRole('progressbar', { name: 'Energy' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '500');
  await expect.element(ring).toHaveAttribute('aria-valuemax', '2000');
  await expect.element(page.getByRole('img', { name: 'Day 3 of 28' })).toBeVisible();
  await expectAccessible();
});

it('missing, failed and loading content is announced, with the single action that helps', async () => {
  await render(
    <>
      <EmptyState title="No list yet" text="Make one" action={<button type="button">Make a list</button>} />
      <ErrorState title="It did not load" action={<button type="button">Try again</button>} />
      <Notice tone="good">It is saved</Notice>
      <Spinner label="Loading" />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'No list yet' })).toBeVisible();
  const wrong = page.getByRole('alert');
  await expect.element(wrong.getByRole('heading', { name: 'It did not load' })).toBeVisible();
  await expect.element(wrong.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['It is saved', 'Loading']);
  await expectAccessible();
});
