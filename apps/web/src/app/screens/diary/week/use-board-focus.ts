import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const STOP = '[data-stop], [data-plan] button';
/** Steps down and to the right. */
type Place = readonly [down: number, right: number];

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const all = (within: Element | null | undefined, selector: string) => [
  ...(within?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

const stopNamed = (board: HTMLElement | null, stop: string) =>
  board?.querySelector<HTMLElement>(`[data-stop="${stop}"]`) ?? null;

/** Returns the cells of the board by row, without those that a day does not have. */
function placesOf(board: HTMLElement): readonly (readonly HTMLElement[])[] {
  return all(board, '[role=row]').map((row) => all(row, '[role=gridcell], [role=columnheader][data-day]'));
}

/** Returns the cells beyond a cell in a direction, nearest first. */
function placesBeyond(
  rows: readonly (readonly HTMLElement[])[],
  [row, column]: Place,
  [down, right]: Place,
): readonly HTMLElement[] {
  const beyond = Array.from({ length: Math.max(rows.length, rows[0]?.length ?? 0) }, (_, step) => step + 1);
  return beyond.flatMap((step) => rows[row + step * down]?.[column + step * right] ?? []);
}

/**
 * Returns where an arrow key moves the focus from an element of the board: to the next stop in its cell, or to the
 * nearest cell that has one.
 */
function nextStop(
  board: HTMLElement,
  from: Element,
  [down, right]: readonly [number, number],
): HTMLElement | undefined {
  const rows = placesOf(board);
  const row = rows.findIndex((places) => places.some((place) => place.contains(from)));
  const column = rows[row]?.findIndex((place) => place.contains(from)) ?? -1;
  const stops = all(rows[row]?.[column], STOP);
  const at = stops.findIndex((stop) => stop === from || stop.closest('[data-meal]')?.contains(from));
  const beside = down === 0 ? undefined : stops[at + down];
  if (beside && at >= 0) return beside;
  for (const place of placesBeyond(rows, [row, column], [down, right])) {
    const there = all(place, STOP);
    const found = down < 0 ? there.at(-1) : (there[down === 0 ? Math.max(at, 0) : 0] ?? there.at(-1));
    if (found) return found;
  }
  return undefined;
}

interface BoardFocusOptions {
  readonly board: RefObject<HTMLElement | null>;
  /** The names of the elements that can be focused. */
  readonly stops: readonly string[];
  /** The element that is focused first. */
  readonly first: string;
  /** Shows the previous or next days. */
  readonly onPage: (step: number) => void;
}

/** The element to focus after the next render, and the deadline, in milliseconds since the page began. */
interface Awaited {
  readonly stop: string;
  readonly before: Element | null;
  readonly until: number;
}

/** How long to wait for a moved element, in milliseconds. If it has not moved by then, the move was refused. */
const PATIENCE_MS = 3000;

/**
 * Makes Tab reach a single element of the board, from which the arrow keys move to the others. `follow` takes the name
 * of an element that is focused once it is elsewhere, such as a moved meal, and `focusOn` that of an element that may
 * already be in place.
 */
export function useBoardFocus({ board, stops, first, onPage }: BoardFocusOptions) {
  const [last, setLast] = useState<string>();
  const [awaited, setAwaited] = useState<Awaited>();
  const current = last !== undefined && stops.includes(last) ? last : first;
  useEffect(() => {
    const found = awaited && stopNamed(board.current, awaited.stop);
    if (!awaited || !found || found === awaited.before) return undefined;
    // Waits a frame, because dropping a meal or closing a sheet first restores the focus.
    const frame = requestAnimationFrame(() => {
      if (performance.now() < awaited.until) found.focus();
      setAwaited(undefined);
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    tabIndexOf: (stop: string): 0 | -1 => (stop === current ? 0 : -1),
    follow: (stop: string) =>
      setAwaited({ stop, before: stopNamed(board.current, stop), until: performance.now() + PATIENCE_MS }),
    focusOn: (stop: string) => setAwaited({ stop, before: null, until: performance.now() + PATIENCE_MS }),
    boardProps: {
      onFocus: ({ target }: FocusEvent) => {
        const stop = target.closest('[data-meal]')?.querySelector('[data-stop]') ?? target;
        const name = stop.getAttribute('data-stop');
        if (name !== null) setLast(name);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key, target } = event;
        const [step, page] = [STEPS[key], PAGES[key]];
        const isOther = event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element);
        if ((!step && page === undefined) || isOther || !board.current) return;
        event.preventDefault();
        if (!step) return onPage(page ?? 0);
        nextStop(board.current, target, step)?.focus();
      },
    },
  };
}

/** While a meal is dragged by keyboard, the arrow keys move from one accepting cell to the next, as Tab does. */
export function useDragArrows(
  board: RefObject<HTMLElement | null>,
  isDragging: boolean,
  accepts: (place: string) => boolean,
) {
  useEffect(() => {
    if (!isDragging) return undefined;
    const press = (event: globalThis.KeyboardEvent) => {
      const step = STEPS[event.key];
      const from = document.activeElement?.closest('[role=gridcell]');
      if (!step || !board.current || !from) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const rows = placesOf(board.current);
      const row = rows.findIndex((places) => places.some((place) => place === from));
      const column = rows[row]?.findIndex((place) => place === from) ?? -1;
      const next = placesBeyond(rows, [row, column], step).find((place) => accepts(place.dataset['cell'] ?? ''));
      next?.focus();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
}
