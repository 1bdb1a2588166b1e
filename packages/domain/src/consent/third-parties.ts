import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** Third-party services that a page may load, each only if the operator has set it up. */
export const THIRD_PARTIES = ['ANALYTICS', 'MONITORING', 'AD_PIXEL', 'MESSENGER'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** The purposes that a visitor agrees to or refuses, per browser. */
export const VISIT_PURPOSES = ['MEASURING', 'ADVERTISING', 'SUPPORT'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** The purpose that each service serves. */
export const PURPOSE_OF: Readonly<Record<ThirdParty, VisitPurpose>> = {
  ANALYTICS: 'MEASURING',
  MONITORING: 'MEASURING',
  AD_PIXEL: 'ADVERTISING',
  MESSENGER: 'SUPPORT',
};

/** What a page may load once the visitor agrees. */
export interface ThirdPartySettings {
  /** The purposes that the visitor is asked about. */
  readonly purposes: readonly VisitPurpose[];
  /** Script URLs; empty on pages without third-party content. */
  readonly scripts: Readonly<Partial<Record<ThirdParty, string>>>;
  /** The advertiser's account; null if the portal has no pixel. */
  readonly pixelId: string | null;
  /** Whether the server sends clicks to an analytics service. */
  readonly tracksClicks: boolean;
  /** Whether the server forwards problem reports of the web app to a service. */
  readonly collectsProblems: boolean;
  /** Hosts of the payment pages: a visitor who comes from one of them has bought something. */
  readonly paymentHosts: readonly string[];
}

/** A visitor's choice, and its date. */
export interface VisitChoice {
  readonly asked: readonly VisitPurpose[];
  readonly agreed: readonly VisitPurpose[];
  readonly on: PlainDate;
}

/** The number of days after which a visitor is asked again. */
const CHOICE_DAYS = 365;

/** Whether a visitor must be asked: never asked, asked long ago, or not about every purpose. */
export function isChoiceDue(choice: VisitChoice | null, purposes: readonly VisitPurpose[], today: PlainDate): boolean {
  if (purposes.length === 0) return false;
  if (choice === null || today >= addDays(choice.on, CHOICE_DAYS)) return true;
  return purposes.some((purpose) => !choice.asked.includes(purpose));
}

interface Visit {
  readonly choice: VisitChoice | null;
  /** Pages of logged-in people show their health data, so nothing from third parties runs there. */
  readonly isLoggedIn: boolean;
  /** Whether a program controls the browser, as in tests, which would distort the monitoring. */
  readonly isAutomated: boolean;
}

/** The services to load now: those that are set up and consented to, for guests only. */
export function thirdPartiesToLoad(
  { scripts }: Pick<ThirdPartySettings, 'scripts'>,
  { choice, isLoggedIn, isAutomated }: Visit,
): readonly ThirdParty[] {
  if (isLoggedIn || choice === null) return [];
  return THIRD_PARTIES.filter(
    (party) =>
      scripts[party] !== undefined &&
      choice.agreed.includes(PURPOSE_OF[party]) &&
      !(party === 'MONITORING' && isAutomated),
  );
}

/** Whether a visitor comes from a payment page: `referrer` is the URL of the previous page. */
export function comesFromPayment(referrer: string, paymentHosts: readonly string[]): boolean {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(referrer) ?? [];
  return host !== undefined && paymentHosts.includes(host.toLowerCase());
}
