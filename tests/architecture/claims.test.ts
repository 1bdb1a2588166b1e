import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@weekbord/catalogue/load';
import {
  NUMBER_SOURCES,
  publicationsOf,
  SOURCE_TOPICS,
  type SourcedNumber,
} from '@weekbord/domain/sources/number-sources';
import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { describe, expect, it } from 'vitest';
import { medicalClaims } from './medical-claims.ts';
import { sourceFiles } from './tree.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Text {
  readonly where: string;
  readonly language: Language;
  readonly text: string;
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Returns every phrase of the product: of screens, help, emails, reminders and the descriptions of the export. */
async function phrases(): Promise<Text[]> {
  const files = LANGUAGES.flatMap((language) =>
    readdirSync(join(ROOT, 'packages/phrases/src', language), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ language, name })),
  );
  const texts = await Promise.all(
    files.map(async ({ language, name }) => {
      const book: unknown = await import(join(ROOT, 'packages/phrases/src', language, name));
      return stringsIn({ ...(book as object) }).map((text) => ({ where: `${language}/${name}`, language, text }));
    }),
  );
  return texts.flat();
}

/** Returns the texts under `en` and `nl` in the catalogue: names, steps, notes and synonyms of recipes and foods. */
function textsBelow(value: unknown, seen: WeakSet<object>): Text[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner: readonly (readonly [unknown, unknown])[] = value instanceof Map ? [...value] : Object.entries(value);
  return inner.flatMap(([key, below]) =>
    key === 'en' || key === 'nl'
      ? stringsIn(below).map((text): Text => ({ where: 'catalogue', language: key, text }))
      : textsBelow(below, seen),
  );
}

const claimsOf = (texts: readonly Text[]) =>
  texts.flatMap(({ where, language, text }) =>
    medicalClaims(text, language).map((word) => `${where}: "${word}" in "${text.slice(0, 200)}"`),
  );

/**
 * Domain folders in which every file is a formula about a body or its needs, apart from the exceptions listed below.
 */
const FORMULA_FOLDERS = ['energy', 'macros', 'goals', 'expenditure', 'cycle', 'balance', 'progress'];
const NO_FORMULAS: Readonly<Record<string, string>> = {
  'energy/profile.ts': 'what is known of a person',
  'goals/adult-age.ts': 'an age of the law',
  'goals/default-goal-weight.ts': 'what a field begins with',
  'expenditure/complete-day.ts': 'what a person logged',
  'expenditure/eaten-by-week.ts': 'sums of what was logged',
  'expenditure/solve-symmetric.ts': 'algebra',
  'cycle/cycle-sharing.ts': 'who sees what',
  'cycle/menstrual-phases.ts': 'names',
  'goals/goals.ts': 'names',
  'macros/macro-preferences.ts': 'names',
  'macros/macros.ts': 'a type',
  'cycle/eats-by-cycle.ts': 'what a person chose',
  'cycle/validate-cycle.ts': 'what a form takes',
  'balance/balance-findings.ts': 'which guidelines are met',
  'balance/day-tally.ts': 'sums of what is planned',
  'balance/week-balance.ts': 'sums of what is planned',
  'progress/axis.ts': 'a chart',
  'progress/measurement-types.ts': 'what can be measured',
  'progress/measurements.ts': 'what a form takes',
  'progress/periods.ts': 'dates',
  'progress/read-measurement.ts': 'what a form takes',
  'progress/step-measurement.ts': 'what a field begins with',
};

const formulaFiles = () =>
  FORMULA_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, 'packages/domain/src', folder))
      .filter((name) => !name.includes('test'))
      .map((name) => `${folder}/${name}`),
  ).filter((file) => !(file in NO_FORMULAS));

/** Matches the source of a screen that shows a computed number about a body. */
const SHOWS =
  /<MacroBoxes|<FigureChange|<EnergyRing|<CycleRing|<PhaseList|<BalanceTable|<TargetProposalCard|energy_expenditure|dayAtBalance\(|plan\.weeklyGoals|goalWeightUnhealthy|useTypedMacros|readOwnMacros\(|readTuning\(|trendOf|bonesText|'bones'|next_period_start/;
/**
 * Screens whose numbers are rendered, with links to their sources, by another file. The small summary of a day opens
 * the full summary.
 */
const SHOWN_BY: Readonly<Record<string, string>> = {
  'features/expenditure/components/proposed-target.tsx': 'app/screens/progress/progress-of.tsx',
  'app/screens/progress/progress-screen.tsx': 'app/screens/progress/progress-of.tsx',
  'features/diary/components/day/small-summary.tsx': 'features/diary/components/day/full-summary.tsx',
};

const WEB = 'apps/web/src';
const screens = new Map(
  sourceFiles(WEB)
    .filter(({ path }) => path.endsWith('.tsx') && !path.includes('test'))
    .map(({ path, text }) => [path.slice(WEB.length + 1), text]),
);
const topicsIn = (path: string) =>
  [...(screens.get(path) ?? '').matchAll(/<NumberSources topic="(\w+)"/g)].map(([, topic = '']) => topic);

describe('the texts of the product', () => {
  it('[LAW-06] contain none of the listed medical claims, and every computed number about a body links to its source', async () => {
    const [said, written] = [await phrases(), textsBelow(loadCatalogue(), new WeakSet())];
    expect([said.length > 4000, written.length > 10_000]).toEqual([true, true]);
    expect(claimsOf([...said, ...written])).toEqual([]);

    const sourced = Object.values(NUMBER_SOURCES).flatMap(({ files }): readonly string[] => files);
    expect(formulaFiles().filter((file) => !sourced.includes(file))).toEqual([]);
    const numbers = Object.keys(NUMBER_SOURCES) as SourcedNumber[];
    for (const number of numbers) {
      const publications = publicationsOf(number);
      expect([number, publications.length > 0]).toEqual([number, true]);
      for (const { text, address } of publications)
        expect([text, /\d{4}/.test(text), new URL(address).protocol]).toEqual([text, true, 'https:']);
    }
    const told = Object.values(SOURCE_TOPICS).flat() as readonly SourcedNumber[];
    expect(numbers.filter((number) => !told.includes(number))).toEqual([]);

    const showing = [...screens].filter(([, text]) => SHOWS.test(text)).map(([path]) => path);
    expect(showing.length).toBeGreaterThan(15);
    expect(showing.filter((path) => topicsIn(SHOWN_BY[path] ?? path).length === 0)).toEqual([]);
    const shown = new Set([...screens.keys()].flatMap(topicsIn));
    expect(Object.keys(SOURCE_TOPICS).filter((topic) => !shown.has(topic))).toEqual([]);
  });

  it.each([
    ['en', 'Ginger treats a cold', ['treats']],
    ['en', 'Clinically proven to lower blood pressure', ['Clinically', 'proven', 'blood pressure']],
    ['en', 'Heals the gut and prevents illness', ['Heals', 'prevents', 'illness']],
    ['en', 'A Provençal stew for a day out', []],
    ['en', 'This is not medical advice', []],
    ['nl', 'Gember geneest verkoudheid', ['geneest']],
    ['nl', 'Behandelt en voorkomt diabetes', ['Behandelt', 'voorkomt', 'diabetes']],
    ['nl', 'Goed voor je weerstand', ['weerstand']],
    ['nl', 'Dit is geen medisch advies', []],
  ] as const)('are searched with the word list: %s "%s"', (language, text, found) => {
    expect(medicalClaims(text, language).toSorted()).toEqual(found.toSorted());
  });
});
