import type { Fault } from '../validation/fault.ts';
import { isReservedName } from './organisation-name.ts';
import { portalOfHost } from './portal-of-host.ts';

/** Any domain will do: only the name in front of it is looked at. */
const ANY_DOMAIN = 'portal.invalid';
/** The most letters of a portal's subdomain. */
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

/** Small letters, digits and hyphens, which neither begin nor end it, nor make an address of other letters (`xn--`). */
const PLAIN = /^(?!-)(?!.*--)(?!.*-$)[a-z0-9-]{3,30}$/;

/** What only the product and its operator may be called. */
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

/** Signs that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  i: 'l',
  j: 'l',
};

/** A subdomain as one reads it at a glance: without hyphens, doubled letters and what only looks different. */
function glanceOf(subdomain: string): string {
  const letters = subdomain.replaceAll('-', '').replaceAll('rn', 'm').replaceAll('vv', 'w');
  const read = Array.from(letters, (letter) => READ_AS[letter] ?? letter).join('');
  return read.replaceAll(/(.)\1+/g, '$1');
}

/** From this many letters on, one wrong letter or words around a name still make it look the same. */
const LONG = 6;

/** Whether a subdomain looks like another one. */
export function looksLike(subdomain: string, other: string): boolean {
  const [one, known] = [glanceOf(subdomain), glanceOf(other)];
  if (one === known) return true;
  return known.length >= LONG && (one.includes(known) || isOneLetterOff(one, known));
}

/** Whether one letter more, less or other, or two in the other order, make one text of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(one.length, other.length) - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [here, there] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  if (here.length <= 1 && there.length <= 1) return true;
  return here.length === 2 && there.length === 2 && here[0] === there[1] && here[1] === there[0];
}

/** A typed subdomain as it is stored. */
export function readSubdomain(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Checks the subdomain that a coach chooses for a portal of their own. Whether it is free shows when it is stored. */
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

/** Checks the subdomain that staff gives a portal, as it is stored: also one that a coach cannot choose. */
export function validateGivenSubdomain(subdomain: string): Fault<'not_a_subdomain' | 'name_reserved'> | null {
  const isFound = portalOfHost(`${subdomain}.${ANY_DOMAIN}`, ANY_DOMAIN) === subdomain;
  if (!ANY.test(subdomain) || !isFound) return { code: 'not_a_subdomain' };
  return isReservedName(subdomain) ? { code: 'name_reserved' } : null;
}
