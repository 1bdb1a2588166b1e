import { DEMANDS, type Endpoint, errorsOf } from '@weekbord/contract/endpoint';
import type { ErrorCode } from '@weekbord/contract/errors';
import type { Authorised } from './context.ts';
import type { Served } from './serve.ts';

/** Thrown if the code of a call breaks its contract, which is never the caller's fault. */
export class PromiseFault extends Error {}

/** What to do if a call breaks its contract in a way that need not affect its caller. */
export type OnPromiseFault = (fault: PromiseFault) => void;

/**
 * Checks whether a call about a person's records passed the gate: one that returns data without authorisation may show
 * it to any caller.
 */
export function checkGate(served: Served, onFault: OnPromiseFault): Served {
  const { endpoint, operation } = served;
  if (!DEMANDS[endpoint.access].isAboutRecords) return served;
  const watched = async (ctx: never) => {
    const answer = await operation(ctx);
    const { authorised } = ctx as { authorised: Authorised };
    if (!authorised.isChecked) onFault(new PromiseFault(`${endpoint.route.name} answers without having authorised`));
    return answer;
  };
  return { ...served, operation: watched };
}

/** Returns a fault for an error that the contract of a call does not declare; null if it does. */
export function undeclaredError(endpoint: Endpoint | undefined, code: ErrorCode): PromiseFault | null {
  if (endpoint === undefined || errorsOf(endpoint).has(code)) return null;
  return new PromiseFault(`${endpoint.route.name} refuses with ${code}, which its contract does not name`);
}
