import { FileProblem } from './file-problem.ts';
import { csvOf, type TextFile } from './text-file.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const FITBIT = ['logId', 'weight', 'bmi', 'fat', 'date', 'time', 'source'] as const;
/** The sections of our own export that the import reads. */
const SECTIONS = ['meals', 'measurements'] as const;

/** Parses a JSON file; throws if it is invalid, such as a truncated one. */
export function valueOfJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new FileProblem('BROKEN', { cause });
  }
}

/** Returns the weights from Fitbit, which writes a file per month, as one table; empty if there are none. */
export function fitbitFiles(values: readonly unknown[], name: string): TextFile[] {
  const logs = new Map<string, Fields>();
  for (const log of values.flatMap(logsIn)) logs.set(textOf(log['logId']), log);
  if (logs.size === 0) return [];
  const rows = [...logs.values()].map((log) => FITBIT.map((field) => textOf(log[field])));
  return [{ name, content: csvOf([FITBIT, ...rows]), kind: 'WEIGHTS' }];
}

function logsIn(value: unknown): Fields[] {
  const list: unknown = isFields(value) && 'weight' in value ? value['weight'] : value;
  if (!Array.isArray(list)) return [];
  return list.filter((log: unknown) => isFields(log) && 'logId' in log && 'weight' in log && 'date' in log);
}

/** Returns the meals and measurements from our own export, if it was made as one file. */
export function ownFiles(value: unknown): TextFile[] {
  const parts: unknown = isFields(value) ? value['parts'] : undefined;
  if (!Array.isArray(parts)) return [];
  return SECTIONS.flatMap((section) => {
    const part: unknown = parts.find((one: unknown) => isFields(one) && one['section'] === section);
    if (!isFields(part) || !isFields(part['fields']) || !Array.isArray(part['rows'])) return [];
    const names = Object.keys(part['fields']);
    const rows = part['rows'].filter(isFields).map((row) => names.map((name) => textOf(row[name])));
    return rows.length === 0 ? [] : [{ name: section, content: csvOf([names, ...rows]) }];
  });
}
