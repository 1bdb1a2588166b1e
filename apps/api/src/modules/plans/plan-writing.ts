import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

declare const judged: unique symbol;

/**
 * The transaction in which a plan may be written. `changePlan` alone makes one, and it judges what was written; so no
 * operation changes what a person is to eat without the rules of health.
 */
export type PlanWriting = Kysely<Tables> & { readonly [judged]: true };
