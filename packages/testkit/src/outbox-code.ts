import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NEWEST = 20;

/** Returns the login code that a server emailed to an address, from its outbox; null if there is none yet. */
export async function codeInOutbox(dataDir: string, email: string): Promise<string | null> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const newest = names.toSorted().slice(-NEWEST);
  const mails = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
  const mail = mails.findLast((text) => text.includes(`To: ${email}`)) ?? '';
  return /^Subject: .*?\b(\d{4})\b/m.exec(mail)?.[1] ?? null;
}
