import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = { visibilityState: 'visible', listener: () => undefined as void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => {
      page.listener = listener;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function leave(commit: () => Promise<void>) {
  const { pendingDeletions, deleteWithUndo } = await import('./pending-deletions.ts');
  deleteWithUndo('meal-1', { text: 'Soup deleted', undoLabel: 'Undo', commit });
  return { pendingDeletions };
}

describe('deleteWithUndo', () => {
  it('hides the item immediately, and deletes it exactly once, after eight seconds', async () => {
    const commit = vi.fn<() => Promise<void>>(async () => undefined);
    const { pendingDeletions } = await leave(commit);
    expect(pendingDeletions().has('meal-1')).toBe(true);
    await vi.advanceTimersByTimeAsync(7999);
    expect(commit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(pendingDeletions().has('meal-1')).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('restarts the countdown if the deletion was undone and requested again', async () => {
    const commit = vi.fn<() => Promise<void>>(async () => undefined);
    const { pendingDeletions, deleteWithUndo } = await import('./pending-deletions.ts');
    const { currentAlerts } = await import('../alerts/alerts.ts');
    const departure = { text: 'Soup deleted', undoLabel: 'Undo', commit };
    deleteWithUndo('meal-1', departure);
    await vi.advanceTimersByTimeAsync(5000);
    currentAlerts()[0]?.action?.onPress();
    expect(pendingDeletions().has('meal-1')).toBe(false);
    deleteWithUndo('meal-1', departure);
    await vi.advanceTimersByTimeAsync(7999);
    expect(commit).not.toHaveBeenCalled();
    expect(pendingDeletions().has('meal-1')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('never deletes what was undone, and removes the message', async () => {
    const commit = vi.fn<() => Promise<void>>(async () => undefined);
    await leave(commit);
    const { currentAlerts } = await import('../alerts/alerts.ts');
    currentAlerts()[0]?.action?.onPress();
    expect(currentAlerts()).toEqual([]);
    page.visibilityState = 'hidden';
    page.listener();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(commit).not.toHaveBeenCalled();
  });

  it('deletes immediately when the app is left', async () => {
    const commit = vi.fn<() => Promise<void>>(async () => undefined);
    await leave(commit);
    page.visibilityState = 'hidden';
    page.listener();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('deletes everything immediately on request, and resolves when the server has responded', async () => {
    let arrive: () => void = () => undefined;
    const commit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    const { pendingDeletions } = await leave(commit);
    const { flushPendingDeletions } = await import('./pending-deletions.ts');
    const arrived = vi.fn<() => void>();
    void flushPendingDeletions().then(arrived);
    expect(commit).toHaveBeenCalledTimes(1);
    expect(pendingDeletions().has('meal-1')).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveBeenCalledTimes(1);
  });

  it('waits at most five seconds for the deletion to arrive, and does not wait without a network', async () => {
    const never = () => new Promise<void>(() => undefined);
    await leave(never);
    const { flushPendingDeletions } = await import('./pending-deletions.ts');
    const { onlineManager } = await import('@tanstack/react-query');
    const arrived = vi.fn<() => void>();
    void flushPendingDeletions().then(arrived);
    await vi.advanceTimersByTimeAsync(4999);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledTimes(1);
    await leave(never);
    onlineManager.setOnline(false);
    await flushPendingDeletions();
    onlineManager.setOnline(true);
  });
});
