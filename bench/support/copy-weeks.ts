import type pg from 'pg';

/** The people who get copies of a person's week, and the number of days by which each copy is shifted. */
export type Copies = Readonly<{ people: readonly number[]; shifts: readonly number[] }>;

/** A table of the diary, which of its rows are copied, and its columns that refer to other copied tables. */
const TABLES: readonly Readonly<{ table: string; copied: string; refers: Readonly<Record<string, string>> }>[] = [
  { table: 'calendar_day', copied: 'date between start and start + 6', refers: {} },
  {
    table: 'recipe_meal',
    copied: `id in (select recipe_meal_id from calendar_item
      where calendar_day_id in (select old from copied_calendar_day))`,
    refers: {},
  },
  {
    table: 'recipe_meal_ingredient',
    copied: 'recipe_meal_id in (select old from copied_recipe_meal)',
    refers: { recipe_meal_id: 'recipe_meal' },
  },
  {
    table: 'calendar_item',
    copied: 'calendar_day_id in (select old from copied_calendar_day)',
    refers: { calendar_day_id: 'calendar_day', recipe_meal_id: 'recipe_meal' },
  },
];

/** Copies a person's week that begins on a date, with everything planned in it, many times in one statement. */
export async function copyWeeks(
  client: pg.Client,
  { personId, start }: Readonly<{ personId: number; start: string }>,
  { people, shifts }: Copies,
): Promise<void> {
  await client.query('begin');
  await client.query(
    `create temp table copy on commit drop as
      select row_number() over () as number, person, shift, $3::integer as owner, $4::date as start
      from unnest($1::integer[]) as person, unnest($2::integer[]) as shift`,
    [people, shifts, personId, start],
  );
  for (const { table, copied, refers } of TABLES) {
    await client.query(
      `create temp table copied_${table} on commit drop as
        select number, person, shift, id as old, nextval(pg_get_serial_sequence('${table}', 'id')) as new
        from ${table}, copy where person_id = owner and ${copied}`,
    );
    await client.query(`create index on copied_${table} (number, old)`);
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER'`,
      [table],
    );
    const valueOf = (column: string): string => {
      if (column === 'id') return 'copied.new';
      if (column === 'person_id') return 'copied.person';
      if (column === 'date') return 'source.date + copied.shift';
      // These rows belong to the original person; a planned meal is valid without them.
      if (column === 'leftover_of' || column === 'meal_slot_id') return 'null';
      const referred = refers[column];
      return referred === undefined ? `source.${column}` : `${referred}.new`;
    };
    const joins = Object.entries(refers).map(
      ([column, to]) =>
        `left join copied_${to} as ${to} on ${to}.number = copied.number and ${to}.old = source.${column}`,
    );
    const names = rows.map(({ name }) => name);
    await client.query(
      `insert into ${table} (${names.join(', ')}) overriding system value
        select ${names.map(valueOf).join(', ')}
        from copied_${table} as copied join ${table} as source on source.id = copied.old ${joins.join(' ')}`,
    );
  }
  await client.query('commit');
  for (const { table } of TABLES) await client.query(`vacuum analyze ${table}`);
}
