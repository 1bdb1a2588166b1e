import type { z } from 'zod';

/** Thrown if an operation's response does not match its contract. The caller is never to blame for it. */
export class AnswerFault extends Error {}

/** Returns a value as its schema defines it, without undeclared fields. Throws `AnswerFault` about `what`. */
export function checkValue<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new AnswerFault(`${what} returned something its contract does not allow: ${faults.join('; ')}`);
}

type PageOf<Row> = { count: number; next: string | null; previous: string | null; results: Row[] };

/**
 * The JSON of a value that its schema allows. It can be cached, and need not be checked or serialised again when it is
 * sent.
 */
export class CheckedText<Value> {
  declare readonly of: Value;
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /** Checks a value and serializes it. Throws `AnswerFault` about `what`. */
  static write<Value>(schema: z.ZodType<Value>, value: Value, what: string): CheckedText<Value> {
    return new CheckedText(JSON.stringify(checkValue(schema, value, what)));
  }

  /** Returns one page of a list from the texts of its rows. Its other fields must have been checked before. */
  static page<Row, Rest extends object = object>({
    results,
    ...about
  }: PageOf<CheckedText<Row>> & Rest): CheckedText<PageOf<Row> & Rest> {
    const rows = results.map(({ text }) => text).join(',');
    return new CheckedText(`${JSON.stringify(about).slice(0, -1)},"results":[${rows}]}`);
  }

  /** Returns an object with a list that was checked piece by piece. Its other fields must have been checked before. */
  static withList<Name extends string, Item extends object, Rest extends object>(
    rest: Rest,
    name: Name,
    pieces: readonly CheckedText<readonly Item[]>[],
  ): CheckedText<Rest & Record<Name, Item[]>> {
    const items = pieces.map(({ text }) => text.slice(1, -1)).filter((text) => text !== '');
    return new CheckedText(`${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:[${items.join(',')}]}`);
  }

  /** Returns a list of values that were checked separately. */
  static list<Item extends object>(items: readonly CheckedText<Item>[]): CheckedText<readonly Item[]> {
    return new CheckedText(`[${items.map(({ text }) => text).join(',')}]`);
  }

  /** Returns the value, for serializing it as part of another one. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
