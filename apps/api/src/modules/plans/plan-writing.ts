import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

declare const judged: unique symbol;

/**
 * The transaction in which a plan may be written. Only `changePlan` creates such a transaction, and it checks what was
 * written, so that no operation bypasses the health rules.
 */
export type PlanWriting = Kysely<Tables> & { readonly [judged]: true };
