/** What a guest has typed about themselves. A password is never kept. */
export type TypedPerson = Readonly<{ first_name: string; last_name: string; email: string }>;

const NOTHING: TypedPerson = { first_name: '', last_name: '', email: '' };
let typed = NOTHING;

/** Returns what was typed on this page since it loaded, so that logging in and signing up start from it. */
export function typedPerson(): TypedPerson {
  return typed;
}

export function keepTypedPerson(changes: Partial<TypedPerson>): void {
  typed = { ...typed, ...changes };
}

/** Call it once the person has signed up or requested an email. */
export function forgetTypedPerson(): void {
  typed = NOTHING;
}
