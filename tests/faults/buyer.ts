import { randomUUID } from 'node:crypto';
import { codeInOutbox } from '@weekbord/testkit/outbox-code';
import { TEST_CARDS, type Till } from '@weekbord/testkit/till/till';
import { setTimeout as pause } from 'node:timers/promises';

const MAIL_MS = 20_000;

export interface Plan {
  readonly price: string;
  readonly subdomain?: string;
  /** The number of payments due immediately. */
  readonly charges: number;
  /** The resulting status of the subscription. */
  readonly status: string;
}

/** The server and the fake payment provider that a buyer uses. */
export interface Shop {
  /** Returns the server's current address. */
  readonly address: () => string;
  /** The server's data folder, with the emails that it wrote. */
  readonly folder: string;
  readonly till: Till;
}

/** A buyer with a browser that keeps cookies. */
export class Buyer {
  readonly #shop: Shop;
  readonly email = `buyer-${randomUUID()}@home.example`;
  readonly #cookies = new Map<string, string>();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  async post(path: string, body: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${this.#shop.address()}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
      body: JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }

  /** Starts the checkout; returns the id of its session at the payment provider. */
  async begin({ price, subdomain }: Plan): Promise<string> {
    const { status, body } = await this.post('/checkout/create-b2c-checkout-session', {
      price,
      subdomain,
      email: this.email,
    });
    requireGood(status, body);
    return String(body['session_id']);
  }

  complete(session: string) {
    return this.post('/checkout/complete', { session_id: session });
  }

  async pay(session: string): Promise<void> {
    const paid = await this.#shop.till.pay(session, { card: TEST_CARDS.ok });
    if (!paid.ok) throw new Error(`The payment was refused: ${paid.message}`);
  }

  /** Requests a login email, and returns its code. */
  async askForCode(): Promise<string> {
    const redirect_url = new URL('/login', this.#shop.address()).href.replace('127.0.0.1', 'localhost');
    const asked = await this.post('/users/createLoginSignupPortal', { email: this.email, redirect_url });
    requireGood(asked.status, asked.body);
    const until = Date.now() + MAIL_MS;
    for (;;) {
      const code = await codeInOutbox(this.#shop.folder, this.email);
      if (code !== null) return code;
      if (Date.now() > until) throw new Error('No mail with a code came.');
      await pause(50);
    }
  }

  verify(otp: string) {
    return this.post('/users/verifyOTP', { email: this.email, otp });
  }

  async logIn(): Promise<string> {
    const { status, body } = await this.verify(await this.askForCode());
    requireGood(status, body);
    return String(body['auth_token']);
  }

  async me(token: string): Promise<{ is_coach: boolean; customer: { subscriptions: { status: string }[] } | null }> {
    const answer = await fetch(`${this.#shop.address()}/api/auth/users/me`, {
      headers: { authorization: `Token ${token}` },
    });
    return (await answer.json()) as never;
  }
}

/** Throws if a response is not successful. */
function requireGood(status: number, body: unknown): void {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
}
