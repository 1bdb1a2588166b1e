import type { ClientFile } from '@weekbord/domain/clients/client-rows';
import { describe, expect, it } from 'vitest';
import { readClientFile } from './read-client-file.ts';

type Content = string | Uint8Array<ArrayBuffer>;

const read = (content: Content) => readClientFile(new File([content], 'clients.csv'));

/** Reads a file that has rows; returns each row as text: its line number and what was read. */
async function rowsOf(content: Content): Promise<string[]> {
  const file = (await read(content)) as ClientFile;
  return file.rows.map(
    ({ line, first_name: first, last_name: last, email, language }) =>
      `${line}: ${first}|${last}|${email}|${language ?? '-'}`,
  );
}

const PLAIN = 'First name,Last name,Email\nAnna,Smit,anna@home.example\nBen,Bos,ben@home.example\n';
const ROWS = ['2: Anna|Smit|anna@home.example|-', '3: Ben|Bos|ben@home.example|-'];
const with2 = (separator: string) => PLAIN.replaceAll(',', separator);

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const code = letter.codePointAt(0)!;
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a CSV file of clients', () => {
  it.each([
    ['with commas', PLAIN],
    ['with semicolons', with2(';')],
    ['with tabs', with2('\t')],
    ['with vertical bars', with2('|')],
    ['with Windows line endings', PLAIN.replaceAll('\n', '\r\n')],
    ['with old Mac line endings', PLAIN.replaceAll('\n', '\r')],
    ['without a last line break', PLAIN.trimEnd()],
    ['with a byte order mark in UTF-8', `\ufeff${PLAIN}`],
    ['in UTF-16, little-endian', utf16(`\ufeff${PLAIN}`, true)],
    ['in UTF-16, big-endian', utf16(`\ufeff${PLAIN}`, false)],
    ['in UTF-16 without a byte order mark', utf16(PLAIN, true)],
    ['with every cell in quotes', PLAIN.replaceAll(/[^,\n]+/g, '"$&"')],
    ['with empty columns at the end', PLAIN.replaceAll('\n', ',,\n')],
    ['with other delimiters in other columns', PLAIN.replace('Email', 'Email,Note;more\tof|it')],
  ])('is read %s', async (_, content) => {
    expect(await rowsOf(content)).toEqual(ROWS);
  });

  it.each([
    ['a line that names the delimiter', `sep=;\r\n${with2(';')}`, ['3: Anna|Smit|anna@home.example|-']],
    ['a delimiter line after a byte order mark', `\ufeffsep=|\n${with2('|')}`, ['3: Anna|Smit|anna@home.example|-']],
    ['empty lines before the headings', `\n\n${PLAIN}`, ['4: Anna|Smit|anna@home.example|-']],
    ['a delimiter in quotes', 'Name,Email\n"Smit, Anna",anna@home.example\n', ['2: Anna|Smit|anna@home.example|-']],
    ['a quote in quotes', 'Name,Email\n"Anna ""An"" Smit",a@home.example\n', ['2: Anna|"An" Smit|a@home.example|-']],
    ['a quote in a cell', 'Name,Email\nAnna "An" Smit,a@home.example\n', ['2: Anna|"An" Smit|a@home.example|-']],
    [
      'a line break in a heading',
      '"E-mail\naddress",Name\na@home.example,Anna Smit\n',
      ['3: Anna|Smit|a@home.example|-'],
    ],
  ])('is read with %s', async (_, content, [first]) => {
    expect((await rowsOf(content))[0]).toBe(first);
  });

  it('counts lines as an editor does, even after a cell with a line break', async () => {
    const text = 'Email,Name,Note\na@home.example,Anna Smit,"one\ntwo\n\nfour"\n\nb@home.example,Ben Bos,\n';
    expect(await rowsOf(text)).toEqual(['2: Anna|Smit|a@home.example|-', '7: Ben|Bos|b@home.example|-']);
  });

  it('is read in the Windows code page if it comes from a Dutch spreadsheet', async () => {
    const text =
      'Voornaam;Tussenvoegsel;Achternaam;E-mailadres;Taal\r\nZoë;van der;Müller;zoe@home.example;Nederlands\r\n';
    expect(await rowsOf(bytes(text))).toEqual(['2: Zoë|van der Müller|zoe@home.example|nl']);
  });

  it('is read if it comes from Google Contacts, and its unused columns are reported', async () => {
    const file = (await read(
      'First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value\nAnna,,Smit,* Home,anna@home.example,06\n',
    )) as ClientFile;
    expect(file.unused).toEqual(['Middle Name', 'E-mail 1 - Label', 'Phone 1 - Value']);
    expect(file.rows).toMatchObject([{ first_name: 'Anna', last_name: 'Smit', email: 'anna@home.example' }]);
  });

  it('is read as far as it goes if it ends in the middle of a row', async () => {
    expect(await rowsOf(PLAIN.slice(0, PLAIN.indexOf('Bos') + 2))).toEqual([ROWS[0], '3: Ben|Bo||-']);
  });

  it('is within the size limit with 200 clients', async () => {
    const row = 'Anna,Smit,anna@home.example\n';
    expect(await rowsOf(`First name,Last name,Email\n${row.repeat(200)}`)).toHaveLength(200);
  });
});

