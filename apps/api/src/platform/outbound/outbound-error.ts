/**
 * Why a page was not read: the text is no web address, it leads where we may not go, no valid answer arrived in time,
 * it is too large, or it is neither a page nor text.
 */
export type OutboundReason = 'not_an_address' | 'not_allowed' | 'unreachable' | 'too_large' | 'not_text';

/** Refuses to read something from outside. Reveals nothing about what was found there. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason) {
    super(reason);
    this.reason = reason;
  }
}
