import { persistQueryClientSave } from '@tanstack/react-query-persist-client';
import { showAlert } from '../alerts/alerts.ts';
import { phrasesOf } from '../phrases/use-phrases.ts';
import { keptOnDevice, SAVE_PAUSE_MS } from './device-cache.ts';
import { watchUnsavedInput } from './unsaved-input.ts';

const SECOND_MS = 1000;

/**
 * Offers a new version of the app that is ready. The page switches to it once pending writes are stored on the device
 * and nothing that the user typed would be lost. Pages in other tabs follow once the same is true for them.
 */
export async function offerVersion(worker: ServiceWorker, reload = () => location.reload()): Promise<void> {
  const hasUnsavedInput = watchUnsavedInput();
  const whenDone = (then: () => void) => {
    const isDone = () => !hasUnsavedInput() && !isSending();
    if (isDone()) return then();
    const timer = setInterval(() => {
      if (!isDone()) return;
      clearInterval(timer);
      then();
    }, SECOND_MS);
  };
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => whenDone(() => void saveOnDevice().finally(reload)),
    { once: true },
  );
  const say = await phrasesOf('installing');
  const start = () => {
    if (hasUnsavedInput()) showAlert(say('newVersionLater'), { tone: 'plain' });
    whenDone(() => worker.postMessage({ type: 'SKIP_WAITING' }));
  };
  showAlert(say('newVersion'), { stays: true, action: { label: say('newVersionAction'), onPress: start } });
}

/** Resolves once everything up to now is stored on the device. */
async function saveOnDevice(): Promise<void> {
  if (!keptOnDevice) return;
  await persistQueryClientSave(keptOnDevice).catch(() => undefined);
  // Waits, because a save that was already scheduled includes these changes and cannot be awaited.
  await new Promise((resolve) => setTimeout(resolve, 2 * SAVE_PAUSE_MS));
}

/** Whether a write is in flight that is not stored on the device. */
function isSending(): boolean {
  const isUnkept = ({ options: { scope } }: { options: { scope?: unknown } }) => scope === undefined;
  return (keptOnDevice?.queryClient.isMutating({ predicate: isUnkept }) ?? 0) > 0;
}
