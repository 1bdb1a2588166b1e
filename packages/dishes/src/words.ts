/** Words in the name of a dish, in lower case, per language; omitted if the other language's cover them. */
export type Words = Readonly<{ en?: RegExp; nl?: RegExp }>;

export function saysAny(title: string, { en, nl }: Words): boolean {
  return en?.test(title) === true || nl?.test(title) === true;
}
