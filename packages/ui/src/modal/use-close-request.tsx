import { useEffect, useEffectEvent } from 'react';

/** The standard's CloseWatcher, which the types lack. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}
type CloseWatcherClass = new () => CloseWatcher;

/** Handles the device's own way to close what is open, such as Android's back gesture, if the browser supports it. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: CloseWatcherClass };
    if (!CloseWatcher) return;
    let watcher: CloseWatcher;
    // One watcher receives one request, and what was asked to close may stay open.
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
