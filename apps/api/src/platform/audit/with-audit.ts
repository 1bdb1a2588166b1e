import type { Endpoint } from '@weekbord/contract/endpoint';
import type { ErrorCode } from '@weekbord/contract/errors';
import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import type { Context } from '../http/context.ts';
import { ApiError, FieldError } from '../http/errors.ts';
import type { Served } from '../http/serve.ts';
import { noteAudit } from './note-audit.ts';

/**
 * Whether the database may record an event for a call and therefore needs the call's id. A call about a record, such as
 * a meal, is recorded by the operation itself if the record belongs to another person, and not at all if it is the
 * caller's.
 */
export function isAudited({ access, route }: Endpoint): boolean {
  return route.method !== 'GET' && access !== 'subject';
}

/** The events for rejected credentials. Once a network exceeds its limits, nothing is checked or recorded. */
const REFUSALS: { readonly [Code in ErrorCode]?: AuditKind } = {
  login_failed: 'LOGIN_REFUSED',
  code_wrong: 'LOGIN_REFUSED',
  code_dead: 'LOGIN_REFUSED',
  link_dead: 'LOGIN_REFUSED',
  codes_off: 'LOGIN_LOCKED',
  passwords_off: 'LOGIN_LOCKED',
};

/**
 * Returns an operation that records audited calls, with the event that the contract names or as a rejected credential.
 */
export function withAudit(served: Served): Served {
  const { audit, verifiesCredential = false } = served.endpoint;
  if (audit === undefined && !verifiesCredential) return served;
  const operation = async (ctx: Context): Promise<unknown> => {
    const answer = await served.operation(ctx as never).catch(async (error: unknown) => {
      const refusal = verifiesCredential ? refusalOf(error) : undefined;
      if (refusal !== undefined) await noteAudit(ctx.db, refusal, triedBy(ctx));
      throw error;
    });
    if (audit !== undefined) await noteAudit(ctx.db, audit, { subjectId: ctx.actor?.id ?? null });
    return answer;
  };
  return { ...served, operation };
}

function refusalOf(error: unknown): AuditKind | undefined {
  if (error instanceof ApiError) return REFUSALS[error.code];
  const isWrong = error instanceof FieldError && error.problems.some(({ code }) => code === 'password_wrong');
  return isWrong ? 'LOGIN_REFUSED' : undefined;
}

/**
 * Returns whose credential was used: the caller's, or the given address's. The statement is the same for every address.
 */
function triedBy({ actor, body }: Context): { subjectId?: number; subjectEmail?: string } {
  if (actor !== null) return { subjectId: actor.id };
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? { subjectEmail: email } : {};
}
