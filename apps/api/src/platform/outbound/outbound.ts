import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { ApiError } from '../http/errors.ts';
import { isPublicAddress } from './allowed-address.ts';
import { checkedConnect, type IsAllowed, type Resolve } from './checked-connect.ts';
import { OutboundError } from './outbound-error.ts';
import { isTextType, readBody } from './read-body.ts';

/** An external page: its final URL and its text. */
export interface OutsidePage {
  readonly address: string;
  readonly text: string;
}

/** The only client for third-party servers. */
export interface Outbound {
  /**
   * Reads a text page for a person. Throws an OutboundError if that is impossible, and `too_many_requests` if too many
   * pages are being read, for this person or in total.
   */
  read(address: string, personId: number): Promise<OutsidePage>;
}

/** Options for tests. */
export interface OutboundOptions {
  readonly version: string;
  readonly resolve?: Resolve;
  readonly isAllowed?: IsAllowed;
  readonly ports?: readonly number[];
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const REDIRECTS_MAX = 5;
const TIMEOUT_MS = 5000;
const BYTES_MAX = 2_000_000;
const AT_ONCE_PER_PERSON = 2;
/**
 * How many pages are read at once. A read occupies one of the slots for operations, and slow pages must not take them
 * all.
 */
const AT_ONCE = 4;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Opens the client. It identifies itself only by the product's name and version, and keeps no cookies. */
export function openOutbound(options: OutboundOptions): Outbound {
  const settings = {
    version: options.version,
    resolve: options.resolve ?? ((host) => lookup(host, { all: true })),
    isAllowed: options.isAllowed ?? isPublicAddress,
    ports: options.ports ?? [80, 443],
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    maxBytes: options.maxBytes ?? BYTES_MAX,
  };
  const reading = new Map<number, number>();
  return {
    read: async (address, personId) => {
      const url = checkedUrl(address, settings);
      const mine = reading.get(personId) ?? 0;
      const all = [...reading.values()].reduce((sum, count) => sum + count, 0);
      if (mine >= AT_ONCE_PER_PERSON || all >= AT_ONCE) {
        throw new ApiError('too_many_requests', { headers: { 'retry-after': '5' } });
      }
      reading.set(personId, mine + 1);
      try {
        return await readPage(url, settings);
      } finally {
        const left = (reading.get(personId) ?? 1) - 1;
        if (left === 0) reading.delete(personId);
        else reading.set(personId, left);
      }
    },
  };
}

type Settings = Required<OutboundOptions>;

/** Returns the URL if it has no credentials, uses a web port and is not forbidden. */
function checkedUrl(address: string, { ports, isAllowed }: Settings): URL {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') throw new OutboundError('not_an_address');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isFine =
    url.username === '' && url.password === '' && ports.includes(port) && (isIP(host) === 0 || isAllowed(host));
  if (!isFine) throw new OutboundError('not_allowed');
  url.hash = '';
  return url;
}

/** Follows redirects by hand, each checked like the first URL, all within one deadline. */
async function readPage(first: URL, settings: Settings): Promise<OutsidePage> {
  const agent = new Agent({
    connect: checkedConnect(settings.resolve, settings.isAllowed, settings.timeoutMs),
    headersTimeout: settings.timeoutMs,
    bodyTimeout: settings.timeoutMs,
    pipelining: 0,
  });
  const signal = AbortSignal.timeout(settings.timeoutMs);
  let url = first;
  try {
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      const next = await readOnce(url, settings, agent, signal);
      if (!(next instanceof URL)) return { address: url.href, text: next };
      url = next;
    }
    throw new OutboundError('unreachable');
  } catch (error) {
    throw error instanceof OutboundError ? error : new OutboundError('unreachable');
  } finally {
    await agent.destroy();
  }
}

/** Returns the text at a URL, or the target of its redirect. */
async function readOnce(url: URL, settings: Settings, agent: Agent, signal: AbortSignal): Promise<string | URL> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    signal,
    headers: {
      'user-agent': `Weekbord/${settings.version}`,
      accept: 'text/html, application/xhtml+xml, application/ld+json, application/json, text/plain;q=0.5',
      'accept-encoding': 'gzip, br',
    },
  });
  // A body that is not read to its end emits an error, which needs a listener.
  body.on('error', () => undefined);
  const location = one(headers['location']);
  if (REDIRECTS.has(statusCode) && location !== '') {
    body.destroy();
    const next = URL.parse(location, url.href);
    if (next === null) throw new OutboundError('unreachable');
    return checkedUrl(next.href, settings);
  }
  const contentType = one(headers['content-type']);
  const refusal = refusalOf({ statusCode, contentType, length: one(headers['content-length']) }, settings);
  if (refusal !== null) {
    body.destroy();
    throw refusal;
  }
  return readBody(body, { encoding: one(headers['content-encoding']), contentType, maxBytes: settings.maxBytes });
}

function refusalOf(
  head: Readonly<{ statusCode: number; contentType: string; length: string }>,
  settings: Settings,
): OutboundError | null {
  if (head.statusCode !== 200) return new OutboundError('unreachable');
  if (!isTextType(head.contentType)) return new OutboundError('not_text');
  return Number(head.length) > settings.maxBytes ? new OutboundError('too_large') : null;
}

function one(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
