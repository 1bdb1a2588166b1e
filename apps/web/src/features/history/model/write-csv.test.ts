import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

it('quotes what must be quoted, joins lists, and lets no text become a formula', () => {
  const rows = [
    ['Soup, hot', 'say "hi"', 'two\nlines', null, -1.5, true],
    ['=SUM(A1)', '-5', '@me', ['a', 'b'], 0, { a: 1 }],
  ];
  expect(writeCsv(['a', 'b', 'c', 'd', 'e', 'f'], rows)).toBe(
    [
      '\ufeffa,b,c,d,e,f',
      '"Soup, hot","say ""hi""","two\nlines",,-1.5,true',
      '\'=SUM(A1),\'-5,\'@me,a; b,0,"{""a"":1}"',
      '',
    ].join('\r\n'),
  );
});
