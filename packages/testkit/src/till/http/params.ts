import { invalid } from '../errors.ts';
import type { Metadata } from '../wire.ts';
import type { FormFields } from './form.ts';

/** The parameters of a call, parsed and checked as Stripe does. */
export interface Params {
  /** Throws if there are other parameters, because the till must not pretend to support them. */
  allow(...names: readonly (string | readonly string[])[]): Params;
  has(name: string): boolean;
  /** Whether the parameter is present but empty, which unsets a field. */
  isCleared(name: string): boolean;
  /** Whether the parameter is a single value without nested fields. */
  isText(name: string): boolean;
  text(name: string): string | undefined;
  needText(name: string): string;
  whole(name: string): number | undefined;
  decimal(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  choice<Value extends string>(name: string, values: readonly Value[]): Value | undefined;
  texts(name: string): string[];
  within(name: string): Params;
  each(name: string): Params[];
  /** Returns the new metadata: an empty value removes a key, an empty parameter removes all of them. */
  metadata(before?: Metadata): Metadata;
}

/** Parses fields; `path` is their location, for messages. */
export function paramsOf(fields: FormFields, path = ''): Params {
  const full = (name: string) => (path === '' ? name : `${path}[${name}]`);
  const given = (name: string) => (fields[name] === '' ? undefined : fields[name]);
  const text = (name: string) => {
    const value = given(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalid(`Invalid string: ${full(name)}`, { param: full(name) });
    return value;
  };
  const decimal = (name: string) => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d+(?:\.\d+)?$/.test(value)) {
      throw invalid(`Invalid number: ${value}`, { param: full(name), code: 'parameter_invalid_integer' });
    }
    return Number(value);
  };
  const choice = <Value extends string>(name: string, values: readonly Value[]) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const found = values.find((one) => one === value);
    if (found === undefined) {
      throw invalid(`Invalid ${full(name)}: must be one of ${values.join(', ')}`, { param: full(name) });
    }
    return found;
  };
  const inner = (name: string): FormFields => {
    const value = given(name);
    if (value === undefined) return {};
    if (typeof value === 'string' || Array.isArray(value)) {
      throw invalid(`Invalid object: ${full(name)}`, { param: full(name) });
    }
    return value;
  };
  const listOf = (name: string) => {
    const value = given(name);
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw invalid(`Invalid array: ${full(name)}`, { param: full(name) });
    return value;
  };
  const params: Params = {
    allow: (...names) => {
      const known = ['expand', ...names.flat()];
      const odd = Object.keys(fields).find((name) => !known.includes(name));
      if (odd !== undefined) {
        throw invalid(`Received unknown parameter: ${full(odd)}`, { param: full(odd), code: 'parameter_unknown' });
      }
      return params;
    },
    has: (name) => given(name) !== undefined,
    isCleared: (name) => fields[name] === '',
    isText: (name) => typeof given(name) === 'string',
    text,
    needText: (name) => {
      const value = text(name);
      if (value === undefined) {
        throw invalid(`Missing required param: ${full(name)}.`, { param: full(name), code: 'parameter_missing' });
      }
      return value;
    },
    whole: (name) => {
      const value = decimal(name);
      if (value !== undefined && !Number.isSafeInteger(value)) {
        throw invalid(`Invalid integer: ${value}`, { param: full(name), code: 'parameter_invalid_integer' });
      }
      return value;
    },
    decimal,
    flag: (name) => {
      const value = choice(name, ['true', 'false']);
      return value === undefined ? undefined : value === 'true';
    },
    choice,
    texts: (name) =>
      listOf(name).map((value) => {
        if (typeof value !== 'string') throw invalid(`Invalid string: ${full(name)}`, { param: full(name) });
        return value;
      }),
    within: (name) => paramsOf(inner(name), full(name)),
    each: (name) =>
      listOf(name).map((value, index) => {
        if (typeof value === 'string' || Array.isArray(value)) {
          throw invalid(`Invalid object: ${full(name)}[${index}]`, { param: full(name) });
        }
        return paramsOf(value, `${full(name)}[${index}]`);
      }),
    metadata: (before = {}) => {
      if (fields['metadata'] === '') return {};
      const changes = Object.entries(inner('metadata')).map(([key, value]) => {
        if (typeof value !== 'string') throw invalid(`Invalid string: metadata[${key}]`, { param: `metadata[${key}]` });
        return [key, value] as const;
      });
      return Object.fromEntries(
        Object.entries({ ...before, ...Object.fromEntries(changes) }).filter(([, v]) => v !== ''),
      );
    },
  };
  return params;
}
