import { useEffect, useState } from 'react';
import { movingRows, type Place, placeOf, placesOf, type Row, type ShownItem } from './rows.ts';

/**
 * How long a line stays where it was ticked, in milliseconds from the last touch, because the next line must not move
 * under a finger.
 */
const SETTLE_MS = 1200;
/** How long a line takes to fold away, in milliseconds; the same as its CSS transition. */
const LEAVE_MS = 200;

interface SettledPlaces {
  placeOfRow: (row: Row<ShownItem>) => Place;
  isLeaving: (row: Row<ShownItem>) => boolean;
}

/** The places of lines: ticked lines move to the basket all at once, shortly after the last touch. */
export function useSettledPlaces(rows: readonly Row<ShownItem>[]): SettledPlaces {
  const [settled, setSettled] = useState<ReadonlyMap<string, Place>>(new Map());
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const shown = placesOf(rows, settled);
  // Lines that are new start in their own place, and stay there until they have settled elsewhere.
  if (shown !== settled) setSettled(shown);
  const moving = movingRows(rows, shown)
    .map((row) => `${row.key} ${placeOf(row)}`)
    .join();
  useEffect(() => {
    if (moving === '') return;
    let folding: ReturnType<typeof setTimeout> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    };
    const settle = () => {
      const focused = keyOfFocusedRow();
      const lines = moving.split(',').map((line) => line.split(' ') as [string, Place]);
      const going = lines.filter(([key]) => key !== focused);
      if (going.length === 0) return wait();
      setLeaving(new Set(going.map(([key]) => key)));
      folding = setTimeout(() => {
        setLeaving(new Set());
        setSettled((places) => new Map([...places, ...going]));
      }, LEAVE_MS);
    };
    wait();
    document.addEventListener('pointerdown', wait);
    return () => {
      document.removeEventListener('pointerdown', wait);
      clearTimeout(timer);
      clearTimeout(folding);
      setLeaving(new Set());
    };
  }, [moving]);
  return {
    placeOfRow: (row) => shown.get(row.key) ?? placeOf(row),
    isLeaving: (row) => leaving.has(row.key),
  };
}

/** Returns the key of the line that has the keyboard focus. That line stays in place until the focus leaves it. */
function keyOfFocusedRow(): string | undefined {
  const focused = document.querySelector(':focus-visible');
  return focused?.closest<HTMLElement>('[data-row]')?.dataset['row'];
}
