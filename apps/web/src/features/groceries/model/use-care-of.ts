import { type Care, caresOf, type ItemToBuy } from '@weekbord/domain/groceries/cares';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** Returns what the person looks for when buying an item, in words; undefined if nothing. */
export type CareOf = (item: ItemToBuy) => string | undefined;

const WORDS = { HALAL: 'halal', GLUTEN_ON_LABEL: 'glutenOnLabel', FORTIFIED: 'fortified' } as const;

/** Returns a formatter for what to look for; undefined if nothing. */
export function useCareWords(): (cares: readonly Care[]) => string | undefined {
  const say = usePhrases('groceries');
  return (cares) => (cares.length === 0 ? undefined : cares.map((care) => say(WORDS[care])).join(', '));
}

/** Returns a formatter for what the user looks for when buying an item. */
export function useCareOf(): CareOf {
  const wordsOf = useCareWords();
  const { intake } = useCurrentUser();
  return (item) => wordsOf(caresOf(item, intake));
}