describe('a file that cannot be used', () => {
  const signature = (...codes: readonly number[]) =>
    Uint8Array.from([...codes, ...Array.from({ length: 40 }, () => 0)]);
  it.each([
    ['an empty file', '', 'EMPTY'],
    ['line breaks only', '\n\r\n', 'EMPTY'],
    ['headings only', 'First name,Last name,Email\n', 'EMPTY'],
    ['a list of addresses without a heading', 'anna@home.example\nben@home.example\n', 'NO_EMAIL_COLUMN'],
    ['a letter', 'Dear Anna,\nsee you on Monday.\n', 'NO_EMAIL_COLUMN'],
    ['201 clients', `Email\n${'a@home.example\n'.repeat(201)}`, 'TOO_MANY'],
    ['a quotation mark that is never closed', 'Email,Name\na@home.example,"Anna Smit\nb@home.example,Ben\n', 'BROKEN'],
    ['a picture', signature(0x89, 0x50, 0x4e, 0x47), 'NOT_CSV'],
    ['a photo', signature(0xff, 0xd8, 0xff), 'NOT_CSV'],
    ['a workbook or a zip file', signature(0x50, 0x4b, 3, 4), 'NOT_CSV'],
    ['an old workbook', signature(0xd0, 0xcf, 0x11, 0xe0), 'NOT_CSV'],
    ['a PDF', bytes('%PDF-1.7\n'), 'NOT_CSV'],
    ['binary data', Uint8Array.from({ length: 400 }, (_, at) => at % 7), 'NOT_CSV'],
    ['a web page', '\n<!doctype html><table><tr><td>Email</td></tr></table>', 'NOT_CSV'],
    ['XML', '<?xml version="1.0"?><contacts/>', 'NOT_CSV'],
    ['JSON', '[{"email":"a@home.example"}]', 'NOT_CSV'],
    ['rich text', '{\\rtf1 Email}', 'NOT_CSV'],
    ['more than 1 MB', `Email\n${'x'.repeat(1_000_000)}`, 'TOO_LARGE'],
  ] as const)('is recognised as %s', async (_, content, fault) => {
    expect(await read(content)).toBe(fault);
  });

  it('is not read if it is too large', async () => {
    const file = new File(['Email\n'], 'clients.csv');
    Object.defineProperty(file, 'size', { value: 1_000_001 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('read')) });
    expect(await readClientFile(file)).toBe('TOO_LARGE');
  });

  it('may have been deleted since it was chosen', async () => {
    const file = new File(['Email\n'], 'clients.csv');
    Object.defineProperty(file, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
    expect(await readClientFile(file)).toBe('UNREADABLE');
  });
});
