import { comesFromPayment, type ThirdParty, type ThirdPartySettings } from '@weekbord/domain/consent/third-parties';
import { report } from '../report.ts';

type Call = (...args: unknown[]) => void;

declare global {
  interface Window {
    /** The advertiser's pixel, which processes the queued calls once it is loaded. */
    fbq?: Call & { queue?: unknown[][]; callMethod?: Call; loaded?: boolean; version?: string };
  }
}

/** The value of a purchase, as reported to the advertiser. */
const PURCHASE = { value: 50, currency: 'EUR' };

const loaded = new Set<ThirdParty>();

/** Whether third-party scripts run in this page. */
export function hasThirdParties(): boolean {
  return loaded.size > 0;
}

/** Loads the scripts of the given services, each once. */
export function loadThirdParties(parties: readonly ThirdParty[], settings: ThirdPartySettings): void {
  for (const party of parties) {
    const address = settings.scripts[party];
    if (address === undefined || loaded.has(party)) continue;
    loaded.add(party);
    if (party === 'AD_PIXEL') startPixel(settings);
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('error', () => report(`The script of ${party} could not be loaded`));
    document.head.append(script);
  }
}

function startPixel({ pixelId, paymentHosts }: ThirdPartySettings): void {
  const queue: unknown[][] = [];
  const call: NonNullable<Window['fbq']> = (...args) => (call.callMethod ? call.callMethod(...args) : queue.push(args));
  Object.assign(call, { queue, loaded: true, version: '2.0' });
  window.fbq = call;
  call('init', pixelId);
  call('track', 'PageView');
  if (comesFromPayment(document.referrer, paymentHosts)) call('track', 'Purchase', PURCHASE);
}

/** The cookies of the product itself. */
const OWN_COOKIES = /^weekbord-/;

/** Deletes the cookies that third-party scripts left in this browser. */
export function deleteCookiesOfOthers(): void {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]!.trim());
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'));
  for (const name of names.filter((one) => one !== '' && !OWN_COOKIES.test(one)))
    for (const domain of ['', ...hosts.map((host) => `;domain=${host}`)])
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
