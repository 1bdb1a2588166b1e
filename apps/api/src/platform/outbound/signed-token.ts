import { sign } from 'node:crypto';

/** A key that signs tokens. Keys from Apple also have an id. */
export interface SigningKey {
  readonly algorithm: 'RS256' | 'ES256';
  readonly pem: string;
  readonly keyId?: string;
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Returns a JSON web token (RFC 7519) with these claims. */
export function signedToken({ algorithm, pem, keyId }: SigningKey, claims: object): string {
  const content = `${part({ alg: algorithm, typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: pem, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}
