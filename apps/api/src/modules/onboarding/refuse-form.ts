import { FIELD_CODES, type FieldCode } from '@weekbord/contract/errors';
import type { FormFault } from '@weekbord/domain/onboarding/validate-onboarding-form';
import type { Fault } from '@weekbord/domain/validation/fault';
import { FieldError } from '../../platform/http/errors.ts';
import { problemOf } from '../intake/intake.public.ts';

const CODES: ReadonlySet<string> = new Set(FIELD_CODES);

function hasFieldCode(fault: Fault): fault is Fault<FieldCode> {
  return CODES.has(fault.code);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Rejects a form with errors, naming each by its path in the request. */
export function refuseForm(faults: readonly FormFault[]): void {
  if (faults.length === 0) return;
  const problems = faults.map(({ path, fault }) => {
    if (!hasFieldCode(fault)) throw new Error(`no phrase explains the fault ${fault.code}`);
    return problemOf(path.map(snakeCase), fault);
  });
  throw new FieldError(problems);
}
