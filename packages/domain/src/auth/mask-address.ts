/** Bullets, as in a password field: an ellipsis before the dot of an address reads as a typing error. */
const HIDDEN = '•••';

/**
 * An address that its owner recognises and no one else can read: the first character of the mailbox and of its host,
 * and the host's last label. There are always three dots, whatever the length of what they hide.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, Math.max(0, at));
  const host = email.slice(at + 1);
  const dot = host.lastIndexOf('.');
  const first = (text: string) => Array.from(text)[0] ?? '';
  return `${first(mailbox)}${HIDDEN}@${first(host)}${HIDDEN}${dot < 0 ? '' : host.slice(dot)}`;
}
