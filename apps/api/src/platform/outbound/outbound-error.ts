/**
 * Why a page was not read: the text is no web address, it leads where we may not go, no valid answer came in time,
 * it is more than we take, or it is neither a page nor text.
 */
export type OutboundReason = 'not_an_address' | 'not_allowed' | 'unreachable' | 'too_large' | 'not_text';

/** Refuses to read something from outside. Says nothing of what was found there. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason) {
    super(reason);
    this.reason = reason;
  }
}
