import type { FastifyRequest } from 'fastify';
import type { Locale } from '../http/actor.ts';

/** In which the web app says which language was chosen on a device. */
const COOKIE = 'weekbord-language';

/**
 * The language of a page, chosen as the web app chooses it once it runs: the one chosen on this device, else Dutch for a
 * browser whose first language is Dutch, else English.
 */
export function languageOfPage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale {
  const chosen = request.cookies[COOKIE];
  if (chosen === 'en' || chosen === 'nl') return chosen;
  return /^\s*nl\b/i.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en';
}
