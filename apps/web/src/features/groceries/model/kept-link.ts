import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { siteOrigin } from '../../../shared/http/site.ts';

type Link = AnswerOf<'shareGroceryList'>;

/** Returns the secret of a list's link, if it was created on this device and not replaced since. */
export function readLinkSecret({ id, link_fingerprint: current }: GroceryList): string | undefined {
  const [listId, fingerprint, secret] = (readStored('grocery-link') ?? '').split(' ');
  return listId === `${id}` && fingerprint === current ? secret : undefined;
}

/** Stores a list's link on this device, replacing any other; null deletes it. */
export function keepLink(listId: number, link: Link | null): void {
  writeStored('grocery-link', link === null ? null : `${listId} ${link.link_fingerprint} ${link.secret}`);
}

/** Returns the address where anyone who has it sees a list; the part after # is sent to no server. */
export function linkOf(secret: string): string {
  return `${siteOrigin()}/list#${secret}`;
}
