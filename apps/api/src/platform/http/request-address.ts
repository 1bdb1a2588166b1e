/** The parts of a request that determine the URL to which it was sent. */
export interface Addressed {
  readonly url: string;
  readonly protocol: string;
  readonly host: string;
}

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** The origin that may precede the path in the request line, as sent by proxy clients. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Returns the full URL of a request: at the configured site or, without one, at the requested host if it is valid. */
export function addressOf(request: Addressed, publicUrl: string | undefined): URL {
  const called = `${request.protocol}://${request.host}`;
  const site = publicUrl ?? (HOST.test(request.host) && URL.canParse(called) ? called : 'http://localhost');
  return new URL(`${new URL(site).origin}${request.url.replace(ABSOLUTE, '')}`);
}
