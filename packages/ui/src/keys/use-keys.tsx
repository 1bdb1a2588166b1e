import { useEffect, useEffectEvent } from 'react';
import { useTopModal } from '../modal/open-modals.tsx';

/** What each key does, by the key's name: `t`, `ArrowLeft`, `?`. Letters are in lower case. */
export type KeyBindings = Readonly<Partial<Record<string, () => void>>>;

/** Elements in which keys have a meaning of their own: typing, choosing, moving a slider. */
const OWN_KEYS = ['input', 'textarea', 'select', '[contenteditable]']
  .concat(['listbox', 'menu', 'slider', 'tablist'].map((role) => `[role=${role}]`))
  .join();

/** Keys that navigate a grid or open its content; all other keys work there as elsewhere. */
const GRID_KEYS: ReadonlySet<string> = new Set(
  'ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End Enter'.split(' ').concat(' '),
);

function hasOwnKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN_KEYS) !== null || (GRID_KEYS.has(key) && target.closest('[role=grid]') !== null);
}

/**
 * Handles keys pressed anywhere on the screen, except while typing or choosing, over an open dialog, or together with
 * Ctrl, Alt or the like.
 */
export function useKeys(bindings: KeyBindings, isOn = true): void {
  const isCovered = useTopModal() !== null;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isElsewhere = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing;
    if (isElsewhere || hasOwnKeys(target, key)) return;
    const action = bindings[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn || isCovered) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, isCovered]);
}
