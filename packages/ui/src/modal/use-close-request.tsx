import { useEffect, useEffectEvent } from 'react';

/** The standard CloseWatcher, which the DOM types lack. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}
type CloseWatcherClass = new () => CloseWatcher;

/** Handles the device's own way of closing what is open, such as Android's back gesture, if the browser supports it. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: CloseWatcherClass };
    if (!CloseWatcher) return;
    let watcher: CloseWatcher;
    // Creates a new watcher after each request, because a watcher receives only one request, and the element that was
    // asked to close may stay open.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        close();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
