import { useState } from 'react';
import { type PickerPlace, SEARCH_START } from './picker-place.ts';

export type Move = (place: PickerPlace, manner: 'forward' | 'back' | 'replace') => void;

/** The current step of a picker whose steps are not in the URL, and a function that moves to another step. */
export function usePickerPlace(start = SEARCH_START): readonly [PickerPlace, Move] {
  const [way, setWay] = useState<readonly PickerPlace[]>([start]);
  const move: Move = (place, manner) =>
    setWay((known) => {
      if (manner === 'forward') return [...known, place];
      if (manner === 'replace') return [...known.slice(0, -1), place];
      return known.length > 1 ? known.slice(0, -1) : [place];
    });
  return [way.at(-1) ?? start, move];
}
