import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What a server answered. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Asks a running server over HTTP. */
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

async function codeFor(dataDir: string, email: string): Promise<string | null> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
  return /^Subject: .*?\b(\d{4})\b/m.exec(mail)?.[1] ?? null;
}

/** Opens an account on a server that writes mail to its outbox, within `mailMs` logs in with the code, gives the token. */
export async function signUp(address: string, dataDir: string, mailMs: number): Promise<string> {
  const email = `sam-${crypto.randomUUID()}@example.org`;
  const body = { email, first_name: 'Sam', last_name: 'Body', terms_accepted: true };
  expect(await ask(address, { method: 'POST', path: '/auth/users', body })).toMatchObject({ status: 201 });
  await expect.poll(() => codeFor(dataDir, email), { timeout: mailMs, interval: 20 }).not.toBeNull();
  const otp = await codeFor(dataDir, email);
  const verified = await ask(address, { method: 'POST', path: '/users/verifyOTP', body: { email, otp } });
  expect(verified).toMatchObject({ status: 200, body: { auth_token: expect.any(String) as string } });
  return (verified.body as { auth_token: string }).auth_token;
}
