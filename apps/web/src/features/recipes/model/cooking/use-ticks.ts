import { useState } from 'react';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { readStored, writeStored } from '../../../../shared/stored.ts';

/** The ticked ingredients, by meal, on one date. */
interface KeptTicks {
  readonly date: string;
  readonly meals: Readonly<Record<string, readonly string[]>>;
}

/** The ticked ingredients of a meal, stored on this device until the end of the day. */
export function useTicks(meal: string) {
  const date = useToday();
  const [kept, setKept] = useState(readTicks);
  const meals = kept.date === date ? kept.meals : {};
  const ready = meals[meal] ?? [];
  return {
    isReady: (row: string) => ready.includes(row),
    tick: (row: string, isReady: boolean) => {
      const others = ready.filter((one) => one !== row);
      const next = { date, meals: { ...meals, [meal]: isReady ? [...others, row] : others } };
      writeStored('cooking-ticks', JSON.stringify(next));
      setKept(next);
    },
  };
}

function readTicks(): KeptTicks {
  const none = { date: '', meals: {} };
  try {
    const kept = JSON.parse(readStored('cooking-ticks') ?? 'null') as Partial<KeptTicks> | null;
    const isWhole = typeof kept?.date === 'string' && typeof kept.meals === 'object';
    return isWhole && Object.values(kept.meals).every(Array.isArray) ? (kept as KeptTicks) : none;
  } catch {
    return none;
  }
}
