import { kindToldBy, sourceOf } from '@weekbord/domain/history/import-headings';
import { MAX_IMPORT_CHARACTERS } from '@weekbord/domain/history/import-rows';
import { isText, kindOfBytes, textOf } from '../../../../shared/files/text-of-bytes.ts';
import { isAppleHealth, readAppleHealth } from './apple-health.ts';
import { FileProblem } from './file-problem.ts';
import { fitbitFiles, ownFiles, valueOfJson } from './json-files.ts';
import { readSpreadsheet } from './spreadsheet.ts';
import { bytesOf, firstBytes } from './streams.ts';
import type { TextFile } from './text-file.ts';
import { counting, openEntry, readDirectory, type ZipEntry } from './zip-file.ts';

/** A file that a person chose. */
type Chosen = Blob & { readonly name: string };
/** Called with the share of a large file that has been read, from 0 to 1. */
type OnProgress = (part: number) => void;

/** The maximum size of a text file in bytes; a character may take several. */
const MAX_TEXT_BYTES = 3 * MAX_IMPORT_CHARACTERS;
/** The maximum total size of the text files in a zip, in bytes. */
const MAX_UNPACKED_BYTES = 120_000_000;
/** The number of bytes at the start of a file that identify its format. */
const START_BYTES = 4096;
/** The number of lines at the start of a text file that may contain its headings. */
const START_LINES = 30;
/** The maximum number of files examined in a zip; Fitbit exports have thousands. */
const MAX_ENTRIES = 20_000;
/** The maximum number of tables offered. */
const MAX_TABLES = 60;
/**
 * The maximum compression ratio of an Apple Health export. XML of similar records compresses very well, but a zip bomb
 * compresses even better.
 */
const MAX_GROWTH = 250;

/** Returns the importable tables of a chosen file, as CSV, most likely one first; throws `FileProblem`. */
export async function readFile(file: Chosen, onProgress: OnProgress = () => undefined): Promise<readonly TextFile[]> {
  if (file.size === 0) throw new FileProblem('EMPTY');
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const kind = kindOfBytes(start);
  if (kind === 'ZIP') return readZip(file, onProgress);
  if (kind !== null) throw new FileProblem(kind);
  if (isAppleHealth(textOf(start))) {
    const told = progressOf(file.size, onProgress);
    return somethingOf(await readAppleHealth(file.stream().pipeThrough(counting(told))));
  }
  return readText(file, textOf(start));
}

