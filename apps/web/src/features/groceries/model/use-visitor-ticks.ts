import type { SharedGroceryList } from '@weekbord/contract/groceries/models';
import { useState } from 'react';
import { useOnline } from '../../../shared/offline/use-online.ts';
import { type SharedTick, useTickShared } from '../api/shared-lists.ts';

/** How long a tick may go without a response, in milliseconds, before it is reported as not saved. */
const LATE_MS = 2000;

interface Unsaved {
  /** By item, the visitor's last tick that has no response yet. */
  readonly ticks: ReadonlyMap<number, SharedTick>;
  /** Whether a tick is slow; stays true until all have a response. */
  readonly isLate: boolean;
}

/** The items of a shared list, with this visitor's own ticks; `isUnsaved` if those are slow to arrive. */
export function useVisitorTicks(secret: string, answered: SharedGroceryList['items'] | undefined) {
  const send = useTickShared(secret);
  const isOnline = useOnline();
  const [{ ticks, isLate }, setUnsaved] = useState<Unsaved>({ ticks: new Map(), isLate: false });
  const tick = async (next: SharedTick) => {
    setUnsaved((now) => ({ ...now, ticks: new Map(now.ticks).set(next.id, next) }));
    const timer = setTimeout(() => setUnsaved((now) => (isLast(now, next) ? { ...now, isLate: true } : now)), LATE_MS);
    await send(next);
    clearTimeout(timer);
    setUnsaved((now) => (isLast(now, next) ? without(now, next.id) : now));
  };
  const items = answered?.map((item) => {
    const checked = ticks.get(item.id)?.checked;
    if (checked === undefined || checked === item.checked) return item;
    return { ...item, checked, mark: null, display_bought: null };
  });
  return { items, tick: (next: SharedTick) => void tick(next), isUnsaved: ticks.size > 0 && (isLate || !isOnline) };
}

/** Whether a tick is still the last one of its item. */
function isLast({ ticks }: Unsaved, tick: SharedTick): boolean {
  return ticks.get(tick.id) === tick;
}

function without({ ticks, isLate }: Unsaved, itemId: number): Unsaved {
  const others = new Map([...ticks].filter(([id]) => id !== itemId));
  return { ticks: others, isLate: isLate && others.size > 0 };
}
