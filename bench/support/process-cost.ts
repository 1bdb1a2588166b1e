import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ticks of the kernel's process clock per second; 100 on every Linux that people run. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Fields of /proc/<pid>/stat after the name, which may contain blanks; null where the process has ended. */
function statOf(pid: number): string[] | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Processor time that a process, its children and those that have ended used until now, in seconds. */
export function cpuSeconds(pid: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = statOf(Number(entry));
    if (stat === null || (Number(entry) !== pid && Number(stat[1]) !== pid)) continue;
    // Own time, and for the process itself that of children which have ended.
    ticks += Number(stat[11]) + Number(stat[12]);
    if (Number(entry) === pid) ticks += Number(stat[13]) + Number(stat[14]);
  }
  return ticks / TICKS_PER_SECOND;
}

/** The first process that another one started. */
export function childOf(pid: number): number {
  const child = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && statOf(Number(entry))?.[1] === String(pid));
  if (child === undefined) throw new Error(`Process ${pid} started none`);
  return Number(child);
}

/** Memory that a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return Math.round((pages * PAGE_BYTES) / 1e6);
}

/** Memory that a process and its children hold, what they share counted once, in MB. */
export function residentMegabytesOfAll(pid: number): number {
  const all = readdirSync('/proc').filter(
    (entry) => entry === String(pid) || (/^\d+$/.test(entry) && statOf(Number(entry))?.[1] === String(pid)),
  );
  const kilobytes = all.map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, part) => sum + part, 0) / 1000);
}

/** The database server that runs in a data folder. */
export function databasePid(folder: string): number {
  const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(lines[0]);
}
