import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { siteOrigin } from '../../../shared/http/site.ts';

type Link = AnswerOf<'shareGroceryList'>;

/** The secret of a list's link, where it was made on this device and no other took its place since. */
export function readLinkSecret({ id, link_fingerprint: current }: GroceryList): string | undefined {
  const [listId, fingerprint, secret] = (readStored('grocery-link') ?? '').split(' ');
  return listId === `${id}` && fingerprint === current ? secret : undefined;
}

/** Keeps a list's link on this device, in place of any other; null forgets it. */
export function keepLink(listId: number, link: Link | null): void {
  writeStored('grocery-link', link === null ? null : `${listId} ${link.link_fingerprint} ${link.secret}`);
}

/** The address under which whoever has it sees a list; what stands behind # is sent to no server. */
export function linkOf(secret: string): string {
  return `${siteOrigin()}/list#${secret}`;
}
