import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_PURPOSES } from '@weekbord/domain/consent/consents';
import { EXPORTED_SECTIONS } from '@weekbord/domain/history/exported-data';
import { RETENTION_PERIODS } from '@weekbord/domain/privacy/retention-periods';
import { PROCESSORS } from '@weekbord/domain/privacy/processors';
import { legal } from '@weekbord/phrases/en/legal';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, 'docs/privacy', name), 'utf8');
const register = read('register-of-processing.md');

/** Returns the rows of the table under a heading, as cells. */
function tableUnder(heading: string): string[][] {
  const section = new RegExp(`^## ${heading}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(register)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const marked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the register of processing', () => {
  it('lists the retention periods and deletion jobs, in the words of the privacy page', () => {
    const expected = Object.entries(RETENTION_PERIODS).map(([thing, { period, job }]) => [
      legal[`kept_${thing as keyof typeof RETENTION_PERIODS}`],
      `${period.count} ${period.unit.toLowerCase()}`,
      `\`${job}\``,
    ]);
    expect(tableUnder('For how long')).toEqual(expected);
  });

  it("lists every service that may receive people's data", () => {
    expect(tableUnder('Who receives it').map(([name = '']) => marked(name)[0])).toEqual([...PROCESSORS]);
  });

  it('lists every purpose that people consent to', () => {
    const named = tableUnder('Purposes and grounds').flatMap(([name = '']) => marked(name));
    expect(named).toEqual([...CONSENT_PURPOSES]);
  });

  it('lists everything that is stored about a person exactly once', () => {
    const named = tableUnder('What is kept of them').flatMap(([, sections = '']) => marked(sections));
    expect(named.toSorted()).toEqual([...EXPORTED_SECTIONS].toSorted());
  });
});

describe.each(['register-of-processing.md', 'dpia.md'])('%s', (name) => {
  it('names only files that exist', () => {
    const files = marked(read(name)).filter((text) => /^(?:apps|packages|tests|docs)\//.test(text));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
