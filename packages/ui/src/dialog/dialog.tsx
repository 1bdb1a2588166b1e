import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { DialogWindowProps } from './dialog-window.tsx';

interface DialogProps extends DialogWindowProps {
  isOpen: boolean;
}

const loadWindow = () => import('./dialog-window.tsx');
const DialogWindow = lazyPart(async () => (await loadWindow()).DialogWindow);

/** How long preloading waits, in milliseconds: long enough for the screen itself to be loaded. */
const AFTER_MS = 2000;

/** A question or a small task over the screen: a bottom sheet on a phone, a window in the middle elsewhere. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  useLoadedAhead();
  return isOpen ? (
    <Suspense>
      <DialogWindow {...rest} />
    </Suspense>
  ) : null;
}

/**
 * A screen does not wait for its dialogs. They are preloaded after it, so that a dialog opens immediately, even
 * offline.
 */
function useLoadedAhead(): void {
  useEffect(() => {
    // If the dialog cannot be loaded now, it is requested again when it opens.
    const timer = setTimeout(() => void loadWindow().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
