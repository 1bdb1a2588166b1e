/** How people become members of a portal. */
export const SIGN_UP_MODES = ['OPEN', 'CHECKOUT', 'INVITE', 'WAITLIST'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** The facts that decide how people become members if no mode was chosen. */
interface Organisation {
  /** Whether the organisation belongs to a coach. */
  readonly isCoachs: boolean;
  readonly paymentRequired: boolean;
  readonly clientsAreDiy: boolean;
}

/** The default sign-up mode of an organisation. */
export function usualSignUp({ isCoachs, paymentRequired, clientsAreDiy }: Organisation): SignUpMode {
  if (isCoachs) return 'INVITE';
  if (paymentRequired) return 'CHECKOUT';
  return clientsAreDiy ? 'OPEN' : 'INVITE';
}

/**
 * Whether logging in on a portal creates an account for an unknown address; `isExpected` is true if the address was
 * invited or has paid.
 */
export function opensAccount(mode: SignUpMode, isExpected: boolean): boolean {
  return mode === 'OPEN' || isExpected;
}
