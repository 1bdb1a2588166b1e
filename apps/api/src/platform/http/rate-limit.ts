import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

/** Takes units from a caller's quota. Throws `too_many_requests` if none are left. */
export type RateLimit = (caller: string, units: number) => Promise<void>;

/**
 * Returns the coarse limit that prevents one caller from starving the others: `perMinute` units for each minute, per
 * process. Guesses of codes and passwords are counted separately, in the database.
 */
export function rateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (caller, units) => {
    try {
      await limiter.consume(caller, units);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError('too_many_requests', { headers: { 'retry-after': String(seconds) } });
    }
  };
}

/**
 * Returns the key of a guest: the IP address, or for IPv6 only the part that identifies a household's network (/64).
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::`;
}
