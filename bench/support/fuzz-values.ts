import { addDays } from '@weekbord/domain/dates/plain-date';
import type { Described } from './described-api.ts';

/** Returns a number from 0 up to but not including 1; the same sequence for the same seed. */
type Random = () => number;

/** The kind of a value: as described, at the limits of its range, or invalid. */
type Way = 'valid' | 'edge' | 'hostile';

/** A placeholder that is later replaced by JSON that no value serialises to. */
const RAW_JSON = '\u0001raw\u0001';
/** Maximum length of generated texts, in characters, except for some that have the schema's maximum length. */
const USUAL_LENGTH = 200;

const HOSTILE_JSON = [
  'null',
  'true',
  '-1',
  '-0',
  '0.1234567891',
  '2147483648',
  '9007199254740993',
  '1e308',
  '-1e309',
  '""',
  '" "',
  '"1,5"',
  '"2027-02-30"',
  '"0000-01-01"',
  '"9999-12-31"',
  '"+275760-09-13"',
  '[]',
  '[[[]],null,{"a":[1]}]',
  '{}',
  '"a\\u0000b"',
  '"a\\ud800b"',
  '"\\u202eabc\\u200f"',
  '"\\u200b"',
  '"%s%n"',
  '"\'; drop table person; --"',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}',
  '"${7*7}{{7*7}}"',
  '"../../etc/passwd"',
  '"NaN"',
  '"<script>alert(1)</script>"',
  '"\\r\\nSet-Cookie: a=b"',
  `"${'x'.repeat(100_000)}"`,
  `[${'1,'.repeat(600)}1]`,
  `${'['.repeat(100)}${']'.repeat(100)}`,
  '"Infinity"',
  '1e-320',
  '"𝒳👩‍👩‍👧‍👦ﷺ"',
  '{"id":1}',
  '"0x10"',
  '"1e3"',
] as const;

const HOSTILE_TEXTS = ['', '-1', '0', '1e9', '2147483648', '99999999999999999999', 'a\u0000b', '%00', '../1', 'null']
  .concat(['2027-02-30', '[]', ' ', 'é', '\u202e', 'x'.repeat(400), "' or 1=1", 'true', '1.5', '0x1'])
  .concat(['9999-12-31', '0001-01-01']);

/** Generates values for described schemas. */
export interface Values {
  readonly random: Random;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
  /** Returns a body as JSON. */
  body(schema: Described): string;
  /** Returns a valid body as JSON, with one or two parts left out or replaced. */
  changed(schema: Described, right: object): string;
  /** Returns a text for part of a URL. */
  text(name: string, schema: Described, isInPath: boolean): string;
  /**
   * Starts a person's call to a path: from then on, ids are those that the person knows, and all values have the kind
   * chosen for this call.
   */
  begin(who: string, path: string): void;
  /** Remembers the ids in a response to a person, for later calls. */
  learn(who: string, path: string, answer: unknown): void;
}

