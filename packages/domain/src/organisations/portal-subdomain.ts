import type { Fault } from '../validation/fault.ts';
import { glanceOf, looksLike } from './glance.ts';
import { isReservedName, saysProduct } from './organisation-name.ts';
import { portalOfHost } from './portal-of-host.ts';

/** A placeholder domain; only the subdomain before it is examined. */
const ANY_DOMAIN = 'portal.invalid';
/** Maximum length of a portal's subdomain, in characters. */
export const MAX_SUBDOMAIN = 30;

/** The portals that come with the product. */
export const PRODUCT_PORTALS: readonly string[] = [
  'killerbody',
  'bamifit',
  'fluffytofit',
  'natebower',
  'dma',
  'alexarciab',
  'trainmore',
  'clubsportive',
  'pimklement',
  'happyhealthy',
];

/**
 * Lower-case letters, digits and hyphens; no hyphen at either end, and no two in a row, as in internationalised domain
 * names (`xn--`).
 */
const PLAIN = /^(?!-)(?!.*--)(?!.*-$)[a-z0-9-]{3,30}$/;

/** Names reserved for the product and its operator. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'www web app api admin administrator root system internal intern staff team owner operator moderator official ' +
    'mail email smtp imap pop webmail mx ns dns ftp autodiscover autoconfig postmaster hostmaster webmaster ' +
    'abuse security secure noreply mailer bounce newsletter ' +
    'login logon signin signup signout logout register join invite auth oauth sso oidc saml account accounts password ' +
    'verify verification confirm reset session token wallet ' +
    'pay payment payments billing checkout invoice invoices stripe bank shop store order orders ' +
    'support help helpdesk service status contact info about blog docs doc developer developers press jobs careers legal ' +
    'privacy terms cookies gdpr ' +
    'static assets asset cdn media image images img upload uploads file files download downloads backup ' +
    'dev develop development test tests testing stage staging preview beta alpha demo sandbox localhost local host server ' +
    'home start welcome site portal portals dashboard console panel client clients coach coaches user users member members ' +
    'waitlist brand brands organisation organisations organization organizations partner partners'
  ).split(' '),
);

/** Normalises a typed subdomain for storage. */
export function readSubdomain(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Checks the subdomain that a coach chooses for their own portal. Whether it is free is checked when it is stored. */
export function validateChosenSubdomain(subdomain: string): Fault<'subdomain_not_plain' | 'subdomain_reserved'> | null {
  if (!PLAIN.test(subdomain)) return { code: 'subdomain_not_plain' };
  const isOurs =
    isReservedName(subdomain) ||
    portalOfHost(`${subdomain}.${ANY_DOMAIN}`, ANY_DOMAIN) === null ||
    [...RESERVED].some((word) => glanceOf(word) === glanceOf(subdomain)) ||
    PRODUCT_PORTALS.some((portal) => looksLike(subdomain, portal));
  return isOurs ? { code: 'subdomain_reserved' } : null;
}

const ANY = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Checks the stored form of a subdomain that staff assign to a portal; coaches cannot choose all of these. */
export function validateGivenSubdomain(subdomain: string): Fault<'not_a_subdomain' | 'name_reserved'> | null {
  const isFound = portalOfHost(`${subdomain}.${ANY_DOMAIN}`, ANY_DOMAIN) === subdomain;
  if (!ANY.test(subdomain) || !isFound) return { code: 'not_a_subdomain' };
  return saysProduct(subdomain) ? { code: 'name_reserved' } : null;
}
