import { addDays, type PlainDate } from '../dates/plain-date.ts';

/** Services of others that a page may load, each only where the operator has set it up. */
export const THIRD_PARTIES = ['ANALYTICS', 'MONITORING', 'AD_PIXEL', 'MESSENGER'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** What a visitor agrees to or refuses, for the browser that they use. */
export const VISIT_PURPOSES = ['MEASURING', 'ADVERTISING', 'SUPPORT'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** The purpose that each service serves. */
export const PURPOSE_OF: Readonly<Record<ThirdParty, VisitPurpose>> = {
  ANALYTICS: 'MEASURING',
  MONITORING: 'MEASURING',
  AD_PIXEL: 'ADVERTISING',
  MESSENGER: 'SUPPORT',
};

/** What a page may load once its visitor agrees. */
export interface ThirdPartySettings {
  /** What the visitor is asked for. */
  readonly purposes: readonly VisitPurpose[];
  /** Addresses of scripts; empty on pages where nothing of others is loaded. */
  readonly scripts: Readonly<Partial<Record<ThirdParty, string>>>;
  /** The account of the advertiser; null where the portal has no pixel. */
  readonly pixelId: string | null;
  /** Whether the server sends clicks to an analytics service. */
  readonly tracksClicks: boolean;
  /** Whether the server sends problem reports of the web app to a service. */
  readonly collectsProblems: boolean;
  /** Hosts of the pages where people pay: who comes from there has bought something. */
  readonly paymentHosts: readonly string[];
}

/** What a visitor chose, and on which date. */
export interface VisitChoice {
  readonly asked: readonly VisitPurpose[];
  readonly agreed: readonly VisitPurpose[];
  readonly on: PlainDate;
}

/** After this many days a visitor is asked again. */
const CHOICE_DAYS = 365;

/** Whether a visitor must be asked: never asked, long ago, or not about every purpose. */
export function isChoiceDue(choice: VisitChoice | null, purposes: readonly VisitPurpose[], today: PlainDate): boolean {
  if (purposes.length === 0) return false;
  if (choice === null || today >= addDays(choice.on, CHOICE_DAYS)) return true;
  return purposes.some((purpose) => !choice.asked.includes(purpose));
}

interface Visit {
  readonly choice: VisitChoice | null;
  /** Pages of people who are logged in have their health data, so nothing of others runs there. */
  readonly isLoggedIn: boolean;
  /** Tests that drive a browser would spoil what is monitored. */
  readonly isAutomated: boolean;
}

/** The services to load now: those that are set up and agreed to, for guests only. */
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

/** Whether a visitor comes from a page where they paid: `referrer` is the address of the page before this one. */
export function comesFromPayment(referrer: string, paymentHosts: readonly string[]): boolean {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(referrer) ?? [];
  return host !== undefined && paymentHosts.includes(host.toLowerCase());
}
