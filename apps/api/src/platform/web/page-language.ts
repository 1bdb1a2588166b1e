import type { FastifyRequest } from 'fastify';
import type { Locale } from '../http/actor.ts';

/** The web app stores the language chosen on a device in it. */
const COOKIE = 'weekbord-language';

/**
 * Returns the language of a page, chosen as the web app does once it runs: the one chosen on this device, else Dutch
 * for a browser whose first language is Dutch, else English.
 */
export function languageOfPage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale {
  const chosen = request.cookies[COOKIE];
  if (chosen === 'en' || chosen === 'nl') return chosen;
  return /^\s*nl\b/i.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en';
}
