import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

it('quotes what must be quoted, joins lists, and prevents text from becoming a formula', () => {
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

const text = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\n', '\r', '"', "'", ' ', '|', 'x', '1', '＝'),
  maxLength: 12,
});
const cell = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.integer(), fc.constant(null));

it('prevents text from becoming a formula, whichever separator a spreadsheet uses', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 4 }), (rows) => {
      const file = writeCsv(['a', 'b', 'c'], rows).slice(1);
      for (const separator of [',', ';', '\t', '|']) {
        for (const read of cellsOf(file, separator)) {
          const isNumber = /^-?\d+$/.test(read);
          expect([separator, read, isNumber || !/^\s*[=+\-@＝＋－＠]/.test(read)]).toEqual([separator, read, true]);
        }
      }
      // Parsed with its own separator, the file gives the original values, except for the added apostrophes.
      const plain = (one: string) => one.replaceAll("'", '');
      const given = rows.flat().map((one) => (Array.isArray(one) ? one.join('; ') : String(one ?? '')));
      expect(cellsOf(file, ',').slice(3).map(plain)).toEqual(given.map(plain));
    }),
    { numRuns: 500 },
  );
});

/** Parses a file into cells as a spreadsheet does: quotes are special only at the start of a cell. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    let read = '';
    if (file[at] === '"') {
      at += 1;
      while (at < file.length && !(file[at] === '"' && file[at + 1] !== '"')) {
        read += file[at];
        at += file[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < file.length && file[at] !== separator && file[at] !== '\n' && file[at] !== '\r') {
      read += file[at];
      at += 1;
    }
    at += file.startsWith('\r\n', at) ? 2 : 1;
    cells.push(read);
  }
  return cells;
}
