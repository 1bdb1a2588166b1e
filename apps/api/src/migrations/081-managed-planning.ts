import { sql, type Kysely } from 'kysely';

/** In the seeded portals with managed planning, a filled meal moment accepts no further meal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table organisation add column managed_planning boolean not null default false`,
  `update organisation set managed_planning = true
    where clients_are_diy and not is_main and owner_id is null and subdomain in (
      'killerbody', 'bamifit', 'fluffytofit', 'natebower', 'dma', 'alexarciab', 'trainmore', 'clubsportive', 'pimklement',
      'happyhealthy'
    )`,
];
