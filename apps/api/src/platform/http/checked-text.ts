import type { z } from 'zod';

/** An operation answered something else than its contract promises: our fault, never the caller's. */
export class AnswerFault extends Error {}

/** A value as its schema has it, with what the schema does not name left out; throws `AnswerFault` about `what`. */
export function checkValue<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new AnswerFault(`${what} answers what its contract does not allow: ${faults.join('; ')}`);
}

type PageOf<Row> = { count: number; next: string | null; previous: string | null; results: Row[] };

/** The JSON of a value that its schema allows: it can be kept, and is neither checked nor written again when it is answered. */
export class CheckedText<Value> {
  declare readonly of: Value;
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /** Checks a value and writes it; throws `AnswerFault` about `what`. */
  static write<Value>(schema: z.ZodType<Value>, value: Value, what: string): CheckedText<Value> {
    return new CheckedText(JSON.stringify(checkValue(schema, value, what)));
  }

  /** One page of a list, made of the texts of its rows; what stands beside the list is to be checked before. */
  static page<Row, Beside extends object = object>({
    results,
    ...about
  }: PageOf<CheckedText<Row>> & Beside): CheckedText<PageOf<Row> & Beside> {
    const rows = results.map(({ text }) => text).join(',');
    return new CheckedText(`${JSON.stringify(about).slice(0, -1)},"results":[${rows}]}`);
  }

  /** An object with a list that was checked piece by piece; its other fields must be checked before. */
  static withList<Name extends string, Item extends object, Beside extends object>(
    beside: Beside,
    name: Name,
    pieces: readonly CheckedText<readonly Item[]>[],
  ): CheckedText<Beside & Record<Name, Item[]>> {
    const items = pieces.map(({ text }) => text.slice(1, -1)).filter((text) => text !== '');
    return new CheckedText(`${JSON.stringify(beside).slice(0, -1)},${JSON.stringify(name)}:[${items.join(',')}]}`);
  }

  /** A list of what was checked by itself. */
  static list<Item extends object>(items: readonly CheckedText<Item>[]): CheckedText<readonly Item[]> {
    return new CheckedText(`[${items.map(({ text }) => text).join(',')}]`);
  }

  /** The value, for what writes it as a part of something else. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
