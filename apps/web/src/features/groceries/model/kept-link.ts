import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { siteOrigin } from '../../../shared/http/site.ts';

type Link = AnswerOf<'shareGroceryList'>;

/** Returns the secret of a list's link if it was created on this device and has not been replaced since. */
export function readLinkSecret({ id, link_fingerprint: current }: GroceryList): string | undefined {
  const [listId, fingerprint, secret] = (readStored('grocery-link') ?? '').split(' ');
  return listId === `${id}` && fingerprint === current ? secret : undefined;
}

/** Stores a list's link on this device, replacing any other; null deletes it. */
export function keepLink(listId: number, link: Link | null): void {
  writeStored('grocery-link', link === null ? null : `${listId} ${link.link_fingerprint} ${link.secret}`);
}

/** Returns the URL that shows the list to anyone who has it; the part after # is never sent to a server. */
export function linkOf(secret: string): string {
  return `${siteOrigin()}/list#${secret}`;
}
