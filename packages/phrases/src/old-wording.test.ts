import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Turns of phrase that were replaced, because no native product would use them. */
const REPLACED_EN = [
  /\breally use a day\b/,
  /\bnever propose\b/,
  /\bpresent password\b/,
  /\bchoose anew\b/,
  /\bas there is room for\b/,
  /\bevery week again\b/,
  /\blog-in of the last\b/,
  /\bwhom you\b/,
  /\bnot with you\b/,
  /\bchange a week\b/i,
  /\bout at once\b/,
  /\bAdd (?:a night|your stress|your waist)\b/,
  /\bstill to come\b/,
  /\bIs saved once\b/,
  /\bgoes again\b/,
  /\bfinds it any more\b/,
  /\bstands here\b/,
  /\bThe label tells\b/,
  /\bof late\b/,
  /\bhelp you on\b/,
  /\bholds again\b/,
  /\bPress the field long\b/,
  /\bneed not do anything\b/,
  /\bcount with\b/,
  /\bcode is not right\b/,
  /\bMake it your week\b/,
  /\bRepair my week\b/,
  /\bof it work\b/,
  /\bMore figures\b/,
  /\bwell done\b/,
  /\bshare of the energy\b/,
  /\bNothing measured\b/,
  /\bWhat you use a day\b/,
  /\bWorked out with\b/,
  /\bWhat a day becomes\b/,
  /\bholds on\b/,
  /\blogged in nowhere\b/,
  /\bAs soon as one does\b/,
  /\bHow you like your weeks\b/,
  /\btakes the place of\b/,
  /\bon course\b/,
  /\bAs computed\b/,
  /\bEat this every\b/,
  /\bBring back the plan\b/,
] as const;

const REPLACED_NL = [
  /\bhet goed vinden\b/,
  /\bVergeten wat we leerden\b/,
  /\bmee hierheen\b/,
  /\biets van je las\b/,
  /\bniet bij jou\b/,
  /\bdie is er meteen uit\b/i,
  /\blaten we los\b/,
] as const;

test.each([
  ['en', REPLACED_EN],
  ['nl', REPLACED_NL],
] as const)('the phrases in %s use none of the turns that were replaced', (language, replaced) => {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const lines = files
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line));
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter((line) => replaced.some((turn) => turn.test(line)))).toEqual([]);
});
