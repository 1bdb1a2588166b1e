/** Words of the name of a dish, in small letters, in each language; left out where the other language has them. */
export type Words = Readonly<{ en?: RegExp; nl?: RegExp }>;

export function saysAny(title: string, { en, nl }: Words): boolean {
  return en?.test(title) === true || nl?.test(title) === true;
}
