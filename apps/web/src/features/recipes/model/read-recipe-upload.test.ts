import { gunzipSync, gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRecipeUpload } from './read-recipe-upload.ts';
import { sourceOf } from './recipe-source.ts';
import { withoutPhotos } from './without-photos.ts';

const RECIPE = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 l water'] };
const decoded = (content: string) => Buffer.from(content, 'base64').toString();
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('a chosen file', () => {
  it.each([
    ['data of a recipe', 'a.txt', JSON.stringify(RECIPE)],
    ['Cooklang', 'salad.cook', 'Boil @potatoes{1%kg}.'],
    ['Cooklang with a head', 'salad.txt', '---\nservings: 2\n---\nBoil @potatoes.'],
  ])('is recognised as a recipe file: %s', async (_, name, text) => {
    const read = await readRecipeUpload(file(name, text));
    expect(read).toMatchObject({ kind: 'file', name });
    expect(read?.kind === 'file' && decoded(read.content)).toBe(text);
  });

  it('is a recipe file whatever its name: an archive, a compressed recipe, a photo, UTF-16', async () => {
    const archive = zipSync({ 'a.json': strToU8('{}') });
    const parts = [
      archive,
      gzipSync(strToU8('{}')),
      new Uint8Array([0xff, 0xd8, 0, 1]),
      Buffer.from('soup', 'utf16le'),
    ];
    for (const bytes of parts) expect(await readRecipeUpload(file('a.html', bytes))).toMatchObject({ kind: 'file' });
  });

  it('is otherwise a page or text', async () => {
    expect(await readRecipeUpload(file('a.html', '<p>Soup</p>'))).toEqual({ kind: 'html', value: '<p>Soup</p>' });
    const text = 'Soup\n2 eggs\nmail anna@home.example';
    expect(await readRecipeUpload(file('a.txt', text))).toEqual({ kind: 'text', value: text });
  });

  it('loses its photos if it is too large with them, and is refused if it is too large even without them', async () => {
    const noise = (length: number) =>
      Uint8Array.from({ length }, (_, at) => ((at * at * 7919 + at * 31) % 251) ^ (at >> 8));
    const photo = Buffer.from(noise(8_000_000)).toString('base64');
    const packed = gzipSync(strToU8(JSON.stringify({ name: 'Soup', photo_data: photo })), { level: 1 });
    const archive = zipSync({ 'a.paprikarecipe': packed, 'b.jpg': noise(100) }, { level: 0 });
    const small = unzipSync(withoutPhotos(archive));
    expect(Object.keys(small)).toEqual(['a.paprikarecipe']);
    expect(JSON.parse(strFromU8(gunzipSync(small['a.paprikarecipe']!)))).toEqual({ name: 'Soup' });
    const large = new Uint8Array(6_100_000).fill(65);
    large[0] = 0x7b;
    expect(await readRecipeUpload(file('a.json', large))).toBeNull();
  });

  it('is unchanged if it cannot be opened', () => {
    const half = zipSync({ 'a.json': strToU8('{}') }).slice(0, 20);
    expect(withoutPhotos(half)).toBe(half);
  });
});

describe('pasted data', () => {
  it('is a recipe file if it has several recipes, and text if it has one', () => {
    const many = sourceOf(JSON.stringify([RECIPE, { ...RECIPE, name: 'Brûlée' }]));
    expect(many?.kind === 'file' && JSON.parse(decoded(many.content))).toMatchObject([{}, { name: 'Brûlée' }]);
    expect(sourceOf(JSON.stringify(RECIPE))).toMatchObject({ kind: 'text' });
  });
});
