import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { clientsPaths } from '@weekbord/contract/clients/paths';
import { plainAddress } from '@weekbord/domain/clients/client-rows';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntents } from '../../../shared/api/intents.ts';
import { read } from '../../../shared/api/query-of.ts';
import { refetchAffected } from '../../../shared/api/write.ts';
import { type ApiFailure, failureOf, isPassing } from '../../../shared/http/api-failure.ts';
import { call, type SentTo } from '../../../shared/http/call.ts';
import { forgetClients } from '../model/clients-address.ts';
import { LISTS } from './clients.ts';

/** A client to invite, and the line of the file that describes them. */
export type Invitee = Readonly<{ line: number }> &
  Pick<SentTo<'signUp'>['body'], 'email' | 'first_name' | 'last_name' | 'language'>;

/** The state of one invitation. */
export type Invitation =
  | Readonly<{ kind: 'WAITING' | 'SENDING' | 'INVITED' }>
  /** `canRetry` is true if the same request may succeed later. */
  | Readonly<{ kind: 'REFUSED'; failure: ApiFailure; canRetry: boolean }>;

/** Progress of one batch of invitations. */
interface InvitingBatch {
  readonly done: number;
  readonly invited: number;
  readonly total: number;
  readonly isOver: boolean;
  /** Why the remaining people were not invited. */
  readonly stoppedBy: ApiFailure | undefined;
}

export interface Inviting {
  /** The invitations by line. */
  readonly invitations: ReadonlyMap<number, Invitation>;
  /** The batch; undefined until the first one is started. */
  readonly batch: InvitingBatch | undefined;
  readonly isSending: boolean;
  /** Invites people one at a time. A refusal does not stop the others. */
  readonly invite: (people: readonly Invitee[]) => Promise<InvitingResult>;
  /** Clears the refusal of a row that was changed. */
  readonly forget: (line: number) => void;
  /** Stops after the invitation in progress; returns the result once it has a response. */
  readonly stop: () => Promise<InvitingResult>;
  /** Resets everything for another file. */
  readonly reset: () => void;
}

/** The number of people invited, and the lines that were refused. */
type InvitingResult = Readonly<{ invited: number; refused: readonly number[] }>;

/** Status codes that every further invitation would get too: logged out, no access, too many requests, or no server. */
const FOR_ALL: ReadonlySet<number> = new Set([401, 402, 403, 429, 502, 503, 504]);

function isForAll(failure: ApiFailure): boolean {
  return failure.kind === 'network' || (failure.kind === 'refused' && FOR_ALL.has(failure.status));
}

/** Invites clients one at a time. A retry after a lost response invites no one twice. */
export function useInviteClients(): Inviting {
  const client = useQueryClient();
  const intents = useIntents();
  const [invitations, setInvitations] = useState<ReadonlyMap<number, Invitation>>(new Map());
  const [batch, setBatch] = useState<InvitingBatch>();
  const isStopping = useRef(false);
  const running = useRef<Promise<InvitingResult>>(undefined);
  const set = (line: number, one: Invitation) => setInvitations((known) => new Map(known).set(line, one));
  const forget = (...lines: readonly number[]) =>
    setInvitations((known) => new Map([...known].filter(([line]) => !lines.includes(line))));

  const inviteOne = async ({ line: _line, ...body }: Invitee): Promise<Invitation> => {
    const sent = { body };
    const idempotencyKey = intents.keyOf(accountsPaths.signUp, sent);
    const result = await call(accountsPaths.signUp, sent, { idempotencyKey });
    if (!result.ok) {
      const { failure } = result;
      const isConflict = failure.kind === 'refused' && failure.status === 409;
      return { kind: 'REFUSED', failure, canRetry: isConflict || isPassing(failure) };
    }
    intents.end(idempotencyKey);
    return { kind: 'INVITED' };
  };

  const inviteAll = async (people: readonly Invitee[]): Promise<InvitingResult> => {
    const total = people.length;
    for (const { line } of people) set(line, { kind: 'WAITING' });
    const refused: number[] = [];
    let done = 0;
    let stoppedBy: ApiFailure | undefined;
    for (const person of people) {
      if (isStopping.current) break;
      setBatch({ done, invited: done - refused.length, total, isOver: false, stoppedBy });
      set(person.line, { kind: 'SENDING' });
      const one = await inviteOne(person);
      if (one.kind === 'REFUSED' && isForAll(one.failure)) {
        stoppedBy = one.failure;
        break;
      }
      set(person.line, one);
      done += 1;
      if (one.kind === 'REFUSED') refused.push(person.line);
    }
    forget(...people.slice(done).map(({ line }) => line));
    const invited = done - refused.length;
    setBatch({ done, invited, total, isOver: true, stoppedBy });
    // Forgets the position in the client list, so that it opens on its first page.
    forgetClients();
    refetchAffected(client, LISTS);
    return { invited, refused };
  };

  return {
    invitations,
    batch,
    isSending: batch?.isOver === false,
    invite: (people) => {
      isStopping.current = false;
      return (running.current = inviteAll(people));
    },
    forget: (line) => forget(line),
    stop: async () => {
      isStopping.current = true;
      return (await running.current) ?? { invited: 0, refused: [] };
    },
    reset: () => {
      setInvitations(new Map());
      setBatch(undefined);
    },
  };
}

/**
 * The maximum number of pages of clients to read. For clients beyond that, the server says that they already are
 * clients.
 */
const MOST_PAGES = 10;

/** Returns the addresses of the coach's clients, or as many as can be read now. */
export async function readClientAddresses(): Promise<ReadonlySet<string>> {
  const addresses = new Set<string>();
  try {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { results, next } = await read(clientsPaths.listClients, { query: { page, page_size: 100 } });
      for (const { email } of results) addresses.add(plainAddress(email));
      if (next === null) break;
    }
  } catch (error) {
    if (!failureOf(error)) throw error;
  }
  return addresses;
}
