import { PURPOSE_OF, THIRD_PARTIES, VISIT_PURPOSES } from '@weekbord/domain/consent/third-parties';
import type { Config } from '../../platform/config/config.ts';
import type { ThirdPartiesOfPage } from '../../platform/web/pages.ts';

const STRIPE_PAGES = 'checkout.stripe.com';

/**
 * Returns the third parties that the pages of a portal may load: those the operator configured, with the pixel only if
 * the portal has it.
 */
export function thirdPartiesOfPortal(
  { stripe, thirdParties, sinks }: Pick<Config, 'stripe' | 'thirdParties' | 'sinks'>,
  hasPixel: boolean,
): ThirdPartiesOfPage | null {
  const { analytics, monitoring, messenger, origins } = thirdParties;
  const pixel = hasPixel ? thirdParties.pixel : undefined;
  const all = { ANALYTICS: analytics, MONITORING: monitoring, AD_PIXEL: pixel?.script, MESSENGER: messenger };
  const set = THIRD_PARTIES.filter((party) => all[party] !== undefined);
  const tracksClicks = sinks.events !== undefined;
  const collectsProblems = sinks.problems !== undefined;
  if (set.length === 0 && !tracksClicks && !collectsProblems) return null;
  const isMeasured = tracksClicks || collectsProblems;
  const scripts = Object.fromEntries(set.map((party) => [party, all[party]!]));
  return {
    origins: [...new Set([...Object.values(scripts).map((address) => new URL(address).origin), ...origins])],
    settings: {
      purposes: VISIT_PURPOSES.filter(
        (purpose) => (purpose === 'MEASURING' && isMeasured) || set.some((party) => PURPOSE_OF[party] === purpose),
      ),
      scripts,
      pixelId: pixel?.id ?? null,
      tracksClicks,
      collectsProblems,
      paymentHosts: [stripe?.apiUrl === undefined ? STRIPE_PAGES : new URL(stripe.apiUrl).host],
    },
  };
}
