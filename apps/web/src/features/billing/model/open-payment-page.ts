import { appDisplay } from '../../../shared/app-display.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { phrasesOf } from '../../../shared/phrases/use-phrases.ts';
import { report } from '../../../shared/report.ts';

interface Opening {
  /** Requests the URL; null if it was refused. */
  readonly addressOf: () => Promise<string | null>;
  /** Our own page that opens if there is no URL; by default none opens. */
  readonly fallback?: string;
}

/**
 * Opens a page of the payment service in a new tab. The tab is opened before its URL is requested, because a browser
 * allows that only in direct response to a press. If the browser blocks it, and in apps on phones, the page opens in
 * this tab; the native app passes it on to the browser.
 */
export async function openPaymentPage({ addressOf, fallback }: Opening): Promise<void> {
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
