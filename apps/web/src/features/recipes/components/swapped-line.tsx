import type { Ingredient } from '@weekbord/contract/recipes/models';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { reasonText } from '../../../shared/versions/swap-texts.ts';

/** What the food of a line stands in for, and why. */
export function SwappedLine({ swapped: { from, because } }: { swapped: NonNullable<Ingredient['swapped']> }) {
  const say = usePhrases('versions');
  const language = useLanguage();
  const reasons = new Intl.ListFormat(language).format(because.map((reason) => reasonText(reason, say)));
  return (
    <span className="block text-tiny text-brand-strong">
      {reasons === '' ? say('insteadPlain', { from }) : say('instead', { from, reasons })}
    </span>
  );
}
