import { describe, expect, it } from 'vitest';
import { checkClientRows, type ClientRow, countHeadings, MAX_CLIENT_ROWS, readClientRows } from './client-rows.ts';

/** A table of rows of cells, with line numbers from 1. */
const table = (...rows: readonly (readonly string[])[]) => rows.map((cells, at) => ({ line: at + 1, cells }));

/** Reads a valid table; throws if it has no clients. */
function read(...rows: readonly (readonly string[])[]) {
  const file = readClientRows(table(...rows));
  if (typeof file === 'string') throw new Error(file);
  return file;
}
const namesIn = (...rows: readonly (readonly string[])[]) =>
  read(...rows).rows.map(({ first_name: first, last_name: last }) => [first, last]);
const row = (line: number, change: Partial<ClientRow> = {}): ClientRow => ({
  line,
  first_name: 'Anna',
  last_name: 'Smit',
  email: `anna${line}@home.example`,
  language: 'nl',
  unknown_language: null,
  has_extra_cells: false,
  ...change,
});
const faultsOf = (...rows: readonly ClientRow[]) => [...checkClientRows(rows).values()];

const HEADINGS = ['First name', 'Last name', 'Email', 'Language'];

describe('a table of clients', () => {
  it('is read by the headings in its first line', () => {
    expect(read(HEADINGS, ['Anna', 'Smit', 'anna@home.example', 'nl'])).toEqual({
      rows: [row(2, { email: 'anna@home.example' })],
      unused: [],
    });
  });

  it.each([
    ['nothing', [], 'EMPTY'],
    ['empty lines only', [[''], ['', ' ', '\u00a0']], 'EMPTY'],
    ['headings only', [HEADINGS], 'EMPTY'],
    ['headings and empty lines', [HEADINGS, [''], ['', '', '', '']], 'EMPTY'],
    [
      'no address heading',
      [
        ['First name', 'Phone'],
        ['Anna', '06'],
      ],
      'NO_EMAIL_COLUMN',
    ],
    ['rows without headings', [['Anna', 'Smit', 'anna@home.example']], 'NO_EMAIL_COLUMN'],
    [
      'only a postal address',
      [
        ['Name', 'Address'],
        ['Anna', 'Home 1'],
      ],
      'NO_EMAIL_COLUMN',
    ],
    ['one row too many', [HEADINGS, ...Array.from({ length: MAX_CLIENT_ROWS + 1 }, () => ['x'])], 'TOO_MANY'],
  ])('cannot be used with %s', (_, rows, fault) => {
    expect(readClientRows(table(...rows))).toBe(fault);
  });

  it('may have as many rows as the limit, not counting empty lines', () => {
    const rows = Array.from({ length: MAX_CLIENT_ROWS }, () => ['Anna', 'Smit', 'anna@home.example']);
    expect(read(HEADINGS, [''], ...rows, ['']).rows).toHaveLength(MAX_CLIENT_ROWS);
  });

  it('keeps the line numbers of the file even if some lines are empty', () => {
    const file = read(
      [''],
      HEADINGS,
      ['', ''],
      ['Anna', 'Smit', 'a@home.example'],
      [' '],
      ['Ben', 'Bos', 'b@home.example'],
    );
    expect(file.rows.map(({ line, first_name: name }) => [line, name])).toEqual([
      [4, 'Anna'],
      [6, 'Ben'],
    ]);
  });

  it('reports the columns that are not used, and the second of two columns for the same field', () => {
    const file = read(
      ['Phone', 'E-mail', 'Name', '', 'Email 2', 'City', 'Mail'],
      ['06', 'a@home.example', 'Anna Smit'],
    );
    expect(file.unused).toEqual(['Phone', 'Email 2', 'City', 'Mail']);
  });

  it.each([
    'Email',
    'E-mail',
    'EMAIL ADDRESS',
    'e-mailadres',
    'E-mail adres',
    'Emailadres',
    'Mail',
    'e_mail',
    ' email ',
    'E-mail 1 - Value',
    'Email:',
    '\ufeffEmail',
  ])('has the address under "%s"', (heading) => {
    expect(read(['Name', heading], ['Anna Smit', 'a@home.example']).rows[0]).toMatchObject({ email: 'a@home.example' });
  });

  it.each([
    [
      ['First name', 'Last name'],
      ['Anna', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Given Name', 'Family Name'],
      ['Anna', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['first', 'surname'],
      ['Anna', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Voornaam', 'Achternaam'],
      ['Anna', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Achternaam', 'Roepnaam'],
      ['Smit', 'Anna'],
      ['Anna', 'Smit'],
    ],
    [
      ['Voornaam', 'Tussenvoegsel', 'Achternaam'],
      ['Anna', 'van den', 'Berg'],
      ['Anna', 'van den Berg'],
    ],
    [
      ['Voornaam', 'Tussenvoegsel', 'Achternaam'],
      ['Anna', '', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Voornaam', 'Tussenvoegsel', 'Achternaam'],
      ['Anna', 'van', ''],
      ['Anna', ''],
    ],
    [
      ['Tussenvoegsel', 'Naam', 'Voornaam'],
      ['de', 'Wit', 'Jan'],
      ['Jan', 'de Wit'],
    ],
    [['Name'], ['Anna Smit'], ['Anna', 'Smit']],
    [['Full name'], ['Anna van den Berg'], ['Anna', 'van den Berg']],
    [['Cliënt'], ['Anna  Smit'], ['Anna', 'Smit']],
    [['Naam'], ['Smit, Anna'], ['Anna', 'Smit']],
    [['Naam'], ['Berg, Anna Maria'], ['Anna Maria', 'Berg']],
    [['Name'], ['Smit, R.D.'], ['', 'Smit, R.D.']],
    [['Name'], ['Anna Smit, PhD'], ['', 'Anna Smit, PhD']],
    [['Name'], ['Smit, Anna, RD'], ['', 'Smit, Anna, RD']],
    [['Name'], ['Smit,'], ['', 'Smit,']],
    [['Name'], ['Anna'], ['Anna', '']],
    [['Name'], [''], ['', '']],
    [
      ['Voornaam', 'Naam'],
      ['Anna', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Voornaam', 'Naam'],
      ['Anna', 'Anna Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Voornaam', 'Naam'],
      ['Anna', 'Anna'],
      ['Anna', ''],
    ],
    [
      ['Name', 'Surname'],
      ['Anna', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Name', 'Surname'],
      ['Anna Smit', 'Smit'],
      ['Anna', 'Smit'],
    ],
    [
      ['Name', 'First name', 'Last name'],
      ['Anna Smit', 'Annie', 'Smit'],
      ['Annie', 'Smit'],
    ],
    [
      ['Name', 'First name', 'Last name'],
      ['Anna Smit', '', ''],
      ['Anna', 'Smit'],
    ],
    [['First name'], ['Anna'], ['Anna', '']],
    [['Phone'], ['06'], ['', '']],
    [
      ['First name', 'Last name'],
      [' An\nna ', '\u200bSmit\u00a0'],
      ['An na', 'Smit'],
    ],
  ] as const)('is read with names under %j: %j becomes %j', (headings, cells, names) => {
    expect(namesIn([...headings, 'Email'], [...cells, 'a@home.example'])).toEqual([names]);
  });

  it.each([
    ['nl', 'nl', null],
    ['EN', 'en', null],
    ['Nederlands', 'nl', null],
    ['Dutch', 'nl', null],
    ['english', 'en', null],
    ['Engels', 'en', null],
    ['nl-BE', 'nl', null],
    ['en_US', 'en', null],
    ['English (UK)', 'en', null],
    ['', null, null],
    ['German', null, 'German'],
    ['de', null, 'de'],
    ['nl/en', null, 'nl/en'],
  ])('reads the language "%s" as %s', (cell, language, unknown) => {
    const [found] = read(['Email', 'Taal'], ['a@home.example', cell]).rows;
    expect([found?.language, found?.unknown_language]).toEqual([language, unknown]);
  });

  it('reports cells without a column, because others may have shifted', () => {
    const file = read(
      ['Email', 'First name', 'Last name'],
      ['a@home.example', 'Anna', 'Smit', ' Jr'],
      ['b', '', '', ' '],
    );
    expect(file.rows.map((one) => one.has_extra_cells)).toEqual([true, false]);
  });

  it('reads the cells that a short row does have', () => {
    expect(read(HEADINGS, ['Anna', 'Smit']).rows).toEqual([row(2, { email: '', language: null })]);
  });
});

describe('the errors in rows', () => {
  it.each([
    ['nothing', {}, {}],
    ['a missing first name', { first_name: ' ' }, { first_name: { code: 'required' } }],
    ['a missing last name', { last_name: '' }, { last_name: { code: 'required' } }],
    ['a name that is too long', { last_name: 'x'.repeat(101) }, { last_name: { code: 'too_long', limit: 100 } }],
    ['a missing address', { email: '' }, { email: { code: 'required' } }],
    ['an address without a domain', { email: 'anna@' }, { email: { code: 'not_an_email' } }],
    ['two addresses', { email: 'a@home.example; b@home.example' }, { email: { code: 'not_an_email' } }],
    ['a name together with the address', { email: 'Anna <a@home.example>' }, { email: { code: 'not_an_email' } }],
    ['no language', { language: null }, {}],
    [
      'an unknown language',
      { language: null, unknown_language: 'German' },
      { language: { code: 'not_a_language', word: 'German' } },
    ],
    ['a language that replaces an unknown one', { unknown_language: 'German' }, {}],
    ['extra cells', { has_extra_cells: true }, { row: { code: 'extra_cells' } }],
    [
      'several faults',
      { first_name: '', last_name: '', email: 'x' },
      { first_name: { code: 'required' }, last_name: { code: 'required' }, email: { code: 'not_an_email' } },
    ],
  ] as const)('are found in a row with %s', (_, change, faults) => {
    expect(faultsOf(row(2, change))).toEqual([faults]);
  });

  it('mark every repetition of an address, ignoring case, and name the first line', () => {
    const [first, ...others] = faultsOf(
      row(2, { email: 'Anna@home.example' }),
      row(3, { email: 'anna@HOME.example' }),
      row(5),
      row(6, { email: ' anna@home.example ' }),
    );
    expect(first).toEqual({});
    const repeated = { email: { code: 'repeated', line: 2 } };
    expect(others).toEqual([repeated, {}, repeated]);
  });

  it('do not include two missing or two invalid addresses as duplicates', () => {
    expect(faultsOf(row(2, { email: 'x' }), row(3, { email: 'x' })).map(({ email }) => email?.code)).toEqual([
      'not_an_email',
      'not_an_email',
    ]);
  });
});

it('headings are counted once for each column that they name', () => {
  expect([['Email;First name'], ['Email', 'First name'], ['Email', 'Mail'], []].map(countHeadings)).toEqual([
    0, 2, 1, 0,
  ]);
});
