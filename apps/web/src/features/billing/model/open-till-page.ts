import { appDisplay } from '../../../shared/app-display.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { phrasesOf } from '../../../shared/phrases/use-phrases.ts';
import { report } from '../../../shared/report.ts';

interface Opening {
  /** Requests the address; null if it was refused. */
  readonly addressOf: () => Promise<string | null>;
  /** Our own page that opens if there is no address; if absent, none does. */
  readonly fallback?: string;
}

/**
 * Opens a page of the payment service in its own tab. The tab is opened before its address is requested: a browser lets
 * a press open one, and nothing later. If the browser blocks that, and in apps on phones, the page opens in this tab;
 * the native app passes it on to the browser.
 */
export async function openTillPage({ addressOf, fallback }: Opening): Promise<void> {
  const hasOneTab = 'standalone' in navigator || appDisplay() === 'native';
  const tab = hasOneTab ? null : window.open('', '_blank');
  if (tab === null && !hasOneTab) report('The browser blocked a window');
  const address = (await addressOf()) ?? fallback;
  if (address === undefined) {
    tab?.close();
    return;
  }
  try {
    goTo(tab, new URL(address, location.href).href);
  } catch (error) {
    report('A page of the payment service could not be opened', error);
    showAlert((await phrasesOf('shared'))('genericError'), { tone: 'bad' });
  }
}

function goTo(tab: Window | null, address: string): void {
  if (tab === null) {
    location.assign(address);
    return;
  }
  tab.opener = null;
  tab.location.replace(address);
}
