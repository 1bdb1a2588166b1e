import { checkDigit } from '@weekbord/domain/foods/gtin';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importFoods, type ImportRequest } from './import-foods.ts';
import { formatResult } from './format-result.ts';

const db = openServingDatabase(await openTestDatabase()).as({ personId: null, system: 'import' });
const folder = await mkdtemp(join(tmpdir(), 'weekbord-import-'));
const inFolder = (name: string) => join(folder, name);
const NOW = new Date('2026-11-21T12:00:00Z');

afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await db.deleteFrom('food').where('source', 'in', ['OPEN_FOOD_FACTS', 'USDA']).execute();
  await db.deleteFrom('import_run').execute();
});

const run = (path: string, changes: Partial<ImportRequest> = {}) =>
  importFoods(db, { kind: 'off', path, now: () => NOW, ...changes });

const codeOf = (number: number) => {
  const digits = `87${String(number).padStart(10, '0')}`;
  return digits + checkDigit(digits);
};

function aLine(number: number, changes: object = {}): string {
  const figures = { 'energy-kcal_100g': 260, fat_100g: 2, carbohydrates_100g: 50, proteins_100g: '8', fiber_100g: 5 };
  const product = {
    code: codeOf(number),
    product_name: `Crème cracker ${number}`,
    product_name_nl: `Beschuit ${number}`,
    brands: 'Bakker',
    last_modified_t: 1000,
    serving_quantity: 10,
    quantity: '6 x 50 g',
    allergens_tags: ['en:gluten'],
    nutriments: figures,
    ...changes,
  };
  return `${JSON.stringify(product)}\n`;
}

const linesOf = (count: number) => Array.from({ length: count }, (_, number) => aLine(number + 1)).join('');
const foods = () =>
  db.selectFrom('food').selectAll().where('source_key', 'is not', null).orderBy('source_key').execute();
