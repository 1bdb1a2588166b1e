import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

it.each([
  ['robin@post.example', 'r•••@p•••.example'],
  ['r@x.nl', 'r•••@x•••.nl'],
  ['robin.de.wit@mail.co.uk', 'r•••@m•••.uk'],
  ['é@post.example', 'é•••@p•••.example'],
  ['nobody', '•••@n•••'],
  ['', '•••@•••'],
])('maskAddress masks %s as %s', (email, shown) => {
  expect(maskAddress(email)).toBe(shown);
});

it('maskAddress shows the same for all mailboxes that start with the same character, however long they are', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.]{0,60}$/), (rest) => {
      expect(maskAddress(`a${rest}@post.example`)).toBe(maskAddress('a@post.example'));
    }),
  );
});
