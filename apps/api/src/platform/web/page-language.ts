import type { FastifyRequest } from 'fastify';
import type { Locale } from '../http/actor.ts';

/** The cookie in which the web app stores the language chosen on a device. */
const COOKIE = 'weekbord-language';

/**
 * Returns the language of a page, by the same rule as the web app: the one chosen on this device, or else Dutch for a
 * browser whose first language is Dutch, or else English.
 */
export function languageOfPage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale {
  const chosen = request.cookies[COOKIE];
  if (chosen === 'en' || chosen === 'nl') return chosen;
  return /^\s*nl\b/i.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en';
}
