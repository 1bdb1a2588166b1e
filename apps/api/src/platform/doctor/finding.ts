/** The result of a check: all is well, something may become a problem, or something is wrong. */
export interface Finding {
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'FAULT';
  /** The finding and, if it is not ok, the advice. */
  readonly text: string;
}

export const well = (about: string, text: string): Finding => ({ about, state: 'ok', text });
export const warning = (about: string, text: string): Finding => ({ about, state: 'warning', text });
export const fault = (about: string, text: string): Finding => ({ about, state: 'FAULT', text });

/** Turns an error thrown by a check into a failed finding; `advice` says what to do about it. */
export async function* faultWhereItFails(
  about: string,
  advice: string,
  check: () => AsyncIterable<Finding>,
): AsyncGenerator<Finding> {
  try {
    yield* check();
  } catch (error) {
    yield fault(about, `${asSentence(reasonOf(error))} ${advice}`);
  }
}

function reasonOf(error: unknown): string {
  // If a name has several addresses, the error lists the failure of each.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { code, message } = error as NodeJS.ErrnoException;
  return message === '' ? (code ?? 'It fails') : message;
}

/** Returns a text that ends with a full stop. */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const NAME_WIDTH = 11;
const STATE_WIDTH = 8;

/** Formats a finding as one line of text. */
export function lineOf({ about, state, text }: Finding): string {
  return `${state.padEnd(STATE_WIDTH)} ${about.padEnd(NAME_WIDTH)} ${text}`;
}

/** Returns a text without the configured passwords and keys, which other programs' messages might repeat. */
export function withoutSecrets(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : secretsOf(name, value),
  );
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}

/** Shorter values are not secrets, and would match ordinary words. */
const SECRET_LENGTH_MIN = 4;

function secretsOf(name: string, value: string): string[] {
  const found = /_URL/.test(name) ? passwordOf(value) : /KEY|SECRET|TOKEN/.test(name) ? [value] : [];
  return found.filter((secret) => secret.length >= SECRET_LENGTH_MIN);
}

function passwordOf(address: string): string[] {
  const written = /^[^:]+:\/\/[^:@/]*:(.*)@/.exec(address)?.[1];
  if (written === undefined) return [];
  const password = URL.parse(address)?.password;
  return [written, ...(password === undefined ? [] : [password, decode(password)])];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
