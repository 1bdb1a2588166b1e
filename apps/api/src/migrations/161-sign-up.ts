import { sql, type Kysely } from 'kysely';

/** Replaces the flag for open portals with a sign-up mode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table organisation add column sign_up text not null default 'INVITE'
    check (sign_up in ('OPEN', 'CHECKOUT', 'INVITE', 'WAITLIST'))`,
  `update organisation set sign_up = case
      when owner_id is not null then 'INVITE'
      when sign_up_open then 'OPEN'
      when payment_required then 'CHECKOUT'
      when clients_are_diy and subdomain in (
        'bamifit', 'fluffytofit', 'natebower', 'dma', 'alexarciab', 'trainmore', 'clubsportive', 'pimklement',
        'happyhealthy'
      ) then 'OPEN'
      else 'INVITE'
    end`,
  `alter table organisation drop column sign_up_open`,
  `alter table organisation add column imperial_by_default boolean not null default false`,
  `update organisation set imperial_by_default = true where subdomain = 'alexarciab' and owner_id is null`,
];
