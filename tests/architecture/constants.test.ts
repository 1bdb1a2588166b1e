import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './tree.ts';

const isTest = ({ path }: SourceFile) => /\.(?:test|test-support|spec)\.tsx?$/.test(path);
const product = sourceFiles('packages', 'apps').filter((file) => !isTest(file));

/** Names of constants, with their values as source text. */
const CONSTANTS: readonly (readonly [what: string, name: string, value: string])[] = [
  ['the height of a profile outside of the wizard, cm', 'DEFAULT_PROFILE_HEIGHT_CM', '170'],
  ['what a slot that aims at nothing aims at, kcal and g of protein', 'AIMLESS_TARGET', '300'],
  ['the weekly change of a profile that names none, kg', 'DEFAULT_WEEKLY_CHANGE_KG', '-0.25'],
  ['the goal of a sample day, kcal', 'SAMPLE_DAILY_GOAL', '2150'],
  ['how far a meal may be from its slot', 'WARNING_MARGIN', '0.15'],
  ['how near the end of inspiration is, in screens', 'NEAR_SCREEN', '0.5'],
  ['how near the end of a search is, in its height', 'NEAR_END', '0.2'],
  ['the height of an ingredient, px', 'INGREDIENT_HEIGHT_PX', '100'],
  ['the height of a list of ingredients, px', 'INGREDIENT_LIST_HEIGHT_PX', '700'],
  ['how much of a name a wide screen shows, characters', 'SHOWN_CHARACTERS', '20'],
  ['how long making a list is seen, ms', 'CREATING_MS', '1000'],
  ['how often the calendar is asked again, ms', 'CALENDAR_POLL_MS', '30_000'],
  ['how often the clients are asked again, ms', 'CLIENTS_POLL_MS', '60_000'],
  ['how often the user is asked again, ms', 'USER_POLL_MS', '30 * 60 * 1000'],
  ['how long proposals count as fresh, ms', 'PROPOSALS_STALE_MS', '60 * 60 * 1000'],
];

describe('[NUM-01] each constant is declared once and is used', () => {
  it.each(CONSTANTS)('%s', (_, name, value) => {
    const declared = product.flatMap(({ text }) => [...text.matchAll(new RegExp(`const ${name} = (.*);`, 'g'))]);
    expect(declared.map(([, written]) => written)).toEqual([value]);
    const uses = product.flatMap(({ text }) => [
      ...text.matchAll(new RegExp(`(?<!const )\\b${name}\\b(?!,? *\\}? from)`, 'g')),
    ]);
    expect(uses.length).toBeGreaterThan(0);
  });
});