/** Returns values generated from a seed; most dates are near `start`. */
export function fuzzValues(seed: number, schemas: Readonly<Record<string, Described>>, start: string): Values {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const chance = (share: number) => random() < share;
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const ids = new Map<string, number[]>();
  let raw: string[] = [];
  let [caller, base, wildness] = ['', '', 0];

  const wayOf = (): Way => (!chance(wildness) ? 'valid' : chance(0.5) ? 'edge' : 'hostile');

  function value(name: string, schema: Described, depth: number): unknown {
    const way = wayOf();
    if (way === 'hostile') {
      raw.push(pick(HOSTILE_JSON));
      return RAW_JSON;
    }
    return shaped(name, schema, { way, depth });
  }

  function shaped(name: string, given: Described, at: Readonly<{ way: Way; depth: number }>): unknown {
    const schema = given.$ref === undefined ? given : schemas[given.$ref.split('/').at(-1)!]!;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return pick(schema.enum);
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice !== undefined) return shaped(name, pick(choice), at);
    const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? ['object']);
    switch (type) {
      case 'object':
        return objectOf(schema, at.depth);
      case 'array':
        return listOf(name, schema, at);
      case 'integer':
      case 'number':
        return numberOf(name, schema, at.way, type);
      case 'boolean':
        return chance(0.5);
      case 'null':
        return null;
      default:
        return textOf(schema, at.way);
    }
  }

  /** Returns a value as JSON, with the hostile part inserted. */
  function written(made: unknown): string {
    let next = 0;
    return (JSON.stringify(made) ?? '').replaceAll(JSON.stringify(RAW_JSON), () => raw[next++] ?? 'null');
  }

  function objectOf({ properties = {}, required = [] }: Described, depth: number): object {
    const entries = Object.entries(properties).flatMap(([key, inner]) => {
      const isThere = required.includes(key) ? chance(0.98) : depth < 4 && chance(0.5);
      return isThere ? [[key, value(key, inner, depth + 1)] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  function listOf(name: string, schema: Described, { way, depth }: Readonly<{ way: Way; depth: number }>): unknown[] {
    const { minItems = 0, maxItems = 500, items = {} } = schema;
    const length =
      way === 'edge' ? pick([minItems, Math.min(maxItems, 500)]) : whole(minItems, Math.min(maxItems, minItems + 4));
    return Array.from({ length }, () => value(name, items, depth + 1));
  }

  function numberOf(name: string, schema: Described, way: Way, type: string): number {
    const min = schema.minimum ?? schema.exclusiveMinimum ?? -1000;
    const max = Math.min(schema.maximum ?? 1_000_000, 1e15);
    if (way === 'edge') return pick([min, max, min - 1, max + 1, 0]);
    if (type === 'integer' && max >= 2_000_000_000) return idFor(name);
    const from = Math.max(min, -1000);
    const to = Math.min(max, from + 5000);
    return type === 'integer' ? whole(from, to) : Math.round((from + random() * (to - from)) * 100) / 100;
  }

  function idFor(name: string): number {
    const own = ids.get(`${caller} ${name === 'id' ? base : plain(name)}`) ?? [];
    const any = ids.get(`${caller} `) ?? [];
    if (own.length > 0 && chance(0.95)) return pick(own);
    return any.length > 0 && chance(0.7) ? pick(any) : whole(1, 300);
  }

  function textOf({ format, minLength = 0, maxLength = USUAL_LENGTH, pattern }: Described, way: Way): string {
    if (format === 'date') return addDays(start, whole(-10, 20));
    if (format === 'date-time') return `${addDays(start, whole(-10, 20))}T0${whole(0, 9)}:00:00.000Z`;
    if (format === 'email') return `fuzz-${whole(1, 1000)}@fuzz.example`;
    if (format === 'uri') return 'https://127.0.0.1:1/page';
    if (pattern?.includes('#') === true) return `#${whole(0x10_00_00, 0xff_ff_ff).toString(16)}`;
    if (pattern?.includes('[0-9]') === true) return String(idFor('id'));
    const longest = way === 'edge' && chance(0.1) ? Math.min(maxLength, 200_000) : Math.min(maxLength, USUAL_LENGTH);
    const length =
      way === 'edge' ? pick([minLength, longest, longest + 1]) : whole(minLength, Math.min(longest, minLength + 12));
    const letters = 'abcdefghij klmnop 0123456789éß,.;=+-@"\'\n%_\\';
    return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  }

  return {
    random,
    pick,
    chance,
    body(schema) {
      raw = [];
      const made = chance(wildness / 10) ? RAW_JSON : shaped('', schema, { way: 'valid', depth: 0 });
      if (made === RAW_JSON) raw.push(pick(HOSTILE_JSON));
      return written(made);
    },
    changed(schema, right) {
      raw = [];
      wildness = Math.max(wildness, 0.2);
      const made = shaped('', schema, { way: 'valid', depth: 0 }) as Record<string, unknown>;
      const body: Record<string, unknown> = { ...right };
      const names = [...new Set([...Object.keys(made), ...Object.keys(right)])];
      for (let times = whole(1, 2); times > 0 && names.length > 0; times -= 1) {
        const name = pick(names);
        if (chance(0.15)) delete body[name];
        else body[name] = made[name];
      }
      return written(body);
    },
    text(name, schema, isInPath) {
      const way = wayOf();
      // No empty text is used in a path, because an empty segment would change the path.
      if (way === 'hostile') return pick(isInPath ? HOSTILE_TEXTS.slice(1) : HOSTILE_TEXTS);
      const isId = name === 'id' || /_id$|^user$|^food$|^recipe$|^meal_slot_specification$/.test(name);
      const made = isId ? idFor(name) : shaped(name, schema, { way, depth: 4 });
      const shown = typeof made === 'string' ? made : (JSON.stringify(made) ?? '');
      return isInPath && shown === '' ? '0' : shown;
    },
    begin(who, path) {
      [caller, base] = [who, baseOf(path)];
      wildness = pick([0, 0, 0, 0.05, 0.2, 0.6]);
    },
    learn(who, path, answer) {
      const remember = (key: string, id: number) => {
        const place = `${who} ${key}`;
        ids.set(place, [...(ids.get(place) ?? []).slice(-40), id]);
      };
      const look = (part: unknown, name: string, depth: number) => {
        if (depth > 6 || typeof part !== 'object' || part === null) return;
        if (Array.isArray(part)) {
          for (const one of part.slice(0, 20)) look(one, name, depth + 1);
          return;
        }
        for (const [key, inner] of Object.entries(part)) {
          if (typeof inner !== 'number') look(inner, key, depth + 1);
          else if (Number.isInteger(inner) && inner > 0) {
            remember(plain(key), inner);
            if (key === 'id')
              for (const alias of ['', depth <= 2 ? baseOf(path) : plain(name), plain(name)]) remember(alias, inner);
          }
        }
      };
      look(answer, '', 0);
    },
  };
}

/** Returns the name of a field that refers to a record, without the prefix for its role in the call. */
function plain(name: string): string {
  return name
    .replace(/^(?:from|to|existing|own)_/, '')
    .replace(/_ids?$|s$|_specification$|_template$/g, '')
    .replace(/_specification$|_template$/, '');
}

/** Returns the resource of a path. */
function baseOf(path: string): string {
  return path.split('/{', 1)[0]!;
}

/** The Mulberry32 generator. */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
