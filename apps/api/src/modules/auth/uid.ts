/** Returns the id of a mailbox in an emailed link, next to the token: the key of its address, encoded for a URL. */
export function uidOf(key: Buffer): string {
  return key.toString('base64url');
}

export function isOf(uid: string, key: Buffer): boolean {
  return uid === uidOf(key);
}
