import { charactersOf } from '../../../shared/characters.ts';

/** The longest client name that a card shows on a wide screen, in characters. */
const SHOWN_CHARACTERS = 20;

interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Returns the name of a client: their names, or their address if they have none. */
export function clientName({ first_name: first, last_name: last, email }: Named): string {
  const name = `${first} ${last}`.trim();
  return name === '' ? email : name;
}

/** Returns a name as a card of a wide screen shows it: longer ones are cut, by whole characters. */
export function cutName(name: string): string {
  const characters = charactersOf(name);
  return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…` : name;
}
