import { useEffect, useState } from 'react';
import { today } from './today.ts';

const LOOK_EVERY_MS = 30_000;

/** The person's own calendar date, also after midnight has passed with the app open. */
export function useToday(): string {
  const [date, setDate] = useState(today);
  useEffect(() => {
    const look = () => setDate(today());
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return date;
}