const reportOf = async (name: string): Promise<{ line: number; reason?: string; repair?: string }[]> =>
  (await readFile(inFolder(name), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { line: number });

describe('[FOO-04] importing Open Food Facts', () => {
  it('writes foods with their servings, barcode and search text', async () => {
    await writeFile(inFolder('one.jsonl'), aLine(1));
    expect(await run(inFolder('one.jsonl'))).toMatchObject({ ended: 'complete', rows: 1, counts: { added: 1 } });
    const [food] = await foods();
    expect(food).toMatchObject({
      source: 'OPEN_FOOD_FACTS',
      source_key: codeOf(1),
      gtin: Number(codeOf(1)),
      name_nl: 'Beschuit 1',
      name_en: 'Beschuit 1',
      brand_name: 'Bakker',
      author_id: null,
      slug: null,
      protein: 8,
      gluten: 'contains',
      lactose: 'unknown',
      label_allergens: ['gluten'],
      search: 'beschuit 1 bakker',
    });
    const servings = await db.selectFrom('serving').selectAll().where('food_id', '=', food!.id).orderBy('id').execute();
    expect(servings.map(({ measure, grams }) => [measure, grams])).toEqual([
      ['g', 1],
      ['serving', 10],
      ['pack', 300],
    ]);
  });

  it('reads a compressed file, a tab-separated export, Windows line ends and records in the newer format alike', async () => {
    const nutrition = {
      aggregated_set: {
        per: '100g',
        preparation: 'as_sold',
        nutrients: { 'energy-kcal': { value: 617, unit: 'kcal' }, fat: { value: 48, unit: 'g' } },
      },
    };
    const lines = [aLine(1).replace('\n', '\r\n'), '\n', aLine(2, { nutriments: {}, nutrition }).trim()].join('');
    await writeFile(inFolder('packed.jsonl.gz'), await promisify(gzip)(lines));
    const rows = [
      'code\tproduct_name\tenergy-kcal_100g\tproteins_100g\tallergens',
      `${codeOf(3)}\tSay "cheese"\t260\t8\ten:milk,en:eggs`,
      `${codeOf(4)}\ttoo few`,
    ];
    await writeFile(inFolder('export.csv'), `\ufeff${rows.join('\n')}\n`);
    expect(await run(inFolder('packed.jsonl.gz'))).toMatchObject({ rows: 3, counts: { added: 2 } });
    expect(await run(inFolder('export.csv'))).toMatchObject({ rows: 3, counts: { added: 1, 'refused unreadable': 1 } });
    expect((await foods()).map(({ name_en: name, kcal }) => [name, kcal])).toEqual([
      ['Beschuit 1', 260],
      ['Beschuit 2', 617],
      ['Say "cheese"', 260],
    ]);
  });

  it('rejects each record that is not a food and reports why, line by line', async () => {
    const odd = { product_name_nl: 'Beschuit\u0000 \ud800' };
    const lines = [
      aLine(1, odd),
      'not json\n',
      aLine(2, { nutriments: {} }),
      aLine(3, { code: '8710398527678' }),
      '[1]\n',
    ];
    await writeFile(inFolder('dirty.jsonl'), lines.join(''));
    const result = await run(inFolder('dirty.jsonl'), { reportPath: inFolder('dirty.report') });
    expect(result.counts).toMatchObject({ added: 1, 'refused unreadable': 2, 'refused no_nutrition': 1 });
    expect((await reportOf('dirty.report')).map(({ line, reason, repair }) => [line, reason ?? repair])).toEqual([
      [2, 'unreadable'],
      [3, 'no_nutrition'],
      [4, 'bad_check_digit'],
      [5, 'unreadable'],
      [1, 'text_numbers'],
    ]);
    expect(formatResult(result, 'dirty.jsonl')).toContain('Foods: 1 added, 0 changed, 0 as they were.');
  });

  it('keeps the newer of two records with the same code, anywhere in the file', async () => {
    const newer = { last_modified_t: 2000, product_name_nl: 'Nieuw' };
    const lines = [aLine(1), aLine(1, { code: codeOf(1), ...newer }), aLine(1), aLine(2, newer), aLine(2)];
    await writeFile(inFolder('twice.jsonl'), lines.join(''));
    const { counts } = await run(inFolder('twice.jsonl'), { size: 3 });
    expect(counts).toMatchObject({ added: 2, 'refused repeated': 3 });
    expect((await foods()).map(({ name_nl: name }) => name)).toEqual(['Nieuw', 'Nieuw']);
    await writeFile(inFolder('older.jsonl'), aLine(1) + aLine(2, { last_modified_t: 3000, serving_quantity: 20 }));
    expect((await run(inFolder('older.jsonl'))).counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await foods()).map(({ name_nl: name }) => name)).toEqual(['Nieuw', 'Beschuit 2']);
  });

  it('changes a food in place, so that what was planned with it stays', async () => {
    await writeFile(inFolder('before.jsonl'), aLine(1));
    await run(inFolder('before.jsonl'));
    const [before] = await foods();
    await writeFile(
      inFolder('after.jsonl'),
      aLine(1, { last_modified_t: 2000, serving_quantity: 12, brands: 'Anders' }),
    );
    await run(inFolder('after.jsonl'));
    const [after] = await foods();
    expect(after).toMatchObject({ id: before!.id, brand_name: 'Anders' });
    const serving = await db
      .selectFrom('serving')
      .select('grams')
      .where('food_id', '=', after!.id)
      .where('measure', '=', 'serving')
      .executeTakeFirst();
    expect(serving?.grams).toBe(12);
  });

  it('never changes the foods of another source', async () => {
    await writeFile(inFolder('beside.jsonl'), aLine(1));
    await run(inFolder('beside.jsonl'));
    await db
      .updateTable('food')
      .set({ source: 'USDA', name_en: 'theirs' })
      .where('gtin', '=', Number(codeOf(1)))
      .execute();
    expect(await run(inFolder('beside.jsonl'), { again: true })).toMatchObject({ counts: { added: 1, changed: 0 } });
    expect((await foods()).map(({ source, name_en: name }) => [source, name]).toSorted()).toEqual([
      ['OPEN_FOOD_FACTS', 'Beschuit 1'],
      ['USDA', 'theirs'],
    ]);
  });
});

