import type { ImportResult } from './import-foods.ts';

/** Returns the result of an import as lines for the command line. */
export function formatResult(result: ImportResult, path: string): string {
  const { ended, rows, counts, resumedAt, finishedAt } = result;
  if (ended === 'before') {
    const day = finishedAt?.toISOString().slice(0, 10) ?? '';
    return `${path} was imported on ${day}: ${whole(rows)} rows. Nothing was changed. Give --again to read it again.`;
  }
  const of = (what: string) => counts[what] ?? 0;
  const heads = [
    ended === 'stopped'
      ? `Stopped behind row ${whole(rows)}. The same command goes on from there.`
      : `Read ${whole(rows)} rows of ${path}.`,
    ...(resumedAt > 0 ? [`It went on behind row ${whole(resumedAt)}; the figures are of all rows.`] : []),
    `Foods: ${whole(of('added'))} added, ${whole(of('changed'))} changed, ${whole(of('unchanged'))} as they were.`,
  ];
  const isNothingNew = ended === 'complete' && of('added') + of('changed') === 0;
  return [
    ...heads,
    ...(isNothingNew ? ['Nothing was changed.'] : []),
    ...listOf('refused', counts),
    ...listOf('repaired', counts),
  ].join('\n');
}

function listOf(kind: 'refused' | 'repaired', counts: ImportResult['counts']): string[] {
  const found = Object.entries(counts)
    .filter(([what]) => what.startsWith(`${kind} `))
    .map(([what, count]) => [what.slice(kind.length + 1).replaceAll('_', ' '), count] as const)
    .toSorted(([, one], [, other]) => other - one);
  if (found.length === 0) return [];
  const total = found.reduce((sum, [, count]) => sum + count, 0);
  return [
    `${kind === 'refused' ? 'Refused' : 'Repaired'}: ${whole(total)}`,
    ...found.map(([what, count]) => `  ${whole(count).padStart(9)}  ${what}`),
  ];
}

function whole(value: number): string {
  return value.toLocaleString('en');
}
