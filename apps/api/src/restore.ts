import { parseArgs } from 'node:util';
import { UnfinishedRestore } from './platform/backup/backup-fault.ts';
import { checkOnly, reasonOf, restore } from './restore-place.ts';
import { loadConfig } from './platform/config/config.ts';

const USAGE = `How to restore a backup into an empty installation, with BACKUP_KEY set to the key it was made with:
  npm run restore -- FILE                     with the keys and the deletion ledger in the folder of FILE
    --keys FILE, --ledger FILE                uses these instead, such as newer ones
    --without-keys                            without people's cycles
    --without-ledger                          people who were deleted after the backup come back
    --as-it-was                               for the version that made it, to downgrade
    --check                                   only reads everything and says whether it is intact
`;

const typed = readArguments();
try {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await (typed.check ? checkOnly : restore)(loadConfig(process.env), typed, say);
} catch (error) {
  const outcome = typed.check ? 'This backup cannot be restored' : 'Nothing was restored';
  process.stderr.write(error instanceof UnfinishedRestore ? `${error.message}\n` : `${outcome}: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        keys: { type: 'string' },
        ledger: { type: 'string' },
        'without-keys': { type: 'boolean', default: false },
        'without-ledger': { type: 'boolean', default: false },
        'as-it-was': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Name one file.');
    return {
      file,
      check: values.check,
      asItWas: values['as-it-was'],
      keys: values['without-keys'] ? null : values.keys,
      ledger: values['without-ledger'] ? null : values.ledger,
    };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
    return process.exit(2);
  }
}
