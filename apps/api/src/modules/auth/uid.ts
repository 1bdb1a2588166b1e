/** What names a mailbox in a mailed link, beside the token: the key of its address, as an address can carry it. */
export function uidOf(key: Buffer): string {
  return key.toString('base64url');
}

export function isOf(uid: string, key: Buffer): boolean {
  return uid === uidOf(key);
}
