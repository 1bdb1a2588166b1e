/** Bullets, as in a password field: an ellipsis before the dot of an address would look like a typo. */
const HIDDEN = '•••';

/**
 * An email address masked so that only its owner recognises it. It shows the first character of the mailbox and of the
 * host, and the last label of the host; three bullets replace hidden text of any length.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, Math.max(0, at));
  const host = email.slice(at + 1);
  const dot = host.lastIndexOf('.');
  const first = (text: string) => Array.from(text)[0] ?? '';
  return `${first(mailbox)}${HIDDEN}@${first(host)}${HIDDEN}${dot < 0 ? '' : host.slice(dot)}`;
}
