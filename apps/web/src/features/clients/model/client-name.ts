import { charactersOf } from '../../../shared/characters.ts';

/** Maximum length of a client's name on a card on a wide screen, in characters. */
const SHOWN_CHARACTERS = 20;

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Returns a client's first and last name, or their email address if they have none. */
export function clientName({ first_name: first, last_name: last, email }: Named): string {
  const name = `${first} ${last}`.trim();
  return name === '' ? email : name;
}

/** Returns a name shortened for a card on a wide screen, without splitting a character. */
export function cutName(name: string): string {
  const characters = charactersOf(name);
  return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…` : name;
}
