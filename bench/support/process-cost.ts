import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ticks of the kernel's process clock per second; 100 on all common Linux systems. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Returns the fields of /proc/<pid>/stat after the name, which may contain blanks; null if the process has ended. */
function statOf(pid: number): string[] | null {
  const text = readIfThere(`/proc/${pid}/stat`);
  return text === '' ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Returns the CPU time that a process, its children and its ended children have used, in seconds. */
export function cpuSeconds(pid: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = statOf(Number(entry));
    if (stat === null || (Number(entry) !== pid && Number(stat[1]) !== pid)) continue;
    // The process's own time and, for the main process, that of its ended children.
    ticks += Number(stat[11]) + Number(stat[12]);
    if (Number(entry) === pid) ticks += Number(stat[13]) + Number(stat[14]);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Returns the first child of a process. */
export function childOf(pid: number): number {
  const [child] = childrenOf(pid);
  if (child === undefined) throw new Error(`Process ${pid} started none`);
  return child;
}

/** Returns the memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readIfThere(`/proc/${pid}/statm`).split(' ')[1] ?? 0);
  return Math.round((pages * PAGE_BYTES) / 1e6);
}

/**
 * Returns the memory of a process and its children in MB, in total (shared memory counted once) and private only, and
 * the number of processes.
 */
export function memoryOfAll(pid: number): Readonly<{ all: number; unshared: number; processes: number }> {
  let kilobytes = 0;
  let shared = 0;
  const pids = [pid, ...childrenOf(pid)];
  for (const one of pids) {
    const parts = readIfThere(`/proc/${one}/smaps_rollup`);
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(parts)?.[1] ?? 0);
    kilobytes += of('Pss');
    shared += of('Pss_Shmem');
  }
  const unshared = Math.round((kilobytes - shared) / 1000);
  return { all: Math.round(kilobytes / 1000), unshared, processes: pids.length };
}

/** Returns every descendant of a process, with its command. */
export function descendantsOf(pid: number): readonly Readonly<{ pid: number; command: string }>[] {
  return childrenOf(pid).flatMap((child) => [
    { pid: child, command: readIfThere(`/proc/${child}/cmdline`).replaceAll('\0', ' ') },
    ...descendantsOf(child),
  ]);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && statOf(Number(entry))?.[1] === String(pid))
    .map(Number);
}

/** Reads a file about a process, which may end at any time. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the PID of the database server that runs in a data folder. */
export function databasePid(folder: string): number {
  const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(lines[0]);
}
