import { DEMANDS, type Endpoint, errorsOf } from '@weekbord/contract/endpoint';
import type { ErrorCode } from '@weekbord/contract/errors';
import type { Authorised } from './context.ts';
import type { Served } from './serve.ts';

/** Thrown if the code of a call breaks its contract. The caller is never to blame for it. */
export class PromiseFault extends Error {}

/** What to do if a call breaks its contract in a way that need not affect its caller. */
export type OnPromiseFault = (fault: PromiseFault) => void;

/**
 * Checks that a call about a person's records was authorised. Data returned without authorisation might be visible to
 * any caller.
 */
export function checkGate(served: Served, onFault: OnPromiseFault): Served {
  const { endpoint, operation } = served;
  if (!DEMANDS[endpoint.access].isAboutRecords) return served;
  const watched = async (ctx: never) => {
    const answer = await operation(ctx);
    const { authorised } = ctx as { authorised: Authorised };
    if (!authorised.isChecked)
      onFault(new PromiseFault(`${endpoint.route.name} responded without checking authorisation`));
    return answer;
  };
  return { ...served, operation: watched };
}

/**
 * Returns a `PromiseFault` for an error that the contract of a call does not declare; null if the error is declared.
 */
export function undeclaredError(endpoint: Endpoint | undefined, code: ErrorCode): PromiseFault | null {
  if (endpoint === undefined || errorsOf(endpoint).has(code)) return null;
  return new PromiseFault(`${endpoint.route.name} returned the error ${code}, which its contract does not list`);
}
