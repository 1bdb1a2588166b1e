import { sql, type Kysely } from 'kysely';

/**
 * Whether a dish is eaten cold or warm, if its form and minutes of cooking do not say so or say otherwise. The catalogue
 * states it; for custom recipes, the first word of their name does. Until now each plan read it from the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column temperature text check (temperature in ('COLD', 'WARM'))`.execute(
    db,
  );
  for (const [temperature, word] of [
    ['COLD', '^(cold|cool|chilled|koud|koude|koel|koele)\\M'],
    ['WARM', '^(warm|hot|lukewarm|warme|heet|hete|lauwwarm|lauwwarme)\\M'],
  ] as const)
    await sql`
      update recipe_template set temperature = ${temperature}
      where source_provider = 'USER_GENERATED' and (name_en ~* ${word} or name_nl ~* ${word})`.execute(db);
}