describe('[FOO-04] an interrupted import', () => {
  it('continues after the last rows that were written, with one report for everything', async () => {
    await writeFile(inFolder('long.jsonl'), linesOf(10));
    const stop = new AbortController();
    const options = { size: 3, reportPath: inFolder('long.report') };
    const first = await run(inFolder('long.jsonl'), {
      ...options,
      signal: stop.signal,
      onProgress: ({ rows }) => rows >= 6 && stop.abort(),
    });
    expect(first).toMatchObject({ ended: 'stopped', rows: 6, counts: { added: 6 } });
    expect(formatResult(first, 'long.jsonl')).toContain('goes on from there');
    // Lines that a killed process had reported before their rows were written.
    await appendFile(inFolder('long.report'), '{"line":7,"repair":"text_num');
    const second = await run(inFolder('long.jsonl'), options);
    expect(second).toMatchObject({ ended: 'complete', resumedAt: 6, rows: 10, counts: { added: 10 } });
    expect((await reportOf('long.report')).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await foods()).toHaveLength(10);
  });

  it('keeps the rows before the point where a compressed file was cut off', async () => {
    const whole = await promisify(gzip)(linesOf(3000));
    await writeFile(inFolder('cut.jsonl.gz'), whole.subarray(0, Math.floor(whole.length * 0.9)));
    await expect(run(inFolder('cut.jsonl.gz'), { size: 100 })).rejects.toThrow('ends in the middle');
    const before = (await foods()).length;
    expect(before).toBeGreaterThan(100);
    expect(before % 100).toBe(0);
  });

  it('stops if another import is running on the same file', async () => {
    await writeFile(inFolder('both.jsonl'), linesOf(90));
    const both = [1, 2].map(() => run(inFolder('both.jsonl'), { size: 1 }).catch((error: Error) => error.message));
    const ended = (await Promise.all(both)).map((result) => (typeof result === 'string' ? result : result.ended));
    expect(ended).toContain('Another import of the same file is at work.');
    expect(await run(inFolder('both.jsonl'))).toMatchObject({ rows: 90 });
    expect(await foods()).toHaveLength(90);
  });
});

describe('[FOO-04] a second import of the same file', () => {
  it('changes nothing and says so, even if every row is read again', async () => {
    await writeFile(inFolder('again.jsonl'), linesOf(5));
    await run(inFolder('again.jsonl'));
    const before = await foods();
    const second = await run(inFolder('again.jsonl'));
    expect(second).toMatchObject({ ended: 'before', rows: 5 });
    expect(formatResult(second, 'again.jsonl')).toContain('was imported on 2026-11-21: 5 rows. Nothing was changed.');
    const third = await run(inFolder('again.jsonl'), { again: true });
    expect(third).toMatchObject({ ended: 'complete', counts: { added: 0, changed: 0, unchanged: 5 } });
    expect(formatResult(third, 'again.jsonl')).toContain('Nothing was changed.');
    expect(await foods()).toEqual(before);
  });
});

describe('[FOO-04] a file that cannot be imported', () => {
  it('is never overwritten by its own report', async () => {
    await writeFile(inFolder('own.jsonl'), aLine(1));
    await expect(run(inFolder('own.jsonl'), { reportPath: inFolder('own.jsonl') })).rejects.toThrow('written over');
    expect(await readFile(inFolder('own.jsonl'), 'utf8')).toBe(aLine(1));
  });

  it.each([
    ['missing.jsonl', null, 'There is no file'],
    ['empty.jsonl', '', 'is empty'],
    ['other.jsonl', '{"title":"a recipe"}\n', 'is not a JSONL dump of Open Food Facts'],
    ['page.jsonl', '<html>\n', 'is not a JSONL dump of Open Food Facts'],
    ['comma.csv', 'code,product_name\n1,2\n', 'is not the export of Open Food Facts'],
    ['damaged.jsonl.gz', '\u001f\u008bnot packed', 'is packed, but damaged'],
  ])('%s is rejected with a clear message', async (name, content, message) => {
    if (content !== null) await writeFile(inFolder(name), content, 'latin1');
    await expect(run(inFolder(name))).rejects.toThrow(message);
    expect(await foods()).toEqual([]);
  });
});
