import { createHmac } from 'node:crypto';

/** Returns the `Stripe-Signature` header for a body sent at `at`, a Unix time in seconds. */
export function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
