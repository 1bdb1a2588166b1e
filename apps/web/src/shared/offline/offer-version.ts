import { showAlert } from '../alerts/alerts.ts';
import { phrasesOf } from '../phrases/use-phrases.ts';

/** Offers a new version of the app that is ready. */
export async function offerVersion(worker: ServiceWorker): Promise<void> {
  const say = await phrasesOf('shared');
  const refresh = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage({ type: 'SKIP_WAITING' });
  };
  showAlert(say('newVersion'), { stays: true, action: { label: say('newVersionAction'), onPress: refresh } });
}
