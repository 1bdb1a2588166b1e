import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../../shared/stored.ts';

export interface Timer {
  readonly id: number;
  /** The meal or recipe that is being cooked, and its name. */
  readonly meal: string;
  readonly name: string;
  /** The step that mentions the time; the first is 1. */
  readonly step: number;
  /** When the timer ends, in milliseconds since 1970; for a paused timer, when it would have ended. */
  readonly endsAt: number;
  /** The remaining milliseconds of a paused timer. */
  readonly pausedMs?: number;
  /** Whether the end was announced. */
  readonly hasRung: boolean;
}

/** How long after its end a timer is deleted, in milliseconds. */
const STALE_MS = 60 * 60 * 1000;
/** How long after its planned end a paused timer is deleted, in milliseconds. */
const STALE_PAUSED_MS = 12 * STALE_MS;
const MINUTE_MS = 60 * 1000;
const TICK_MS = 500;

let timers: readonly Timer[] | undefined;
let ring: ((timer: Timer) => void) | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Returns the current timers, including those from before a reload, in the order in which they end. */
export function currentTimers(): readonly Timer[] {
  timers ??= readTimers();
  return timers;
}

/** The timers on this device; rerenders when they change. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, currentTimers);
}

/** The current time in milliseconds; rerenders twice a second while `isRunning`. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [isRunning]);
  return now;
}

/**
 * Calls `onEnd` once for each timer that ends, whichever screen is open, and immediately for those that already ended.
 */
export function whenTimerEnds(onEnd: (timer: Timer) => void): void {
  ring = onEnd;
  waitForNext();
}

export function startTimer(timer: Pick<Timer, 'meal' | 'name' | 'step'>, seconds: number): void {
  const id = Math.max(0, ...currentTimers().map((one) => one.id)) + 1;
  publish([...currentTimers(), { ...timer, id, endsAt: Date.now() + seconds * 1000, hasRung: false }]);
}

/** Returns the milliseconds that a running or paused timer has left; 0 if it is over. */
export function timeLeft({ endsAt, pausedMs }: Pick<Timer, 'endsAt' | 'pausedMs'>, now: number): number {
  return pausedMs ?? Math.max(0, endsAt - now);
}

/** Adds a minute to a timer, counted from now if it is over. */
export function addMinute(id: number): void {
  changeTimer(id, (timer) => {
    const left = timeLeft(timer, Date.now()) + MINUTE_MS;
    const endsAt = Date.now() + left;
    return { ...timer, endsAt, ...(isPaused(timer) && { pausedMs: left }), hasRung: false };
  });
}

export function isPaused({ pausedMs }: Pick<Timer, 'pausedMs'>): boolean {
  return pausedMs !== undefined;
}

/** Pauses a timer, unless it is over. */
export function pauseTimer(id: number): void {
  changeTimer(id, (timer) => {
    const left = timeLeft(timer, Date.now());
    return left === 0 ? timer : { ...timer, pausedMs: left };
  });
}

/** Resumes a paused timer with its remaining time. */
export function resumeTimer(id: number): void {
  changeTimer(id, ({ pausedMs = 0, ...timer }) => ({ ...timer, endsAt: Date.now() + pausedMs }));
}

function changeTimer(id: number, change: (timer: Timer) => Timer): void {
  publish(currentTimers().map((timer) => (timer.id === id ? change(timer) : timer)));
}

export function stopTimer(id: number): void {
  publish(currentTimers().filter((timer) => timer.id !== id));
}

function waitForNext(): void {
  clearTimeout(waiting);
  const next = currentTimers().find((timer) => !timer.hasRung && !isPaused(timer));
  if (ring === undefined || next === undefined) return;
  waiting = setTimeout(ringEnded, Math.max(0, next.endsAt - Date.now()));
}

function ringEnded(): void {
  const now = Date.now();
  const ended = currentTimers().filter((timer) => !timer.hasRung && timeLeft(timer, now) === 0);
  publish(currentTimers().map((timer) => (ended.includes(timer) ? { ...timer, hasRung: true } : timer)));
  for (const timer of ended) ring?.(timer);
}

function publish(next: readonly Timer[]): void {
  timers = next.toSorted((a, b) => a.endsAt - b.endsAt || a.id - b.id);
  writeStored('cooking-timers', timers.length === 0 ? null : JSON.stringify(timers));
  for (const listener of listeners) listener();
  waitForNext();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTimers(): readonly Timer[] {
  const oldest = (timer: Timer) => Date.now() - (isPaused(timer) ? STALE_PAUSED_MS : STALE_MS);
  try {
    const kept: unknown = JSON.parse(readStored('cooking-timers') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTimer).filter((timer) => timer.endsAt > oldest(timer)) : [];
  } catch {
    return [];
  }
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, meal, name, step, endsAt, pausedMs = 0, hasRung } = value as Record<string, unknown>;
  const hasNumbers = [id, step, endsAt, pausedMs].every((each) => typeof each === 'number' && Number.isFinite(each));
  return hasNumbers && typeof meal === 'string' && typeof name === 'string' && typeof hasRung === 'boolean';
}
