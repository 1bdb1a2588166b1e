/**
 * Why a page was not read: the text is not a URL, the URL is forbidden, no valid response arrived in time, it is too
 * large, or it is neither a page nor text.
 */
export type OutboundReason = 'not_an_address' | 'not_allowed' | 'unreachable' | 'too_large' | 'not_text';

/** Thrown if something external cannot be read. Reveals nothing about what was found there. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason) {
    super(reason);
    this.reason = reason;
  }
}
