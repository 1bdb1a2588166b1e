/** Browsers by their common names. Those whose user agent also names other browsers come first. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Operating systems by their common names. */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The browser and operating system of a device by name; null if unknown. */
export type Device = Readonly<{ browser: string | null; system: string | null }>;

/**
 * Returns the device that a `User-Agent` header (RFC 9110, 10.1.5) names, only as precisely as people need to tell
 * their devices apart.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, mark]) => userAgent !== undefined && mark.test(userAgent))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
