import { Readable } from 'node:stream';
import { ApiError } from '../http/errors.ts';
import { type Change, recentChanges } from './recent-changes.ts';

/** How often a stream sends a heartbeat, in milliseconds; shorter than the time-outs of proxies. */
const HEARTBEAT_MS = 20_000;
/**
 * How long a stream lasts, in milliseconds. The next one is authenticated again, since the session may have expired.
 */
const LIFE_MS = 10 * 60 * 1000;
/** The maximum number of streams per session. */
const PER_SESSION = 4;
/** The maximum number of streams per person, on all their devices. */
const PER_PERSON = 12;
/** The maximum number of streams per process. */
const TOTAL = 5000;
/** The maximum number of unread bytes that a stream buffers, after which the client must reconnect. */
const UNREAD_BYTES = 4096;
/** Above this number of missed changes, the stream says that anything may have changed. */
const MISSED_MAX = 40;

/** A heartbeat that keeps proxies from closing a stream, and shows a client that it is still open. */
const HERE = ': here\n\n';
/** The message that anything may have changed. */
const RESET = 'event: reset\ndata: {}\n\n';

/** The caller, and the people whose changes they want to follow. */
export interface Following {
  readonly actor: { readonly id: number; readonly tokenId: number };
  /** The ids of the people whose changes are followed. */
  readonly people: readonly number[];
  /** The id that the caller's client gave itself. A client is not sent its own changes, and has at most one stream. */
  readonly client: string | undefined;
  /**
   * The number of seconds during which the client may have missed changes. If undefined, the client has no data yet
   * that could be out of date.
   */
  readonly missedSeconds: number | undefined;
  /** When the request arrived, before its caller was looked up, on the clock of `performance.now()`. */
  readonly since: number;
}

/** The streams of one process. */
export interface Streams {
  /**
   * Opens a stream of server-sent events. Throws `too_many_requests` if the caller has too many, and `unavailable` if
   * no announcements arrive.
   */
  follow(following: Following): Readable;
  /** Passes an announcement to the streams. */
  hear(announcement: string): void;
  /** Sets whether announcements arrive. When they stop arriving, all streams end. */
  setHearing(isHearing: boolean): void;
  /** Ends all streams. Later ones are rejected. */
  close(): void;
}

interface Stream extends Following {
  readonly out: Readable;
  readonly until: number;
}

/**
 * Opens the streams of a process. A change that may revoke access ends the streams that depend on it. The client then
 * opens another stream, which is authorised like any request. Access is therefore not rechecked while a stream is open.
 */
export function openStreams(): Streams {
  const all = new Set<Stream>();
  const followers = new Map<number, Set<Stream>>();
  const recent = recentChanges();

  const remove = (stream: Stream) => {
    if (!all.delete(stream)) return;
    for (const person of stream.people) {
      const of = followers.get(person);
      of?.delete(stream);
      if (of?.size === 0) followers.delete(person);
    }
  };
  const end = (stream: Stream) => {
    remove(stream);
    stream.out.push(null);
  };
  const say = (stream: Stream, text: string) => {
    if (!all.has(stream) || stream.out.push(text)) return;
    remove(stream);
    stream.out.destroy();
  };
  const beat = setInterval(() => {
    const now = performance.now();
    for (const stream of all) {
      if (now > stream.until) end(stream);
      else say(stream, HERE);
    }
  }, HEARTBEAT_MS).unref();

  const makeRoom = ({ actor, client }: Following) => {
    const own = [...(followers.get(actor.id) ?? [])].filter((stream) => stream.actor.id === actor.id);
    const before = own.find((stream) => client !== undefined && stream.client === client);
    if (before !== undefined) return end(before);
    const ofSession = own.filter((stream) => stream.actor.tokenId === actor.tokenId).length;
    if (ofSession < PER_SESSION && own.length < PER_PERSON && all.size < TOTAL) return;
    throw new ApiError('too_many_requests', { headers: { 'retry-after': '30' } });
  };
  const endAll = () => {
    for (const stream of all) end(stream);
  };
  return {
    follow(following) {
      if (!recent.isHearing()) throw new ApiError('unavailable', { headers: { 'retry-after': '5' } });
      makeRoom(following);
      const out = new Readable({ read: () => undefined, highWaterMark: UNREAD_BYTES });
      const until = performance.now() + LIFE_MS * (0.8 + 0.4 * Math.random());
      const stream: Stream = {
        ...following,
        people: [...new Set([following.actor.id, ...following.people])],
        out,
        until,
      };
      out.once('close', () => remove(stream));
      all.add(stream);
      for (const person of stream.people) followers.set(person, (followers.get(person) ?? new Set()).add(stream));
      if (recent.hasSince(following.since, (change) => ends(change, stream))) {
        end(stream);
        return out;
      }
      const missed = missedBy(stream);
      say(stream, HERE + (missed === null || missed.length > MISSED_MAX ? RESET : missed.map(textOf).join('')));
      return out;
    },
    hear(announcement) {
      const change = readAnnouncement(announcement);
      if (change === null) return;
      recent.add(change);
      for (const stream of followers.get(change.person) ?? []) {
        if (ends(change, stream)) end(stream);
        else if (isFor(change, stream)) say(stream, textOf(change));
      }
    },
    setHearing(isHearing) {
      recent.setHearing(isHearing);
      if (!isHearing) endAll();
    },
    close() {
      clearInterval(beat);
      recent.setHearing(false);
      endAll();
    },
  };

  function missedBy(stream: Stream): readonly Change[] | null {
    if (stream.missedSeconds === undefined) return [];
    const changes = recent.since(stream.since - stream.missedSeconds * 1000);
    const people = new Set(stream.people);
    return changes && changes.filter((change) => people.has(change.person) && isFor(change, stream));
  }
}

/** Whether a change may have revoked access to a stream, by ending its session or the caller's access to the person. */
function ends({ person, area }: Change, { actor, people }: Stream): boolean {
  if (area === 'session') return actor.id === person;
  return area === 'access' && people.includes(person);
}

function isFor({ area, client }: Change, stream: Stream): boolean {
  return area !== 'session' && area !== 'access' && (client === '' || client !== stream.client);
}

function textOf({ person, area }: Change): string {
  return `event: change\ndata: ${JSON.stringify({ person, area })}\n\n`;
}

function readAnnouncement(text: string): Change | null {
  const [, person, area, client] = /^(\d+) ([a-z]+) ([\w-]*)$/.exec(text) ?? [];
  if (person === undefined || area === undefined || client === undefined) return null;
  return { person: Number(person), area, client };
}
