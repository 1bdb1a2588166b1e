/**
 * An email address of which only the first character and the domain are legible: enough to recognise it, too little to
 * write to it.
 */
export function maskMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, Math.max(at, 0)));
  return `${first}***${at < 0 ? '' : email.slice(at)}`;
}
