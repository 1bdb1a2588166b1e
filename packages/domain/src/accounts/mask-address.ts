/**
 * An address with only the first character and the domain legible: enough to recognise a known address, too little to
 * write to.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, Math.max(at, 0)));
  return `${first}***${at < 0 ? '' : email.slice(at)}`;
}
