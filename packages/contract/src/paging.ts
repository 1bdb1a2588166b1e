import { z } from 'zod';
import { listOf } from './sizes.ts';

export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;

const whole = (max: number) =>
  z
    .union([z.string().regex(/^[0-9]{1,9}$/), z.number()])
    .transform(Number)
    .pipe(z.number().int().min(1).max(max));

/** The requested page of a list; a page after the last one returns 404. */
export const pageQuery = z.object({
  page: whole(1_000_000).default(1),
  page_size: whole(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
});

/** A page of a list; `next` and `previous` are complete URLs with the same filters. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: listOf(item, PAGE_SIZE_MAX),
  });
}
