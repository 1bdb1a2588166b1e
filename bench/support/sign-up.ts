import { setTimeout as pause } from 'node:timers/promises';
import { answerConsents } from '@weekbord/contract/accounts/consents';
import { signUp as signUpCall } from '@weekbord/contract/accounts/users';
import { verifyOtp } from '@weekbord/contract/auth/log-in';
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import { codeInOutbox } from '@weekbord/testkit/outbox-code';
import { clientOver, type TestClient } from '@weekbord/testkit/test-client';

const LOOK_MS = 20;
const MAIL_WITHIN_MS = 60_000;

/** Returns a client for a server over HTTP, with a token or as a guest. */
function httpClient(address: string, token: string | null = null): TestClient {
  return clientOver(async (method, url, { body, headers = {} } = {}) => {
    const answer = await fetch(address + url, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Token ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== '';
    return {
      status: answer.status,
      text,
      headers: Object.fromEntries(answer.headers),
      body: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
  });
}

/**
 * Creates an account as a visitor would, with the emailed code, and gives every consent; returns the person's client.
 */
export async function signUp(address: string, dataDir: string): Promise<TestClient> {
  const guest = httpClient(address);
  const email = `sam-${crypto.randomUUID()}@example.org`;
  const opened = await guest.call(signUpCall, {
    body: { email, first_name: 'Sam', last_name: 'Body', terms_accepted: true },
  });
  if (opened.status !== 201) throw new Error(`No account: ${opened.status} ${opened.text}`);
  const otp = await mailedCode(dataDir, email);
  const verified = await guest.call(verifyOtp, { body: { email, otp } });
  if (verified.status !== 200) throw new Error(`No session: ${verified.status} ${verified.text}`);
  const client = httpClient(address, verified.body.auth_token);
  const given = CONSENT_PURPOSES.map((purpose) => ({ purpose, text_version: CONSENT_TEXT_VERSIONS[purpose] }));
  const consented = await client.call(answerConsents, { body: { given } });
  if (consented.status !== 200) throw new Error(`No consents: ${consented.status} ${consented.text}`);
  return client;
}

async function mailedCode(dataDir: string, email: string): Promise<string> {
  const until = performance.now() + MAIL_WITHIN_MS;
  while (performance.now() < until) {
    const code = await codeInOutbox(dataDir, email);
    if (code !== null) return code;
    await pause(LOOK_MS);
  }
  throw new Error('The mail with the code does not come.');
}
