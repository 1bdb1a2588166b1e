import { today } from './today.ts';
import { useNow } from './use-now.ts';

/** The person's own calendar date, also after midnight has passed with the app open. */
export function useToday(): string {
  return useNow(today);
}
