import type { ImportOutcome } from '@weekbord/domain/foods/import/imported-food';
import { asRecord, type RawRecord } from '@weekbord/domain/foods/import/raw-record';
import { readOffProduct } from '@weekbord/domain/foods/import/read-off-product';
import { FileFault } from './file-fault.ts';
import { type Line, readLines } from './read-lines.ts';

/** The outcome for a row of a file; null for an empty line. */
export type RowOutcome = Readonly<{ row: number; outcome: ImportOutcome | null }>;

const BYTE_ORDER_MARK = /^\ufeff/;

/** Reads a file of Open Food Facts, JSONL or its tab-separated export, after the first `skip` rows. */
export async function* readOffOutcomes(file: string, skip: number): AsyncGenerator<RowOutcome> {
  const toRecord = /\.[ct]sv(?:\.gz)?$/i.test(file) ? await tableReader(file) : await jsonReader(file);
  for await (const line of readLines(file, skip)) {
    yield { row: line.number, outcome: line.number === toRecord.headerLine ? null : outcomeOf(line, toRecord.read) };
  }
}

type RecordReader = Readonly<{ headerLine: number; read: (text: string) => RawRecord | null }>;

function outcomeOf({ text }: Line, read: RecordReader['read']): ImportOutcome | null {
  if (text === null) return { code: '', refused: 'unreadable', detail: 'longer than any product' };
  if (text.trim() === '') return null;
  const record = read(text);
  return record === null
    ? { code: '', refused: 'unreadable', detail: text.slice(0, 80).toWellFormed() }
    : readOffProduct(record);
}

async function firstLine(file: string): Promise<string> {
  for await (const { text } of readLines(file)) if (text !== '') return (text ?? '').replace(BYTE_ORDER_MARK, '');
  throw new FileFault(`${file} is empty.`);
}

async function jsonReader(file: string): Promise<RecordReader> {
  const first = parse(await firstLine(file));
  if (first === null || !('code' in first || '_id' in first)) {
    throw new FileFault(`${file} is not a JSONL dump of Open Food Facts: its first line is no product.`);
  }
  return { headerLine: 0, read: parse };
}

function parse(text: string): RawRecord | null {
  try {
    return asRecord(JSON.parse(text.replace(BYTE_ORDER_MARK, '')));
  } catch {
    return null;
  }
}

/** The export has a tab between fields and no quoting. An empty field means unknown. */
async function tableReader(file: string): Promise<RecordReader> {
  const columns = (await firstLine(file)).split('\t');
  if (!columns.includes('code') || !columns.includes('product_name')) {
    throw new FileFault(`${file} is not the export of Open Food Facts: its first line has no tabs with code and name.`);
  }
  const read = (text: string): RawRecord | null => {
    const fields = text.split('\t');
    if (fields.length !== columns.length) return null;
    const record: Record<string, string> = {};
    for (const [place, column] of columns.entries()) {
      const field = fields[place];
      if (field !== undefined && field !== '') record[column] = field;
    }
    return record;
  };
  return { headerLine: 1, read };
}
