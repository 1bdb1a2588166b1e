/**
 * Words in the name of a dish, in lower case, by language; a language may be left out if the other's words cover it.
 */
export type Words = Readonly<{ en?: RegExp; nl?: RegExp }>;

export function saysAny(title: string, { en, nl }: Words): boolean {
  return en?.test(title) === true || nl?.test(title) === true;
}
