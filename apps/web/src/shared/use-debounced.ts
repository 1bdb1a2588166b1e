import { useEffect, useState } from 'react';

/** The value, once it has not changed for `ms` milliseconds. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Whether a value has been the same for at least `ms` milliseconds. */
export function useHasRested(value: unknown, ms: number): boolean {
  const [rested, setRested] = useState<{ readonly value: unknown }>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested !== undefined && rested.value === value;
}
