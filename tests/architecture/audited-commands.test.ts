import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** For each command, the file in which the run of the command is recorded. */
const NOTED_IN: Readonly<Record<string, string>> = {
  audit: 'audit-command.ts',
  restore: 'platform/backup/restore-database.ts',
  staff: 'modules/staff/staff-command.ts',
};
/** Commands that the audit does not record, with the reason. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  doctor: 'It reads no record and changes nothing.',
  main: 'It is the server.',
};

it('every operator command that opens the database leaves an event in the audit', () => {
  const commands = readdirSync(join(ROOT, 'scripts')).flatMap((script) => {
    const started = /apps\/api\/src\/([\w-]+)\.ts/.exec(read(`scripts/${script}`))?.[1];
    return started === undefined ? [] : [started];
  });
  expect(commands.length).toBeGreaterThan(8);
  const silent = [...new Set(commands)].filter(
    (name) =>
      !(name in NOT_NOTED) && !/\bnote(?:Command|Audit)\(/.test(read(`apps/api/src/${NOTED_IN[name] ?? `${name}.ts`}`)),
  );
  expect(silent).toEqual([]);
});