async function readText(file: Chosen, start: string): Promise<readonly TextFile[]> {
  if (!isText(start)) throw new FileProblem('UNREADABLE');
  if (/^\s*(?:<!doctype html|<html)/i.test(start)) throw new FileProblem('WEB_PAGE');
  if (file.size > MAX_TEXT_BYTES) throw new FileProblem('TOO_LARGE');
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (text.trim() === '') throw new FileProblem('EMPTY');
  if (isJson(text)) return filesOfJson([valueOfJson(text)], file.name);
  return fitting([{ name: file.name, content: text }]);
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function filesOfJson(values: readonly unknown[], name: string): readonly TextFile[] {
  return somethingOf([...values.flatMap(ownFiles), ...fitbitFiles(values, name)]);
}

/** Returns the files within the size limit; throws if there are none. */
function fitting(files: readonly TextFile[]): readonly TextFile[] {
  const short = files.filter(({ content }) => content.length <= MAX_IMPORT_CHARACTERS);
  if (short.length === 0) throw new FileProblem('TOO_LARGE');
  return short;
}

function somethingOf(files: readonly TextFile[]): readonly TextFile[] {
  if (files.length === 0) throw new FileProblem('NOTHING_IN_IT');
  return fitting(files);
}

/** Counts bytes and reports their share of the total. */
function progressOf(all: number, onProgress: OnProgress): (bytes: number) => void {
  let done = 0;
  return (bytes) => {
    done += bytes;
    onProgress(Math.min(1, done / all));
  };
}

const IS_TEXT = /\.(?:csv|tsv|txt|xml|json)$|(?:^|\/)[^./]+$/i;
const IS_ARCHIVE = /\.(?:zip|rar|7z|gz|tgz|tar)$/i;

async function readZip(file: Chosen, onProgress: OnProgress): Promise<readonly TextFile[]> {
  const all = (await readDirectory(file)).filter(({ name }) => !/(?:^|\/)(?:__MACOSX|\.)|\/$/.test(name));
  if (all.length === 0) throw new FileProblem('EMPTY');
  const unpack = unpacker(file);
  const named = new Map(all.map((entry) => [entry.name, entry]));
  if (named.has('xl/workbook.xml')) {
    const sheets = await readSpreadsheet(async (name) => {
      const entry = named.get(name);
      return entry === undefined ? null : textOf(await unpack(entry, MAX_UNPACKED_BYTES));
    });
    return somethingOf(mostTelling(sheets));
  }
  const texts = all.filter(({ name }) => IS_TEXT.test(name));
  const started = await startsOf(file, texts);
  const health = started.find(({ start }) => isAppleHealth(start));
  if (health !== undefined) return somethingOf(await readHealthEntry(file, health.entry, onProgress));
  const found = [...(await jsonTables(started, { unpack, name: file.name })), ...(await csvTables(started, unpack))];
  if (found.length > 0) return fitting(mostTelling(found).slice(0, MAX_TABLES));
  if (all.some(({ hasPassword }) => hasPassword)) throw new FileProblem('PASSWORD');
  if (all.some(({ name }) => IS_ARCHIVE.test(name))) throw new FileProblem('NESTED');
  throw new FileProblem('NOTHING_IN_IT');
}

interface Started {
  readonly entry: ZipEntry;
  /** The first characters of the text. */
  readonly start: string;
}
type Unpack = (entry: ZipEntry, max: number) => Promise<Uint8Array>;

/**
 * Returns a function that unpacks files of a zip; it throws if they are larger than the directory says, or exceed the
 * limit in total.
 */
function unpacker(file: Chosen): Unpack {
  let left = MAX_UNPACKED_BYTES;
  return async (entry, max) => {
    if (entry.size > max || entry.size > left) throw new FileProblem('UNPACKS_TOO_LARGE');
    const bytes = await bytesOf(await openEntry(file, entry), Math.min(max, left, entry.size));
    if (bytes.length !== entry.size) throw new FileProblem('BROKEN');
    left -= bytes.length;
    return bytes;
  };
}

async function startsOf(file: Chosen, entries: readonly ZipEntry[]): Promise<Started[]> {
  const started: Started[] = [];
  for (const entry of entries.filter(({ hasPassword, size }) => !hasPassword && size > 0).slice(0, MAX_ENTRIES)) {
    const bytes = await firstBytes(await openEntry(file, entry), START_BYTES);
    if (kindOfBytes(bytes) === null) started.push({ entry, start: textOf(bytes) });
  }
  return started.filter(({ start }) => isText(start));
}

async function readHealthEntry(file: Chosen, entry: ZipEntry, onProgress: OnProgress): Promise<TextFile[]> {
  if (entry.size > MAX_GROWTH * entry.packedSize && entry.size > MAX_UNPACKED_BYTES) {
    throw new FileProblem('UNPACKS_TOO_LARGE');
  }
  const xml = await openEntry(file, entry, progressOf(entry.packedSize, onProgress));
  return readAppleHealth(xml, entry.size);
}

async function jsonTables(
  started: readonly Started[],
  { unpack, name }: Readonly<{ unpack: Unpack; name: string }>,
): Promise<TextFile[]> {
  const values: unknown[] = [];
  for (const { entry, start } of started) {
    const isWeights = isJson(start) && start.includes('"logId"') && start.includes('"weight"');
    const isOwn = isJson(start) && start.includes('"exported_at"');
    if (isWeights || isOwn) values.push(valueOfJson(textOf(await unpack(entry, MAX_UNPACKED_BYTES))));
  }
  return [...values.flatMap(ownFiles), ...fitbitFiles(values, name)];
}

async function csvTables(started: readonly Started[], unpack: Unpack): Promise<TextFile[]> {
  const isTable = ({ entry, start }: Started) => /\.(?:csv|tsv)$/i.test(entry.name) || toldBy(start) !== null;
  const tables = started.filter((one) => isTable(one) && !isJson(one.start));
  const telling = tables.filter(({ start }) => toldBy(start) !== null);
  const meant = telling.length > 0 ? telling : tables;
  const short = meant.filter(({ entry }) => entry.size <= MAX_TEXT_BYTES);
  if (short.length === 0 && meant.length > 0) throw new FileProblem('TOO_LARGE');
  const files: TextFile[] = [];
  for (const { entry } of short.slice(0, MAX_TABLES)) {
    const content = textOf(await unpack(entry, MAX_TEXT_BYTES));
    files.push({ name: entry.name.split('/').at(-1)!, content });
  }
  return files;
}

/** Returns the header row among the first lines of a text file; null if none shows what the file contains. */
function toldBy(text: string): readonly string[] | null {
  for (const line of text.split(/\r?\n/, START_LINES)) {
    for (const mark of ['\t', ';', ',']) {
      const cells = line.split(mark).map((cell) => cell.trim().replaceAll(/^\ufeff?"?|"$/g, ''));
      if (cells.length > 1 && kindToldBy(cells) !== null) return cells;
    }
  }
  return null;
}

/**
 * Returns the tables with meals or weights, meals first. If there are none, returns all tables. For our own export,
 * returns only those two sections.
 */
function mostTelling(files: readonly TextFile[]): readonly TextFile[] {
  const told = files.map((file) => {
    const headings = toldBy(file.content.slice(0, START_BYTES));
    return { file, kind: file.kind ?? (headings && kindToldBy(headings)), source: headings && sourceOf({ headings }) };
  });
  const own = told.filter(({ source }) => source === 'WEEKBORD');
  const telling = own.length > 0 ? own : told.filter(({ kind }) => kind !== null);
  const rank = ({ kind }: (typeof told)[number]) => (kind === 'DIARY' ? 0 : 1);
  const sorted = telling.length > 0 ? telling.toSorted((one, other) => rank(one) - rank(other)) : told;
  return sorted.map(({ file, kind }) => (kind === null ? file : { ...file, kind }));
}
