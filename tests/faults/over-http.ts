import { codeInOutbox } from '@weekbord/testkit/outbox-code';
import { expect } from 'vitest';

/** A server's response. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export async function ask(
  address: string,
  call: { readonly method: string; readonly path: string; readonly token?: string; readonly body?: object },
): Promise<Answered> {
  const { method, path, token, body } = call;
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/**
 * Creates an account on a server that writes email to its outbox, logs in with the code, which must arrive within
 * `mailMs`, and returns the token.
 */
export async function signUp(address: string, dataDir: string, mailMs: number): Promise<string> {
  const email = `sam-${crypto.randomUUID()}@example.org`;
  const body = { email, first_name: 'Sam', last_name: 'Body', terms_accepted: true };
  expect(await ask(address, { method: 'POST', path: '/auth/users', body })).toMatchObject({ status: 201 });
  await expect.poll(() => codeInOutbox(dataDir, email), { timeout: mailMs, interval: 20 }).not.toBeNull();
  const otp = await codeInOutbox(dataDir, email);
  const verified = await ask(address, { method: 'POST', path: '/users/verifyOTP', body: { email, otp } });
  expect(verified).toMatchObject({ status: 200, body: { auth_token: expect.any(String) as string } });
  return (verified.body as { auth_token: string }).auth_token;
}
