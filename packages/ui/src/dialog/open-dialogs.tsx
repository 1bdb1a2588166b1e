import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog over everything else; answers what closes it, which gives the focus back to where it came from. */
function openModally(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog in front of all others. Whatever is to be seen and pressed must stand within it; null where none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}

/** Opens a dialog as long as it is drawn; a press beside it asks to close it. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  // Closed before it leaves the page, so that the focus goes back to where it came from.
  useLayoutEffect(() => (dialog.current ? openModally(dialog.current) : undefined), [dialog]);
  const pressed = useEffectEvent((event: MouseEvent) => {
    if (dialog.current && isBeside(event, dialog.current)) onClose();
  });
  useEffect(() => {
    const element = dialog.current;
    const listener = (event: MouseEvent) => pressed(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [dialog]);
}

/** Whether a press fell on what lies behind the dialog, which browsers report as one on the dialog itself. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
