import { expect, it } from 'vitest';
import { readPageFile } from './read-page-file.ts';

const page = '<html><body>Crème brûlée</body></html>';

it('returns a page and plain text unchanged', async () => {
  expect(await readPageFile(new File([page], 'page.HTM'))).toEqual({ kind: 'html', value: page });
  expect(await readPageFile(new File(['2 eieren'], 'recept.txt'))).toEqual({ kind: 'text', value: '2 eieren' });
});

it('recognises a page, whatever the name of its file', async () => {
  expect(await readPageFile(new File([page], 'page.txt'))).toEqual({ kind: 'html', value: page });
});

it('decodes old encodings, declared or not', async () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const named = '<meta charset="iso-8859-15"><p>Crème</p>';
  expect(await readPageFile(new File([latin(named)], 'a.html'))).toEqual({ kind: 'html', value: named });
  const bare = '<p>Crème</p>';
  expect(await readPageFile(new File([latin(bare)], 'a.html'))).toEqual({ kind: 'html', value: bare });
  const unknown = '<meta charset="klingon"><p>Crème</p>';
  expect(await readPageFile(new File([latin(unknown)], 'a.html'))).toEqual({ kind: 'html', value: unknown });
});

it('removes embedded pictures that make a page too large, and refuses a page that is too large even without them', async () => {
  const heavy = `<p>Soup</p><img src="data:image/png;base64,${'A'.repeat(2_100_000)}">`;
  expect(await readPageFile(new File([heavy], 'a.html'))).toEqual({ kind: 'html', value: '<p>Soup</p><img src="">' });
  expect(await readPageFile(new File(['a '.repeat(30_000)], 'a.txt'))).toBeNull();
});
