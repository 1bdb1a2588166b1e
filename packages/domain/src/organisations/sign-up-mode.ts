/** How somebody becomes a member of a portal. */
export const SIGN_UP_MODES = ['OPEN', 'CHECKOUT', 'INVITE', 'WAITLIST'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** What decides how one becomes a member where nobody chose it. */
interface Organisation {
  /** Whether it belongs to a coach. */
  readonly isCoachs: boolean;
  readonly paymentRequired: boolean;
  readonly clientsAreDiy: boolean;
}

/** How one becomes a member of an organisation that was not given a way of its own. */
export function usualSignUp({ isCoachs, paymentRequired, clientsAreDiy }: Organisation): SignUpMode {
  if (isCoachs) return 'INVITE';
  if (paymentRequired) return 'CHECKOUT';
  return clientsAreDiy ? 'OPEN' : 'INVITE';
}

/** Whether an address without an account gets one by logging in on a portal: `isExpected` where it was invited or paid. */
export function opensAccount(mode: SignUpMode, isExpected: boolean): boolean {
  return mode === 'OPEN' || isExpected;
}
