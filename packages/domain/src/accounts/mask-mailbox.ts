/**
 * Masks an email address except for its first character and its domain: enough to recognise it, but not to write to it.
 */
export function maskMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, Math.max(at, 0)));
  return `${first}***${at < 0 ? '' : email.slice(at)}`;
}
