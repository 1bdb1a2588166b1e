/** The content of a form: texts, lists and nested fields. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = Record<string, FormValue>;

/** Parses a form in bracket notation: `items[0][price]=p&expand[]=a&metadata[x]=y`. */
export function parseForm(text: string): FormFields {
  const root: FormFields = {};
  for (const [key, value] of new URLSearchParams(text)) put(root, partsOf(key), value);
  return listed(root) as FormFields;
}

/** Splits `a[b][0]` into a, b, 0. */
function partsOf(key: string): string[] {
  const [, head = '', rest = ''] = /^([^[]*)(.*)$/s.exec(key) ?? [];
  return [head, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
}

function put(fields: FormFields, [head = '', ...rest]: string[], value: string): void {
  const name = head === '' ? String(Object.keys(fields).length) : head;
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return;
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const present = fields[name];
  const inner = typeof present === 'object' && !Array.isArray(present) ? present : {};
  fields[name] = inner;
  put(inner, rest, value);
}

/** Converts fields with only numeric names into a list. */
function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) {
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner);
  }
  return Object.fromEntries(entries);
}
