import { type LabelCheck, labelChecksFor, type ItemToBuy } from '@weekbord/domain/groceries/label-checks';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** Returns what the person looks for when buying an item, in words; undefined if nothing. */
export type LabelCheckOf = (item: ItemToBuy) => string | undefined;

const WORDS = { HALAL: 'halal', GLUTEN_ON_LABEL: 'glutenOnLabel', FORTIFIED: 'fortified' } as const;

/** Returns a formatter for what to look for; undefined if nothing. */
export function useLabelCheckWords(): (cares: readonly LabelCheck[]) => string | undefined {
  const say = usePhrases('groceries');
  return (cares) => (cares.length === 0 ? undefined : cares.map((care) => say(WORDS[care])).join(', '));
}

/** Returns a formatter for what the user looks for when buying an item. */
export function useLabelCheckOf(): LabelCheckOf {
  const wordsOf = useLabelCheckWords();
  const { intake } = useCurrentUser();
  return (item) => wordsOf(labelChecksFor(item, intake));
}
