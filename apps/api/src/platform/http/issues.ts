import { FIELD_CODES, type FieldCode } from '@weekbord/contract/errors';
import type { FieldParams } from '@weekbord/phrases/errors';
import type { z } from 'zod';
import type { Problem } from './errors.ts';

type Issue = z.core.$ZodIssue;

const FIELD_CODE_SET: ReadonlySet<string> = new Set(FIELD_CODES);

const TYPE_CODES: Readonly<Record<string, FieldCode>> = {
  string: 'not_text',
  number: 'not_a_number',
  int: 'not_whole',
  boolean: 'not_a_boolean',
  array: 'not_a_list',
  object: 'not_an_object',
  record: 'not_an_object',
  date: 'not_a_date',
};

const FORMAT_CODES: Readonly<Record<string, FieldCode>> = {
  email: 'not_an_email',
  url: 'not_an_address',
  date: 'not_a_date',
  datetime: 'not_a_date',
  int: 'not_whole',
  safeint: 'not_whole',
};

/**
 * Converts the issues that a schema found into problems with codes. The schema must have been run with `reportInput`,
 * which distinguishes a missing value from a wrong one.
 */
export function problemsOfIssues(issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue) => problemsOf(issue, []));
}

function problemsOf(issue: Issue, above: readonly (string | number)[]): Problem[] {
  const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
  if (issue.code === 'invalid_union' && !FIELD_CODE_SET.has(issue.message)) return problemsOfUnion(issue, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], code: 'does_not_exist' }));
  const params = paramsOf(issue);
  return [{ path, code: codeOf(issue), ...(params === undefined ? {} : { params }) }];
}

/**
 * For a union, returns the issues of the branch that matched furthest, or, if no branch matched at all, the code that
 * all branches have in common.
 */
function problemsOfUnion(issue: z.core.$ZodIssueInvalidUnion, path: readonly (string | number)[]): Problem[] {
  if (isMissing(issue)) return [{ path, code: 'required' }];
  const branches = issue.errors.map((branch) => branch.flatMap((inner) => problemsOf(inner, path)));
  const deep = branches
    .filter((branch) => branch.every((problem) => problem.path.length > path.length))
    .toSorted((a, b) => a.length - b.length)[0];
  if (deep !== undefined && deep.length > 0) return deep;
  const codes = new Set(branches.flat().map((problem) => problem.code));
  const [only = 'invalid'] = codes;
  return [{ path, code: codes.size === 1 ? only : 'invalid' }];
}

function codeOf(issue: Issue): FieldCode {
  if (FIELD_CODE_SET.has(issue.message)) return issue.message as FieldCode;
  if (isMissing(issue)) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_CODES[issue.expected] ?? 'invalid';
    case 'too_small':
      return sized(issue.origin, 'too_short', 'too_few', 'too_small');
    case 'too_big':
      return sized(issue.origin, 'too_long', 'too_many', 'too_large');
    case 'invalid_format':
      return FORMAT_CODES[issue.format] ?? 'invalid';
    case 'invalid_value':
      return 'not_a_choice';
    default:
      return 'invalid';
  }
}

function isMissing(issue: Issue): boolean {
  const mayBeMissing =
    issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
  return mayBeMissing && (issue.input === undefined || issue.input === null);
}

function sized(origin: string, text: FieldCode, list: FieldCode, number: FieldCode): FieldCode {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' ? list : number;
}

function paramsOf(issue: Issue): FieldParams | undefined {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? (issue.params as FieldParams | undefined) : undefined;
}
