import { ApiError, FieldError, type Problem } from './errors.ts';

/** The maximum nesting depth of a body. */
const DEPTH_MAX = 32;
/** The maximum number of items in any list of a request. */
export const LIST_MAX = 500;

/**
 * Checks the client's input before any schema does. Rejects nesting beyond 32 levels, lists beyond 500 items and text
 * that PostgreSQL cannot store (NUL, lone surrogates). Drops keys named `__proto__`.
 */
export function guardInput(value: unknown): void {
  const problems: Problem[] = [];
  look(value, [], problems);
  if (problems.length > 0) throw new FieldError(problems);
}

function look(value: unknown, path: readonly (string | number)[], problems: Problem[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) problems.push({ path, code: 'has_forbidden_characters' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= DEPTH_MAX) throw new ApiError('malformed_json');
  if (Array.isArray(value)) {
    if (value.length > LIST_MAX) problems.push({ path, code: 'too_many', params: { max: LIST_MAX } });
    else value.forEach((item, index) => look(item, [...path, index], problems));
    return;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    if (key === '__proto__') delete record[key];
    else if (!isStorable(key)) problems.push({ path, code: 'has_forbidden_characters' });
    else look(record[key], [...path, key], problems);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
