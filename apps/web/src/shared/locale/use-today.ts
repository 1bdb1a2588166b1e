import { today } from './today.ts';
import { useNow } from './use-now.ts';

/** The person's local date; updates at midnight while the app is open. */
export function useToday(): string {
  return useNow(today);
}
