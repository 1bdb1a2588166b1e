import type { Context } from '../../../platform/http/context.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { newBrowser } from './login-keys.ts';

type Cookies = Pick<Context, 'cookies' | 'config'>;

/** Identifies the browser that requested a code, since a code allows fewer attempts in other browsers. */
const BROWSER = { name: 'weekbord-browser', maxAgeSeconds: 3600 };
/** Identifies a device that logged in before. */
const DEVICE = { name: 'weekbord-device', maxAgeSeconds: 400 * 86_400 };

/**
 * Identifies the browser that began a checkout: only this browser sees the result, and logging in there claims the
 * purchase without a further question.
 */
const BUYER = { name: 'weekbord-buyer', maxAgeSeconds: 60 * 86_400 };

const WELL_FORMED = /^[\w-]{22}$/;

/** Returns the hash of the requesting browser's id; null if it has none. */
export function browserOf(ctx: Cookies): Buffer | null {
  return hashOfCookie(ctx, BROWSER.name);
}

/** Gives the browser an id if it has none, and extends its cookie. Returns the hash. */
export function identifyBrowser(ctx: Cookies): Buffer {
  return keepCookie(ctx, BROWSER);
}

/** Returns the hash of the device's id; null if it never logged in. */
export function deviceOf(ctx: Cookies): Buffer | null {
  return hashOfCookie(ctx, DEVICE.name);
}

/** Gives the device an id if it has none. Returns the hash. */
export function identifyDevice(ctx: Cookies): Buffer {
  return keepCookie(ctx, DEVICE);
}

/** Returns the hash of the buying browser's id; null if it never began a checkout. */
export function buyerOf(ctx: Cookies): Buffer | null {
  return hashOfCookie(ctx, BUYER.name);
}

/** Gives the buying browser an id if it has none, and extends its cookie. Returns the hash. */
export function identifyBuyer(ctx: Cookies): Buffer {
  return keepCookie(ctx, BUYER);
}

function keepCookie(ctx: Cookies, { name, maxAgeSeconds }: { name: string; maxAgeSeconds: number }): Buffer {
  const value = valueOf(ctx, name) ?? newBrowser();
  ctx.cookies.set(fullName(ctx, name), value, { maxAgeSeconds });
  return hashOf(value);
}

function hashOfCookie(ctx: Cookies, name: string): Buffer | null {
  const value = valueOf(ctx, name);
  return value === undefined ? null : hashOf(value);
}

function valueOf(ctx: Cookies, name: string): string | undefined {
  const value = ctx.cookies.get(fullName(ctx, name));
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined;
}

/**
 * Returns the full name of a cookie. Only a site served over HTTPS can use the prefix that stops other hosts from
 * setting the cookie.
 */
function fullName(ctx: Cookies, name: string): string {
  return ctx.config.publicUrl?.startsWith('https:') === true ? `__Host-${name}` : name;
}
